import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { platform, scopeOf } from '../database/scope.ts'
import type { Viewer } from '../../../domain/policy/viewer.ts'
import type { Database } from '../database/database.ts'
import type { OutboxRow } from '../database/tables.ts'

/** A message as the ledger keeps it. */
export interface OutboxMessage {
  readonly id: string
  readonly order_id: string | null
  readonly kind: OutboxRow['kind']
  readonly channel: OutboxRow['channel']
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly secret: string | null
  readonly state: 'queued' | 'sent' | 'failed' | 'expired' | 'no_provider'
  readonly tries: number
  readonly created_at: Instant
  readonly sent_at: Instant | null
  readonly error: string | null
  /** Somebody may have been given what it says: it, or a copy of it, has a provider or had one. */
  readonly carried: boolean
}

/**
 * A message leased to this process. `tries` counts this one; `expires_in` is in ms, null where it
 * never expires.
 */
export interface Leased {
  readonly id: string
  readonly client_id: string
  readonly channel: OutboxRow['channel']
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly secret: string | null
  readonly tries: number
  readonly expires_in: number | null
}

/**
 * Leases up to `most` due messages of these kinds and channels for `lease` seconds; no other
 * process gets them meanwhile. They are chosen once, before the update: a plan that chose them
 * again for each row would skip those it has locked and go past `most`.
 */
export const leaseDue = (
  database: Database,
  kinds: readonly string[],
  channels: readonly string[],
  most: number,
  lease: number,
): Promise<Leased[]> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql<Leased>`
    with due as materialized (
      select id as due_id
      from outbox
      where state = 'queued'
        and due_at <= clock_timestamp()
        and (lease_until is null or lease_until <= clock_timestamp())
        and (expires_at is null or expires_at > clock_timestamp())
        and kind = any(${kinds})
        and channel = any(${channels})
      order by due_at limit ${most} for update skip locked)
    update outbox
    set tries = tries + 1, lease_until = clock_timestamp() + make_interval(secs => ${lease})
    from due
    where id = due_id
    returning id, client_id, channel, recipient, subject, body, secret, tries,
      (extract(epoch from expires_at - clock_timestamp()) * 1000)::float8 as expires_in`),
  )

/** Heartbeat: the message is still being sent, and stays leased for `lease` seconds more. */
export const renewLease = (database: Database, id: string, lease: number): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
    update outbox
    set lease_until = clock_timestamp() + make_interval(secs => ${lease})
    where id = ${id} and state = 'queued' and lease_until is not null`),
  )

/**
 * Closes what can no longer be sent: expired one-time passwords, messages whose channel has no
 * provider, and those whose last try never came back.
 */
export const closeUnsendable = (
  database: Database,
  channels: readonly string[],
  most_tries: number,
): Promise<unknown> =>
  database.transaction(platform, ({ db, finish }) =>
    Promise.all([
      sql`
      update outbox
      set state = case state when 'queued' then 'expired' else state end, secret = null
      where secret is not null
        and expires_at <= clock_timestamp()
        and state in ('queued', 'no_provider')
        and (lease_until is null or lease_until <= clock_timestamp())`.execute(db),
      sql`update outbox set state = 'failed', secret = null
      where state = 'queued'
        and due_at <= clock_timestamp()
        and tries >= ${most_tries}
        and lease_until <= clock_timestamp()`.execute(db),
      finish(
        sql`
          update outbox
          set state = 'no_provider'
          where state = 'queued' and not channel = any(${channels})`,
      ),
    ]),
  )

/**
 * The provider took the message. Where its channel had been out of reach, what waits because of
 * that is due at once.
 */
export const markSent = (
  database: Database,
  { id, channel }: Pick<Leased, 'id' | 'channel'>,
  provider_id: string,
  wasDown: boolean,
): Promise<unknown> =>
  database.transaction(platform, ({ db, finish }) =>
    Promise.all([
      wasDown
        ? sql`
          update outbox
          set due_at = clock_timestamp()
          where state = 'queued'
            and channel = ${channel}
            and error like ${`${UNREACHABLE}%`}`.execute(db)
        : null,
      finish(sql`
      update outbox
      set state = 'sent', sent_at = clock_timestamp(), provider_id = ${provider_id}, secret = null,
        lease_until = null, error = null
      where id = ${id} and state = 'queued'`),
    ]),
  )

/** The start of `error` where the provider was not to blame the message for. */
export const UNREACHABLE = 'unreachable: '

/** The message did not leave: due again after `wait` ms, or given up with null. */
export const markUnsent = async (
  database: Database,
  id: string,
  state: 'failed' | 'expired',
  error: string,
  wait: number | null,
): Promise<void> => {
  await database.transaction(platform, ({ finish }) =>
    finish(
      wait === null
        ? sql`
          update outbox
          set state = ${state}, error = ${error}, secret = null, lease_until = null
          where id = ${id} and state = 'queued'`
        : sql`
          update outbox
          set error = ${error}, lease_until = null,
            due_at = clock_timestamp() + make_interval(secs => ${wait / 1000})
          where id = ${id} and state = 'queued'`,
    ),
  )
}

/**
 * A page of 50 of the viewer's client's messages, newest first, older than the message `before`.
 * Those of one order and kind that were queued together are copies of each other; `channels` have a
 * provider.
 */
export const listMessages = (
  database: Database,
  viewer: Viewer,
  before: string | null,
  channels: readonly string[],
): Promise<OutboxMessage[]> =>
  database.read(
    scopeOf(viewer),
    () => sql<OutboxMessage>`
    select id, order_id, kind, channel, recipient, subject, body, secret, state, tries, created_at,
      sent_at, error,
      tries > 0 or channel = any(${channels}) or exists (
        select
        from outbox other
        where other.order_id = message.order_id
          and other.created_at = message.created_at
          and other.client_id = message.client_id
          and other.kind = message.kind
          and (other.tries > 0 or other.channel = any(${channels}))) as carried
    from outbox message
    where client_id = ${viewer.client_id} and (${before}::uuid is null or id < ${before}::uuid)
    order by id desc limit 50`,
  )
