import { randomUUIDv7 } from 'node:crypto'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { refusedAt } from '../errors.ts'
import { accountNamed, type SigningAccount } from '../stores/accounts/accounts.ts'
import { keepAsWrong, takeBack, type SignInAttempt } from '../stores/accounts/login-failures.ts'
import { platform } from '../stores/database/scope.ts'
import { NO_PASSWORD, verifyPassword } from './passwords.ts'
import { admitted, idsOf, originOf, type Browser } from './sign-in.ts'

/**
 * What `judge` answers of a password or a code for this user; null, which it answers for a wrong
 * one, counts like a wrong password at sign-in. Throws Refused 429 by the limits of AUTH-13, and
 * what `judge` throws, which counts nothing.
 */
export const judgedTry = async <T>(
  deps: Deps,
  username: string,
  from: Browser,
  judge: () => Promise<T | null>,
): Promise<T | null> => {
  const { database } = deps
  const attempt: SignInAttempt = {
    id: randomUUIDv7(),
    username,
    origin: await originOf(deps, username, from),
  }
  await admitted(deps, attempt)
  const forget = (): Promise<void> =>
    database.transaction(platform, (tx) => takeBack(tx, attempt.id))
  try {
    const found = await judge()
    await (found === null ? keepAsWrong(database, attempt.id) : forget())
    return found
  } catch (error) {
    await forget()
    throw error
  }
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
