import { english } from '../../domain/words/catalogue.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { CannotStart } from '../start-errors.ts'
import { Damaged } from '../stores/database/busy.ts'
import { CannotOpen, cannotOpen } from '../stores/database/open-errors.ts'
import { askedFor, helpOf } from './arguments.ts'
import { done, exitCodes, Misused, type Described, type Outcome } from './command.ts'
import { Impossible } from './impossible.ts'
import { erasureCommands } from './erasure-commands.ts'
import { keyCommands } from './key-commands.ts'
import { policyCommands } from './policy-commands.ts'
import { userCommands } from './user-commands.ts'

const commands = [...policyCommands, ...userCommands, ...keyCommands, ...erasureCommands]

/** A process's outcome, and whether it was asked for as JSON. */
export interface Ended extends Outcome {
  readonly json: boolean
}

/**
 * Command line of whoever runs the product: reads its arguments, opens what the command needs and
 * closes it, and answers what came of it. Help tells of `others` too, which run elsewhere. Never
 * throws but for a fault of ours.
 */
export const runCommand = async (
  argv: readonly string[],
  open: () => Promise<Deps>,
  others: readonly Described[] = [],
): Promise<Ended> => {
  const json = argv.includes('--json')
  try {
    const { command, given } = askedFor(argv, commands, others)
    if (!command) {
      const lines = helpOf([...commands, ...others], given.values[0])
      return { ...done(lines, { help: lines }), json }
    }
    const deps = await open()
    try {
      return { ...(await command.run(deps, given)), json }
    } finally {
      await deps.database.close()
    }
  } catch (error) {
    return { ...failed(error), json }
  }
}

const failed = (error: unknown): Outcome => {
  if (error instanceof Misused)
    return told(exitCodes.misused, [error.message, 'npm run admin -- help says what there is.'])
  if (error instanceof Impossible) return told(exitCodes.refused, [error.message, ...error.why])
  if (error instanceof Refused)
    return told(exitCodes.refused, [
      textOfAny(error.said, english),
      ...error.errors.map((one) => `${one.field}: ${textOfAny(one, english)}`),
    ])
  if (error instanceof CannotOpen || error instanceof CannotStart)
    return told(exitCodes.refused, [error.message])
  if (error instanceof Damaged)
    return told(exitCodes.refused, [cannotOpen.unreadable(error.message)])
  throw error
}

const told = (exit: Outcome['exit'], [message = '', ...errors]: readonly string[]): Outcome => ({
  exit,
  lines: [message, ...errors],
  result: { error: message, errors },
})
