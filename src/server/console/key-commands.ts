import { rotateIssuerKey } from '../credentials/issuer.ts'
import type { Deps } from '../deps.ts'
import { rotateSecret } from '../kept-secret.ts'
import { TreeChanged } from '../transparency/log-head.ts'
import { rotateLogKey, type NotRotated, type RotatedKey } from '../transparency/log-keys.ts'
import { done, Misused, type ConsoleCommand } from './command.ts'
import { Impossible } from './impossible.ts'

/** Characters of why a key was changed; it is published beside the key of before. */
const MOST_OF_KEYS_WHY = 1_000

const rotate: ConsoleCommand = {
  name: 'keys rotate',
  takes: [],
  options: {
    add: {
      takes: null,
      says: 'as the second: every process reads what it makes, and none uses it',
    },
    use: { takes: null, says: 'the second from now on, once every process was started with it' },
  },
  says: 'Make a new secret for the installation; what was signed and sealed before stays readable.',
  run: async ({ settings }, { options: { add, use } }) => {
    if (add !== undefined && use !== undefined)
      throw new Misused('--add and --use are two steps: start every process anew between them.')
    if (settings.secret !== undefined)
      throw new Impossible(
        'EPOD_SECRET holds the secret: put a new one behind it there, a line each, start every process anew, and put it first then.',
      )
    const how = use !== undefined ? 'use' : add !== undefined ? 'add' : 'at_once'
    const secrets = await rotateSecret(settings.data_dir, how)
    if (how === 'use' && secrets === 1)
      throw new Impossible('There is no second secret: keys rotate --add makes one.')
    return done(
      [
        how === 'add'
          ? 'Start every process anew, then: keys rotate --use'
          : 'The new secret holds from the next start of every process on.',
        `${secrets} are kept, for what they signed and sealed.`,
      ],
      { secrets },
    )
  },
}

const whyNot: Readonly<Record<NotRotated, string>> = {
  no_key: 'There is no key yet: it is made with the first that it signs.',
  other_secret:
    'The key in use is sealed with another secret than this process has: see EPOD_SECRET and EPOD_DATA_DIR.',
  unused: 'The key in use is new, and has signed nothing yet: it was changed a moment ago.',
}

const rotateKey: ConsoleCommand = {
  name: 'rotate-key',
  takes: ['log|issuer'],
  options: { why: { takes: 'reason', says: 'the reason, which is kept with the key of before' } },
  says: 'Sign checkpoints of the log, or proofs, with a new key; the one of before stays published.',
  run: async (deps, { values: [which], options: { why } }) => {
    if (which !== 'log' && which !== 'issuer')
      throw new Misused("The key is 'log' (checkpoints) or 'issuer' (proofs).")
    if (why !== undefined && (why.trim() === '' || why.length > MOST_OF_KEYS_WHY))
      throw new Misused(`A reason has 1 to ${MOST_OF_KEYS_WHY} characters.`)
    const rotated = await (which === 'log' ? rotatedLog : rotateIssuerKey)(deps, why ?? null)
    if (typeof rotated === 'string') throw new Impossible(whyNot[rotated], ['Nothing was changed.'])
    const told = which === 'log' ? toldOfLog(deps, rotated) : toldOfIssuer(rotated)
    return done(told, { which, ...rotated })
  },
}

const rotatedLog: typeof rotateLogKey = async (deps, why) => {
  try {
    return await rotateLogKey(deps, why)
  } catch (error) {
    if (!(error instanceof TreeChanged)) throw error
    throw new Impossible(`Nothing is signed any more: ${error.message}.`, [
      'npm run verify-log says what differs.',
    ])
  }
}

const toldOfLog = ({ settings: { witnesses } }: Deps, { key, former }: RotatedKey): string[] => [
  `A new key signs the log: ${key}`,
  `It was: ${former}`,
  'The next checkpoint is signed with both, those after it with the new one alone.',
  ...(witnesses.length > 0
    ? [`Tell it soon to ${witnesses.map((one) => one.key.name).join(', ')}.`]
    : []),
  'Whoever kept the former key needs the new one beside it, from a way that they trust.',
]

const toldOfIssuer = ({ key, former }: RotatedKey): string[] => [
  `A new key signs proofs: ${key}`,
  `It was: ${former}`,
  'Proofs of before stay as they are, and both keys are published.',
]

/** The keys of the installation. */
export const keyCommands: readonly ConsoleCommand[] = [rotate, rotateKey]
