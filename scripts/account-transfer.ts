import { pino } from 'pino'
import { presets } from '../src/presets/presets.ts'
import type { Deps } from '../src/server/deps.ts'
import { readSettings } from '../src/server/env.ts'
import { WrongSetting } from '../src/server/wrong-setting.ts'
import { openDeps } from '../src/server/open-deps.ts'
import { CannotStart } from '../src/server/start-errors.ts'
import { Damaged } from '../src/server/stores/database/busy.ts'
import { CannotOpen, cannotOpen } from '../src/server/stores/database/open-errors.ts'
import { CannotTransfer } from '../src/server/stores/database/transfer/manifest.ts'

/** Something that is wrong with the call itself. */
export class WrongCall extends Error {}

/**
 * Runs the export or import of an account over what the server's own settings name, once `asked`
 * has read the arguments; answers into the exit code: 1 where it cannot be done, and why, 2 where
 * it is called wrongly.
 */
export async function runAccountTransfer<Asked>(
  asked: () => Asked,
  work: (deps: Deps, given: Asked) => Promise<number>,
): Promise<void> {
  const log = pino({ level: 'warn' }, pino.destination(2))
  try {
    const given = asked()
    const deps = await openDeps(readSettings(process.env), log, new Map(Object.entries(presets)))
    try {
      process.exitCode = await work(deps, given)
    } finally {
      await deps.database.close()
    }
  } catch (error) {
    process.exitCode = error instanceof WrongCall ? 2 : 1
    if (error instanceof Damaged) console.error(cannotOpen.unreadable(error.message))
    else if (isForOperators(error)) console.error(error.message)
    else throw error
  }
}

/** Is this an error that says all that an operator needs? */
function isForOperators(error: unknown): error is Error {
  return [CannotOpen, CannotTransfer, CannotStart, WrongSetting, WrongCall].some(
    (kind) => error instanceof kind,
  )
}
