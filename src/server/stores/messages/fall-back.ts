import { sql } from 'kysely'
import type { Way } from '../../../domain/messages/channel.ts'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'
import { triedAgain, type Leased, type Unsent } from './outbox.ts'

/** What is put in the place of a message. */
export interface InsteadOf {
  readonly id: string
  readonly to: Way
  readonly after: readonly Way[]
  readonly body: string
  readonly secret: string | null
}

/**
 * Ends a message and puts another in its place, in one statement: of two who do it at once, one
 * does. A message that has not left by then is failed, for this reason.
 */
export const passOn = (
  database: Database,
  { id }: Pick<Leased, 'id'>,
  next: InsteadOf,
  unsent: Unsent,
): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
    with ended as (
      update outbox
      set state = case when state = 'queued' then 'failed' else state end,
        error = coalesce(error, ${unsent.error}), tried = ${triedAgain(unsent)}, secret = null,
        lease_until = null, judge_at = null, ways_left = '[]'
      where id = ${id} and (state = 'queued' or judge_at is not null)
      returning client_id, order_id, kind, subject, template, expires_at, sent_by, is_timed,
        page_asked_from)
    insert into outbox (id, client_id, order_id, kind, channel, recipient, subject, body, secret,
      expires_at, sent_by, template, ways_left, instead_of, is_timed, page_asked_from)
    select ${next.id}::uuid, client_id, order_id, kind, ${next.to.channel}, ${next.to.recipient},
      subject, ${next.body}, ${next.secret}, expires_at, sent_by, template,
      ${JSON.stringify(next.after)}::jsonb, ${id}::uuid, is_timed, page_asked_from
    from ended
    returning pg_notify('epod_outbox', '')`),
  )

/** A message whose receipt is due, or says that it did not arrive. */
export interface DueReceipt extends Omit<
  Leased,
  'tries' | 'expires_in' | 'subject' | 'body' | 'opted_out' | 'has_waited'
> {
  readonly state: 'sent' | 'delivered' | 'read' | 'failed'
  readonly sent_at: Instant | null
  readonly delivered_at: Instant | null
  readonly read_at: Instant | null
  readonly failed_at: Instant | null
}

/** Up to `most` messages that are to be judged by now, the longest due first. */
export const dueReceipts = (database: Database, most: number): Promise<DueReceipt[]> =>
  database.read(
    platform,
    () => sql<DueReceipt>`
    select id, client_id, kind, channel, recipient, secret, template, ways_left, state, sent_at,
      delivered_at, read_at, failed_at, clock_timestamp() as now
    from outbox
    where judge_at <= clock_timestamp()
    order by judge_at limit ${most}`,
  )

/** Nothing comes in the place of this message any more. */
export const endJudging = (database: Database, id: string): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update outbox
      set judge_at = null, secret = null, ways_left = '[]'
      where id = ${id} and judge_at is not null`),
  )

/** It is looked at again in so many ms. */
export const judgeLater = (database: Database, id: string, wait: number): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update outbox
      set judge_at = clock_timestamp() + make_interval(secs => ${wait / 1000})
      where id = ${id} and judge_at is not null`),
  )
