import { sql, type RawBuilder } from 'kysely'
import type { Channel } from '../../../domain/messages/channel.ts'
import type { FailedTry, MessageFault } from '../../../domain/messages/fault.ts'
import type { OtherMessage } from '../../../domain/messages/life.ts'
import type { LedgerState } from '../../../domain/messages/ledger.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope } from '../database/database.ts'
import type { OutboxRow } from '../database/message-tables.ts'

/** How far a message has come, and what it comes before or after. */
export interface MessageArrival {
  readonly id: string
  readonly event: string
  readonly channel: Channel
  readonly recipient: string
  readonly state: LedgerState
  readonly created_at: Instant
  readonly sent_at: Instant | null
  readonly delivered_at: Instant | null
  readonly read_at: Instant | null
  readonly failed_at: Instant | null
  readonly error: string | null
  /** Why its last try came to nothing. */
  readonly last_why: MessageFault | null
  readonly sent_by: string | null
  readonly instead_of: string | null
  readonly followed_by: string | null
  readonly again_of: string | null
  readonly again_by: string | null
}

/** A message as the ledger keeps it. */
export interface OutboxEntry extends MessageArrival {
  readonly order_id: string | null
  readonly identifier: string | null
  readonly kind: OutboxRow['kind']
  readonly subject: string
  readonly body: string
  readonly secret: string | null
  readonly tries: number
  readonly provider: string | null
  readonly provider_id: string | null
  readonly cost: number | null
  readonly parts: number | null
  readonly template: string | null
  /** Somebody may have been given what it says: it, or a copy of it, has a provider or had one. */
  readonly carried: boolean
}

/** What the ledger is narrowed by; null where it is not. */
export interface LedgerQuery {
  readonly before: string | null
  readonly states: readonly LedgerState[] | null
  readonly channel: Channel | null
  readonly event: string | null
  readonly order_id: string | null
  readonly identifier: string | null
  /** A contact, in each of the forms in which it may be kept. */
  readonly recipients: readonly string[] | null
  readonly from: Instant | null
  readonly until: Instant | null
}

const arrival = sql`
  m.id, coalesce(m.template ->> 'event', m.kind) as event, m.channel, m.recipient, m.state,
  m.created_at, m.sent_at, m.delivered_at, m.read_at, m.failed_at, m.error, m.sent_by, m.instead_of,
  m.again_of, m.tried -> -1 ->> 'why' as last_why,
  (select n.id from outbox n where n.instead_of = m.id limit 1) as followed_by,
  (select n.id from outbox n where n.again_of = m.id) as again_by`

const entry = (channels: readonly string[]): RawBuilder<unknown> => sql`
  ${arrival}, m.order_id, m.kind, m.subject, m.body, m.secret, m.tries, m.provider, m.provider_id,
  m.cost::float8 as cost, m.parts, m.template ->> 'event' as template,
  (select identifier from orders o where o.client_id = m.client_id and o.id = m.order_id)
    as identifier,
  m.tries > 0 or m.channel = any(${[...channels]}) or exists (
    select from outbox other
    where other.order_id = m.order_id and other.created_at = m.created_at
      and other.client_id = m.client_id and other.kind = m.kind
      and (other.tries > 0 or other.channel = any(${[...channels]}))) as carried`

const before = (id: string | null): RawBuilder<unknown>[] =>
  id === null
    ? []
    : [
        sql`(m.created_at, m.id) < (
          (select p.created_at from outbox p where p.client_id = app_client() and p.id = ${id}),
          ${id}::uuid)`,
      ]

/** The conditions of a question, those that are asked alone: each has an index that serves it. */
const narrowed = (query: LedgerQuery): RawBuilder<unknown> => {
  const { states, channel, event, order_id, identifier, recipients, from, until } = query
  const isDead = states?.every((state) => state === 'failed' || state === 'expired')
  return sql.join(
    [
      sql`m.client_id = app_client()`,
      ...before(query.before),
      ...(states ? [sql`m.state = any(${[...states]})`] : []),
      // Said as the index of dead letters says it.
      ...(isDead ? [sql`m.state in ('failed', 'expired')`] : []),
      ...(channel ? [sql`m.channel = ${channel}`] : []),
      ...(event ? [sql`coalesce(m.template ->> 'event', m.kind) = ${event}`] : []),
      ...(order_id ? [sql`m.order_id = ${order_id}`] : []),
      ...(identifier
        ? [
            sql`m.order_id = (
              select id from orders where client_id = app_client() and identifier = ${identifier})`,
          ]
        : []),
      ...(recipients ? [sql`m.recipient = any(${[...recipients]})`] : []),
      ...(from ? [sql`m.created_at >= ${from}::timestamptz`] : []),
      ...(until ? [sql`m.created_at <= ${until}::timestamptz`] : []),
    ],
    sql` and `,
  )
}

/** The statement of a page of 50 of a client's messages, newest first. */
export const ledgerPage = (query: LedgerQuery, channels: readonly string[]) => sql<OutboxEntry>`
  select ${entry(channels)} from outbox m where ${narrowed(query)}
  order by m.created_at desc, m.id desc limit 50`

/**
 * A page of 50 of the messages that `scope` sees, newest first. Those of one order and kind that
 * were queued together are copies of each other; `channels` have a provider.
 */
export const ledgerMessages = (
  database: Database,
  scope: Scope,
  query: LedgerQuery,
  channels: readonly string[],
): Promise<OutboxEntry[]> => database.read(scope, () => ledgerPage(query, channels))

/** A message with its tries and the messages before and after it. */
export interface WholeEntry extends OutboxEntry {
  readonly due_at: Instant
  readonly tried: readonly FailedTry[]
  readonly others: readonly OtherMessage[]
}

/** One message of the client; null where it has none of that id. */
export const wholeMessage = async (
  database: Database,
  scope: Scope,
  id: string,
  channels: readonly string[],
): Promise<WholeEntry | null> => {
  const [row] = await database.read(
    scope,
    () => sql<WholeEntry>`
    select ${entry(channels)}, m.due_at, m.tried,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', n.id, 'channel', n.channel,
          'sent_by', n.sent_by, 'created_at', to_char(n.created_at at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
        from outbox n
        where n.client_id = m.client_id
          and (n.id in (m.instead_of, m.again_of) or n.instead_of = m.id or n.again_of = m.id)),
        '[]') as others
    from outbox m where m.client_id = app_client() and m.id = ${id}`,
  )
  return row ?? null
}

/** A page of 50 of the messages about one order, newest first. */
export const messagesOfOrder = (
  database: Database,
  scope: Scope,
  order_id: string,
  last: string | null,
): Promise<MessageArrival[]> =>
  database.read(
    scope,
    () => sql<MessageArrival>`
    select ${arrival} from outbox m
    where m.client_id = app_client() and m.order_id = ${order_id}
      and exists (select from orders o where o.client_id = app_client() and o.id = ${order_id})
      ${last === null ? sql`` : sql`and ${before(last)[0] ?? sql`true`}`}
    order by m.created_at desc, m.id desc limit 50`,
  )
