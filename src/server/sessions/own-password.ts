import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { refusedAt } from '../errors.ts'
import { changeOwnPassword } from '../stores/accounts/account-changes.ts'
import { forgetWrongOnes } from '../stores/accounts/login-failures.ts'
import type { SigningAccount } from '../stores/accounts/accounts.ts'
import type { Tx } from '../stores/database/database.ts'
import { forgetSessions } from './caller-of-session.ts'
import { retypedPassword } from './judged-try.ts'
import { hashOfChosen } from './passwords.ts'
import { ownChangeMade, tellHolder } from './tell-holder.ts'
import type { Browser } from './who-tries.ts'

/** An account whose caller knows its password so far, and the hash of the one to come. */
export interface ProvedPassword {
  readonly account: SigningAccount
  readonly password_hash: string
}

/**
 * Makes another password ready for a caller who knows the one so far. Throws Refused 422 at
 * `old_password` for a wrong one and at `password` for one that is easy to guess, 429 by the limits
 * of AUTH-13.
 */
export const provedPassword = async (
  deps: Deps,
  caller: Caller,
  { old_password, password }: { old_password: string; password: string },
  from: Browser,
): Promise<ProvedPassword> => {
  const account = await retypedPassword(deps, caller, old_password, from, 'old_password')
  return { account, password_hash: await hashOfChosen(password, account.username) }
}

/**
 * Sets the password that was made ready, and ends the caller's other sessions. Throws Refused 422
 * at `old_password` where the one so far was replaced meanwhile.
 */
export const setOwnPassword = async (
  tx: Tx,
  { session_id }: Caller,
  { account, password_hash }: ProvedPassword,
): Promise<void> => {
  if (!(await changeOwnPassword(tx, account, session_id ?? '', password_hash)))
    throw refusedAt('old_password', sentence('password_wrong'))
  await Promise.all([
    forgetWrongOnes(tx, account.username),
    tellHolder(tx, account, 'own_password_set'),
  ])
}

/** What follows once it is set. */
export const ownPasswordSet = (deps: Deps, { account }: ProvedPassword): void => {
  forgetSessions(deps)
  ownChangeMade(deps, account, 'own_password_set')
}
