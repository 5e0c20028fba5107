import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refused, refusedAt } from '../errors.ts'
import { accountNamed, type SigningAccount } from '../stores/accounts/accounts.ts'
import {
  admitTry,
  keepAsWrong,
  takeBack,
  type SignInAttempt,
} from '../stores/accounts/login-failures.ts'
import type { Tx } from '../stores/database/database.ts'
import { platform } from '../stores/database/scope.ts'
import { NO_PASSWORD, verifyPassword } from './passwords.ts'
import { idsOf, originOf, type Browser } from './who-tries.ts'

/**
 * Pauses in ms of a try that waits for others to be decided; together longer than any line of
 * passwords to check.
 */
const PAUSES = [50, 100, 200, 400, 800, 800, 800]
/** Throttling: how long a stranger's try waits for a name that strangers guess at. */
const SLOWED_MS = 3_000

/**
 * What `judge` answers of a password or a code for this user; null, which it answers for a wrong
 * one, counts like a wrong password at sign-in. A judge with a transaction of its own may take the
 * try back in it, by the function that it is given. Throws Refused 429 by the limits of AUTH-13,
 * 503 where too many wait, and what `judge` throws, which counts nothing.
 */
export const judgedTry = async <T>(
  deps: Deps,
  username: string,
  from: Browser,
  judge: (takesBack: (tx: Tx) => Promise<void>) => Promise<T | null>,
): Promise<T | null> => {
  const { database, log } = deps
  const attempt: SignInAttempt = {
    id: randomUUIDv7(),
    username,
    origin: await originOf(deps, username, from),
  }
  await admitted(deps, attempt)
  // What was judged stands, whether or not the try could be forgotten; else it counts in a while.
  const forget = (): Promise<void> =>
    database
      .transaction(platform, (tx) => takeBack(tx, attempt.id))
      .catch((error: unknown) => log.warn({ err: error }, 'a try to sign in stays counted'))
  let isTaken = false
  let found: T | null
  try {
    found = await judge((tx) => {
      isTaken = true
      return takeBack(tx, attempt.id)
    })
  } catch (error) {
    await forget()
    throw error
  }
  if (isTaken) return found
  // A wrong one that cannot be kept is not forgotten: undecided for long, it counts by itself.
  await (found === null ? keepAsWrong(database, attempt.id) : forget())
  return found
}

/**
 * Puts a try on record once it may be evaluated. Throws Refused 429 by the limits of AUTH-13, 503
 * where too many wait.
 */
const admitted = async ({ database }: Deps, attempt: SignInAttempt): Promise<void> => {
  for (const pause of PAUSES) {
    const admission = await admitTry(database, attempt)
    if (admission.kind === 'open') {
      if (admission.slowed) await sleep(SLOWED_MS)
      return
    }
    if (admission.kind === 'limited')
      throw new Refused(429, sentence('too_many_tries'), [], admission.retry_after)
    await sleep(pause)
  }
  throw new Refused(503, sentence('busy'), [], 1)
}

/**
 * The account of a caller who has typed its own password once more, before what a stolen session
 * shall not do. Throws Refused 422 at `field` for a wrong one, 429 by the limits of AUTH-13.
 */
export const retypedPassword = async (
  deps: Deps,
  { viewer }: Caller,
  password: string,
  from: Browser,
  field = 'password',
): Promise<SigningAccount> => {
  const username = viewer.username ?? ''
  const account = await accountNamed(deps.database, username)
  const right = await judgedTry(deps, username, from, async () =>
    (await verifyPassword(account?.password_hash ?? NO_PASSWORD, password)) ? account : null,
  )
  if (right) return right
  deps.security({ event: 'sign_in_failed', ...idsOf(account) })
  throw refusedAt(field, sentence('password_wrong'))
}
