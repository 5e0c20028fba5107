import { randomUUIDv7 } from 'node:crypto'
import type { Instant } from '../../domain/time.ts'
import { newSecret, sha256 } from '../secrets.ts'
import type { Account } from '../stores/accounts/accounts.ts'
import type { Tx } from '../stores/database/database.ts'
import { beginSession, type NewSession, type SessionPurpose } from '../stores/accounts/sessions.ts'

/** The secrets of a session: what it calls with, and what renews that. */
export interface Secrets {
  readonly token: string
  readonly renewal: string
}

/** A session that has just begun, with its secrets, which nobody can read again. */
export interface Begun extends Secrets {
  readonly account: Account
  readonly expires_at: Instant
  readonly embedded: boolean
  readonly purpose: SessionPurpose
  /** Two factors were proved, or it ends with a session whose business that is. */
  readonly strong: boolean
}

/** A provider vouched for a session, and calls it so, where it says a name. */
export interface Vouched {
  readonly session: string | null
}

/** Characters of a provider's name for a session that is kept as it is. */
const PLAIN_SID = 300

/** A provider's name for a session as it is kept and looked for: a long one as its digest. */
export const keptSid = (sid: string): string => (sid.length <= PLAIN_SID ? sid : sha256(sid))

/**
 * How a session begins: embedded or not, for everything or one purpose, with which browser, by
 * which session's code, and its latest end where one is given.
 */
export interface Beginning extends Pick<
  NewSession,
  | 'embedded'
  | 'purpose'
  | 'user_agent'
  | 'parent_id'
  | 'until'
  | 'viewed_from'
  | 'network'
  | 'strong'
> {
  /** Null for a session that no provider vouched for. */
  readonly single?: Vouched | null
  /** New ones unless given. */
  readonly secrets?: Secrets | null
}

/** An ordinary session, for everything and of no other session, as signing in begins it. */
export const ordinary = ({
  user_agent,
  network,
}: {
  readonly user_agent: string | null
  readonly network: string
}): Beginning => ({
  embedded: false,
  purpose: null,
  user_agent,
  parent_id: null,
  until: null,
  network,
})

/** Begins a session of the account; the transaction's last statement. */
export const begin = async (
  tx: Tx,
  account: Account,
  {
    embedded,
    purpose,
    user_agent,
    parent_id,
    until,
    viewed_from = null,
    network = null,
    strong = false,
    single = null,
    secrets = null,
  }: Beginning,
): Promise<Begun> => {
  const { token, renewal } = secrets ?? { token: newSecret(), renewal: newSecret() }
  const { client_id, user_id } = account
  const hashes = { token_hash: sha256(token), renewal_hash: sha256(renewal) }
  const expires_at = await beginSession(tx, {
    id: randomUUIDv7(),
    client_id,
    user_id,
    ...hashes,
    embedded,
    purpose,
    parent_id,
    until,
    viewed_from,
    network,
    strong,
    is_single: single !== null,
    provider_session: single?.session ?? null,
    user_agent: user_agent?.slice(0, 300) ?? null,
  })
  return {
    account,
    token,
    renewal,
    expires_at,
    embedded,
    purpose,
    strong: strong || parent_id !== null,
  }
}
