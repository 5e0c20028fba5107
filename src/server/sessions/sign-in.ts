import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { platform } from '../stores/database/scope.ts'
import type { Instant } from '../../domain/time.ts'
import { isAdministrator } from '../../domain/users/managing.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { policyOf } from '../policies/account-policy.ts'
import type { Deps } from '../deps.ts'
import { Refused } from '../errors.ts'
import type { SecurityEvent } from '../security-log.ts'
import { sha256 } from '../secrets.ts'
import { notePasswordSignIn } from '../stores/accounts/account-changes.ts'
import { accountNamed, type Account, type SigningAccount } from '../stores/accounts/accounts.ts'
import { addTicket } from '../stores/accounts/sign-in-tickets.ts'
import type { Tx } from '../stores/database/database.ts'
import {
  admitTry,
  keepAsWrong,
  takeBack,
  type Origin,
  type SignInAttempt,
} from '../stores/accounts/login-failures.ts'
import { accountOf } from '../users/user-desk.ts'
import { begin, ordinary, type Begun, type Vouched } from './begin.ts'
import type { Credentials } from './credentials.ts'
import type { KnownDevices } from './known-devices.ts'
import { NO_PASSWORD, verifyPassword } from './passwords.ts'
import { newTicket } from './ticket.ts'

/**
 * Pauses in ms of a try that waits for others to be decided; together longer than any line of
 * passwords to check.
 */
const PAUSES = [50, 100, 200, 400, 800, 800, 800]
/** Throttling: how long a stranger's try waits for a name that strangers guess at. */
const SLOWED_MS = 3_000

/** The browser somebody signs in with. */
export interface Browser {
  readonly network: string
  readonly known: KnownDevices
  readonly user_agent: string | null
}

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
  const { database } = deps
  const attempt: SignInAttempt = {
    id: randomUUIDv7(),
    username,
    origin: await originOf(deps, username, from),
  }
  await admitted(deps, attempt)
  const forget = (): Promise<void> =>
    database.transaction(platform, (tx) => takeBack(tx, attempt.id))
  const account = await accountNamed(database, username)
  const wrong = (): Refused => {
    deps.security({ event: 'sign_in_failed', ...idsOf(account) })
    return new Refused(401, sentence('invalid_credentials'))
  }
  let isRight = false
  try {
    isRight = await verifyPassword(account?.password_hash ?? NO_PASSWORD, password)
  } catch (error) {
    await forget()
    throw error
  }
  if (!account || !isRight) {
    await keepAsWrong(database, attempt.id)
    throw wrong()
  }
  if (account.disabled || isSingleOnly(deps, account)) {
    await forget()
    throw account.disabled
      ? new Refused(403, sentence('user_disabled'))
      : new Refused(422, sentence('single_only'))
  }
  const begun = await database.transaction(platform, async (tx) => {
    const noted = notePasswordSignIn(tx, account)
    const [isStill] = await Promise.all([noted, takeBack(tx, attempt.id)])
    if (!isStill) return null
    return account.has_second_factor ? askFurther(tx, account) : begin(tx, account, ordinary(from))
  })
  if (!begun) throw wrong()
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

/** Whose account it is, as far as there is one; the name that was typed may be a password. */
export const idsOf = (
  account: { readonly client_id: string; readonly user_id: string } | null | undefined,
): Pick<SecurityEvent, 'client_id' | 'user_id'> => ({
  client_id: account?.client_id ?? null,
  user_id: account?.user_id ?? null,
})

/**
 * Where somebody who says to have this name comes from: a browser is known to the users who have
 * signed in there, and a stranger to all others.
 */
export const originOf = async (
  { database }: Pick<Deps, 'database'>,
  username: string,
  { network, known }: Pick<Browser, 'network' | 'known'>,
): Promise<Origin> => {
  if (known.length === 0) return { network, device: null }
  const user_id = (await accountNamed(database, username))?.user_id
  return { network, device: known.find((device) => device.user_id === user_id)?.id ?? null }
}

/**
 * Puts a try on record once it may be evaluated. Throws Refused 429 by the limits of AUTH-13, 503
 * where too many wait.
 */
export const admitted = async ({ database }: Deps, attempt: SignInAttempt): Promise<void> => {
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
