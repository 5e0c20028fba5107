import { challengeMinutes, isCopied } from '../../domain/sign-in/passkeys.ts'
import { MINUTE } from '../../domain/time.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { newSecret, sha256 } from '../secrets.ts'
import { noteSignIn } from '../stores/accounts/account-changes.ts'
import { accountNamed } from '../stores/accounts/accounts.ts'
import {
  keepChallenge,
  passkeyWith,
  takeChallenge,
  usePasskey,
  type SigningPasskey,
} from '../stores/accounts/passkeys.ts'
import { platform } from '../stores/database/scope.ts'
import { spend } from '../stores/messages/budgets.ts'
import { begin, ordinary, type Begun } from './begin.ts'
import { judgedTry } from './judged-try.ts'
import { partyOf, provedBy, webAuthn, type PasskeyAnswer } from './passkey-proof.ts'
import { isSingleOnly } from './sign-in.ts'
import { idsOf, type Browser } from './who-tries.ts'

/** Challenges that a network may ask for in an hour: a whole office may sign in from one. */
const CHALLENGES_AN_HOUR = 1_000

/** Whose tries with a passkey count that nobody has: no user's, since a name has no space. */
const NOBODY = 'no passkey'

/**
 * A challenge for whoever signs in, and the secret that its browser keeps meanwhile. Throws Refused
 * 409 where there can be no passkeys, 429 where one network asks for too many.
 */
export const challengeBrowser = async (
  deps: Deps,
  { network }: Browser,
): Promise<{ secret: string; challenge: string; rpId: string; timeout: number }> => {
  const { database } = deps
  const { id: rpId } = partyOf(deps)
  const key = `passkey challenges ${network}`
  if (!(await spend(database, [{ key, an_hour: CHALLENGES_AN_HOUR }])))
    throw new Refused(429, sentence('too_many_tries'), [], 600)
  const timeout = challengeMinutes * MINUTE
  const { generateAuthenticationOptions } = await webAuthn()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, timeout })
  const secret = newSecret()
  await database.transaction(platform, (tx) => keepChallenge(tx, sha256(secret), challenge, null))
  return { secret, challenge, rpId, timeout }
}

/**
 * Begins a session for a passkey that its user has confirmed in person: both factors in one. Throws
 * Refused: 422 where this browser has no challenge that is good; 401 alike for a passkey that
 * nobody has, and for a wrong answer, which count like wrong passwords; 403 for a disabled user;
 * 429 by the limits of AUTH-13.
 */
export const signInWithPasskey = async (
  deps: Deps,
  secret: string | undefined,
  answer: PasskeyAnswer,
  from: Browser,
): Promise<Begun> => {
  const { database, security } = deps
  const challenge =
    secret === undefined ? null : await takeChallenge(database, sha256(secret), null)
  if (challenge === null) throw new Refused(422, sentence('passkey_late'))
  const key = await passkeyWith(database, answer.id)
  const begun = await judgedTry(deps, key?.username ?? NOBODY, from, async () => {
    const proved = key && (await provedBy(deps, key, answer, challenge))
    return proved ? enter(deps, key, proved, from) : null
  })
  if (begun) {
    security({ event: 'sign_in', ...idsOf(begun.account) })
    return begun
  }
  security({ event: 'sign_in_failed', ...idsOf(key) })
  throw new Refused(401, sentence('passkey_wrong'))
}

/** The session; null where the passkey was removed meanwhile, or another one counts for it. */
const enter = async (
  deps: Deps,
  key: SigningPasskey,
  { counter, is_synced }: { counter: number; is_synced: boolean },
  from: Browser,
): Promise<Begun | null> => {
  const account = await accountNamed(deps.database, key.username)
  if (!account || account.user_id !== key.user_id) return null
  if (account.disabled) throw new Refused(403, sentence('user_disabled'))
  if (isSingleOnly(deps, account)) throw new Refused(422, sentence('single_only'))
  return deps.database.transaction(platform, async (tx) => {
    const before = await usePasskey(tx, key, counter, is_synced)
    if (before === null) return null
    if (isCopied(before, counter)) {
      deps.security({ event: 'passkey_copied', ...idsOf(key) })
      return null
    }
    if (!(await noteSignIn(tx, account.user_id))) throw new Refused(403, sentence('user_disabled'))
    return begin(tx, account, {
      ...ordinary(from),
      strong: true,
    })
  })
}
