import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { refusedAt } from '../errors.ts'
import { changeOwnPassword } from '../stores/accounts/account-changes.ts'
import { forgetWrongOnes } from '../stores/accounts/login-failures.ts'
import { platform } from '../stores/database/scope.ts'
import { forgetSessions } from './caller-of-session.ts'
import { retypedPassword } from './judged-try.ts'
import { hashPassword } from './passwords.ts'
import type { Browser } from './sign-in.ts'
import { ownChangeMade, tellHolder } from './tell-holder.ts'

/**
 * Sets another password for a caller who knows the one so far, and ends its other sessions. Throws
 * Refused 422 at `old_password` for a wrong one, or one that was replaced meanwhile, 429 by the
 * limits of AUTH-13.
 */
export const setOwnPassword = async (
  deps: Deps,
  caller: Caller,
  { old_password, password }: { old_password: string; password: string },
  from: Browser,
): Promise<void> => {
  const account = await retypedPassword(deps, caller, old_password, from, 'old_password')
  const password_hash = await hashPassword(password)
  await deps.database.transaction(platform, async (tx) => {
    if (!(await changeOwnPassword(tx, account, caller.session_id ?? '', password_hash)))
      throw refusedAt('old_password', sentence('password_wrong'))
    await Promise.all([
      forgetWrongOnes(tx, account.username),
      tellHolder(tx, account, 'own_password_set'),
    ])
  })
  forgetSessions(deps)
  ownChangeMade(deps, account, 'own_password_set')
}
