import { sql } from 'kysely'
import type { TryEnd } from '../../../domain/webhooks/retry.ts'
import { platform } from '../database/scope.ts'
import type { Tx, Database } from '../database/database.ts'
import { held, type LeasedWebhook } from './leases.ts'

/** What came of a try. */
export interface TriedDelivery {
  readonly end: TryEnd
  /** The HTTP status, where there was one. */
  readonly status: number | null
  readonly took_ms: number
}

const noteTry = async (
  { db }: Tx,
  { client_id, id }: LeasedWebhook,
  delivery: string,
  { end, status, took_ms }: TriedDelivery,
  /** Ms until the next try; null for none. */
  wait_ms: number | null,
): Promise<void> => {
  const state = end === 'taken' ? 'sent' : wait_ms === null ? 'given_up' : 'queued'
  await sql`
    update webhook_deliveries
    set state = ${state}, tries = tries + 1, outcome = ${end}, status = ${status},
      took_ms = ${Math.round(took_ms)}, tried_at = clock_timestamp(),
      due_at = clock_timestamp() + make_interval(secs => ${(wait_ms ?? 0) / 1_000})
    where client_id = ${client_id} and webhook_id = ${id} and id = ${delivery}
      and state = 'queued'`.execute(db)
}

/** What it tells of is gone from the log: there is nothing to send. */
export const noteNothing = async (
  database: Database,
  { client_id, id }: LeasedWebhook,
  delivery: string,
): Promise<void> => {
  await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update webhook_deliveries set state = 'given_up'
      where client_id = ${client_id} and webhook_id = ${id} and id = ${delivery}`),
  )
}

/** The listener took it: it is not failing, or not any more. */
export const noteTaken = async (
  database: Database,
  listener: LeasedWebhook,
  delivery: string,
  outcome: TriedDelivery,
): Promise<void> => {
  await database.transaction(platform, async (tx) => {
    await noteTry(tx, listener, delivery, outcome, null)
    await sql`
      update webhooks set failing_since = null
      where client_id = ${listener.client_id} and id = ${listener.id}
        and failing_since is not null`.execute(tx.db)
  })
}

/**
 * The listener did not take it. Answers for how long it has failed, in ms; null where this process
 * delivers to it no more.
 */
export const noteFailed = async (
  tx: Tx,
  listener: LeasedWebhook,
  delivery: string,
  outcome: TriedDelivery,
  wait_ms: number | null,
): Promise<number | null> => {
  await noteTry(tx, listener, delivery, outcome, wait_ms)
  const { rows } = await sql<{ failing_ms: number }>`
    update webhooks set failing_since = coalesce(failing_since, clock_timestamp())
    where ${held(listener)}
    returning (extract(epoch from clock_timestamp() - failing_since) * 1000)::float8
      as failing_ms`.execute(tx.db)
  return rows[0]?.failing_ms ?? null
}

/** Tells a listener nothing any more; answers who added it. Null where it was disabled already. */
export const disable = async (
  { db }: Tx,
  listener: LeasedWebhook,
  why: 'gone' | 'failing' | 'secret_lost',
): Promise<{ readonly created_by: string | null } | null> => {
  const { rows } = await sql<{ created_by: string | null }>`
    update webhooks set state = ${why} where ${held(listener)} returning created_by`.execute(db)
  return rows[0] ?? null
}
