import { platform } from '../stores/database/scope.ts'
import type { Instant } from '../../domain/time.ts'
import { isAdministrator } from '../../domain/users/managing.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { policyOf } from '../policies/account-policy.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import { sha256 } from '../secrets.ts'
import { notePasswordSignIn } from '../stores/accounts/account-changes.ts'
import { accountNamed, type Account, type SigningAccount } from '../stores/accounts/accounts.ts'
import { addTicket } from '../stores/accounts/sign-in-tickets.ts'
import type { Tx } from '../stores/database/database.ts'
import { accountOf } from '../users/user-desk.ts'
import { begin, ordinary, type Begun, type Vouched } from './begin.ts'
import type { Credentials } from './credentials.ts'
import { judgedTry } from './judged-try.ts'
import { NO_PASSWORD, verifyPassword } from './passwords.ts'
import { newTicket } from './ticket.ts'
import { idsOf, type Browser } from './who-tries.ts'

/** What a right password is answered with where a second factor is asked for: no session yet. */
export interface AskedFurther {
  readonly ticket: string
  readonly expires_at: Instant
}

/**
 * Begins a session for the right password, or asks for the second factor. Throws Refused: 401 alike
 * for an unknown name and a wrong password, 403 for a disabled user whose password was right, 429
 * by the limits of AUTH-13, 503 where too many sign in at once.
 */
export const signIn = async (
  deps: Deps,
  { username, password }: Credentials,
  from: Browser,
): Promise<Begun | AskedFurther> => {
  const account = await accountNamed(deps.database, username)
  const begun = await judgedTry(deps, username, from, async (takesBack) => {
    const isRight = await verifyPassword(account?.password_hash ?? NO_PASSWORD, password)
    if (!account || !isRight) return null
    if (account.disabled) throw new Refused(403, sentence('user_disabled'))
    if (isSingleOnly(deps, account)) throw new Refused(422, sentence('single_only'))
    return deps.database.transaction(platform, async (tx) => {
      const noted = notePasswordSignIn(tx, account)
      const [isStill] = await Promise.all([noted, takesBack(tx)])
      if (!isStill) return null
      return account.has_second_factor
        ? askFurther(tx, account)
        : begin(tx, account, ordinary(from))
    })
  })
  if (!begun) {
    deps.security({ event: 'sign_in_failed', ...idsOf(account) })
    throw new Refused(401, sentence('invalid_credentials'))
  }
  if ('ticket' in begun) return begun
  deps.security({ event: 'sign_in', ...idsOf(account) })
  return begun
}

/**
 * Is no password, nor a passkey, enough for this account, because its client's users sign in at a
 * provider? It is for administrators, who must get in where the provider fails (break-glass
 * account).
 */
export const isSingleOnly = (deps: Deps, account: SigningAccount): boolean =>
  account.is_single_only && !account.disabled && !isRuler(deps, account)

/** Is this account an administrator's at present? */
export const isRuler = (deps: Deps, account: SigningAccount): boolean =>
  isAdministrator(accountOf(deps, { ...account, id: account.user_id }), {
    now: deps.now(new Date().toISOString()),
    time_zone: policyOf(deps, account).time_zone,
  })

/**
 * Keeps a ticket for somebody who has proved one factor, to a provider where one vouched; the
 * transaction's last statement.
 */
export const askFurther = async (
  tx: Tx,
  account: Pick<Account, 'client_id' | 'user_id'>,
  single: Vouched | null = null,
): Promise<AskedFurther> => {
  const ticket = newTicket(single)
  return { ticket, expires_at: await addTicket(tx, account, sha256(ticket)) }
}
