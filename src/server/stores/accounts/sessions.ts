import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import { policyChangesIn } from './policy-in-effect.ts'
import { accounts, type Account } from './accounts.ts'
import type { Database, Tx } from '../database/database.ts'

/**
 * A token lives 15 minutes and a minute more once renewed; a session 8 hours without renewal, and
 * 24 in all.
 */
const token_life = sql`interval '15 minutes'`
const overlap = sql`interval '1 minute'`
const idle_life = sql`interval '8 hours'`
const whole_life = sql`interval '24 hours'`

/**
 * Lives by the database's clock: neither ended nor run out; nor is the session that it looks from,
 * where it looks at what somebody else sees.
 */
export const alive = sql`
  s.ended_at is null and s.idle_expires_at > now() and s.absolute_expires_at > now()
    and (s.viewed_from is null or exists (
      select
      from sessions v
      join users m on m.client_id = v.client_id and m.id = v.user_id
      where v.id = s.viewed_from
        and v.ended_at is null
        and v.idle_expires_at > now()
        and v.absolute_expires_at > now()
        and not m.disabled))`

/** The one thing that a session is good for; null where that is everything its account may do. */
export type SessionPurpose = 'mobile_add' | null

/** The session of a token that is good now. */
export interface LiveSession extends Account {
  readonly session_id: string
  readonly embedded: boolean
  readonly purpose: SessionPurpose
  /** Who looks at everything as this account does; null for the account itself. */
  readonly viewed_by: string | null
  /** It proved two factors: as it began, or by adding the second one itself. */
  readonly strong: boolean
  readonly expires_at: Instant
  /** Milliseconds that the token is still good for. */
  readonly remaining: number
  /** Milliseconds until the client's configuration is another; null where none is waiting. */
  readonly changes_in: number | null
  /** By the snapshot that it was read in: the oldest transaction still running, and the next. */
  readonly oldest_running: string
  readonly next_txid: string
}

/**
 * The session behind a token's hash, with its account; null when the token, the session or the user
 * is not good any more.
 */
export const sessionOfToken = async (
  database: Database,
  token_hash: string,
): Promise<LiveSession | null> => {
  const [row] = await database.read<LiveSession>(
    platform,
    () => sql`
    select a.*, s.id as session_id, s.embedded, s.purpose, t.expires_at,
      (
        select m.username
        from sessions v
        join users m on m.client_id = v.client_id and m.id = v.user_id
        where v.id = s.viewed_from) as viewed_by,
      s.strong,
      floor(extract(epoch from t.expires_at - now()) * 1000)::int as remaining,
      ${policyChangesIn(sql`a.client_id`)} as changes_in,
      pg_snapshot_xmin(pg_current_snapshot())::text as oldest_running,
      pg_snapshot_xmax(pg_current_snapshot())::text as next_txid
    from session_tokens t
    join sessions s on s.client_id = t.client_id and s.id = t.session_id
    join ${accounts} a on a.user_id = s.user_id
    where t.hash = ${token_hash} and t.expires_at > now() and ${alive} and not a.disabled`,
  )
  return row ?? null
}

/**
 * A session to be: whose, the hashes of its secrets, which session's code begins it, and when it
 * ends at the latest if something else bounds it.
 */
export interface NewSession {
  readonly id: string
  readonly client_id: string
  readonly user_id: string
  readonly token_hash: string
  readonly renewal_hash: string
  readonly embedded: boolean
  readonly purpose: SessionPurpose
  readonly user_agent: string | null
  readonly parent_id: string | null
  readonly until: Instant | null
  /** The session of somebody who looks at what this user sees, for a quarter of an hour. */
  readonly viewed_from?: string | null
  /** The address, or the network, of whoever began it. */
  readonly network?: string | null
  /** It proved two factors; one that another's code begins is as strong as that one. */
  readonly strong?: boolean
  /** A provider vouched for it. */
  readonly is_single?: boolean
  /** The provider's own name for it. */
  readonly provider_session?: string | null
}

const sessionBegun = (session: NewSession) => sql<{ expires_at: Instant }>`
    with begun as (
      insert into sessions (id, client_id, user_id, renewal_hash, idle_expires_at,
        absolute_expires_at, embedded, purpose, user_agent, parent_id, viewed_from, network, strong,
        is_single, provider_session)
      select ${session.id}::uuid, ${session.client_id}::uuid, ${session.user_id}::uuid,
        ${session.renewal_hash}, now() + ${idle_life},
        least(now() + ${session.viewed_from ? token_life : whole_life}, ${session.until}::timestamptz),
        ${session.embedded}::boolean,
        ${session.purpose}::text, ${session.user_agent}, ${session.parent_id}::uuid,
        ${session.viewed_from ?? null}::uuid, ${session.network ?? null}, ${session.strong ?? false}::boolean
          or coalesce((select strong from sessions where id = ${session.parent_id}::uuid), false),
        ${session.is_single ?? false}::boolean, ${session.provider_session ?? null}::text
      returning id, client_id, absolute_expires_at)
    insert into session_tokens (hash, client_id, session_id, expires_at)
    select ${session.token_hash}, client_id, id, least(now() + ${token_life}, absolute_expires_at)
    from begun
    returning expires_at`

const expiryOf = ([begun]: readonly { readonly expires_at: Instant }[]): Instant => {
  if (!begun) throw new Error('a session was not begun')
  return begun.expires_at
}

/** Begins a session and answers when its first token expires; the transaction's last statement. */
export const beginSession = async (tx: Tx, session: NewSession): Promise<Instant> =>
  expiryOf(await tx.finish(sessionBegun(session)))

/**
 * Begins a session where more follows in the transaction, and answers when its first token expires.
 */
export const beginSessionAmid = async ({ db }: Tx, session: NewSession): Promise<Instant> =>
  expiryOf((await sessionBegun(session).execute(db)).rows)

/**
 * Gives the live session of a renewal secret another token and answers when it expires; null where
 * there is none, or it is not of the user who is named. The tokens before it stay good for a
 * minute.
 */
export const renewSession = (
  database: Database,
  renewal_hash: string,
  token_hash: string,
  username: string | null = null,
): Promise<Instant | null> =>
  database.transaction(platform, async (tx) => {
    const {
      rows: [session],
    } = await sql<{ client_id: string; id: string }>`
      update sessions s set idle_expires_at = now() + ${idle_life} from users u
      where s.renewal_hash = ${renewal_hash} and ${alive} and u.id = s.user_id and not u.disabled
        and u.username = coalesce(${username}::text, u.username)
      returning s.client_id, s.id`.execute(tx.db)
    if (!session) return null
    const own = sql`client_id = ${session.client_id} and session_id = ${session.id}`
    const removed = sql`delete from session_tokens where ${own} and expires_at <= now()`.execute(
      tx.db,
    )
    const shortened = sql`
      update session_tokens
      set expires_at = least(expires_at, now() + ${overlap})
      where ${own}`.execute(tx.db)
    const added = tx.finish(sql<{ expires_at: Instant }>`
      insert into session_tokens (hash, client_id, session_id, expires_at)
      select ${token_hash}, client_id, id, least(now() + ${token_life}, absolute_expires_at)
      from sessions
      where client_id = ${session.client_id} and id = ${session.id} returning expires_at`)
    const [, , [token]] = await Promise.all([removed, shortened, added])
    return token?.expires_at ?? null
  })

/** One line of the list of sessions. */
export interface ListedSession {
  readonly id: string
  readonly created_at: Instant
  /** When it last renewed its token, or began. */
  readonly seen_at: Instant
  readonly user_agent: string | null
  readonly network: string | null
  readonly embedded: boolean
  readonly purpose: SessionPurpose
}

/** A user's live sessions, newest first, at most 50. */
export const sessionsOf = (
  database: Database,
  client_id: string,
  user_id: string,
): Promise<ListedSession[]> =>
  database.read(
    platform,
    () => sql<ListedSession>`
    select s.id, s.created_at, s.user_agent, s.network, s.embedded, s.purpose,
      s.idle_expires_at - ${idle_life} as seen_at
    from sessions s
    where s.client_id = ${client_id}
      and s.user_id = ${user_id}
      and s.viewed_from is null
      and ${alive}
    order by s.created_at desc, s.id desc
    limit 50`,
  )

/** Those of these sessions that live on, with their users not disabled. */
export const stillAlive = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await database.read(
    platform,
    () => sql<{ id: string }>`
    select s.id from sessions s join users u on u.client_id = s.client_id and u.id = s.user_id
    where s.id = any(${[...ids]}::uuid[]) and ${alive} and not u.disabled`,
  )
  return new Set(rows.map(({ id }) => id))
}
