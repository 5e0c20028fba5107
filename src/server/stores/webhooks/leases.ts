import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'
import { oldestOfDatabase } from '../log/event-log.ts'

/** A webhook whose lease this process has, so that no other delivers to it. */
export interface LeasedWebhook {
  readonly client_id: string
  /** Key of the client. */
  readonly client: string
  readonly id: string
  readonly lease: string
  readonly url: string
  readonly types: readonly string[]
}

/** Where the last event that was looked at stands in the log; at its very start where none was. */
export const placeOf = sql`
  select coalesce(a.txid, '0'::xid8) as txid, coalesce(a.position, 0) as position
  from (select) one
  left join events a
    on a.client_id = w.client_id and a.order_id = w.after_order and a.seq = w.after_seq`

/** Is there a delivery to try, or something in the log that was not looked at yet? */
const hasWork = sql`(
  exists (
    select from webhook_deliveries d
    where d.webhook_id = w.id and d.state = 'queued' and d.due_at <= clock_timestamp())
  or not w.is_full and (
    exists (
      select
      from events e, (${placeOf}) p
      where e.client_id = w.client_id and (e.txid, e.position) > (p.txid, p.position)
        and e.txid < (select oldest from settled))
    or 'checkpoint.published' = any(w.types)
      and exists (select from log_checkpoints k where k.size > w.checkpoint)))`

/**
 * Leases up to `most` active webhooks that have work and that nobody delivers to, for `seconds`,
 * those first that have waited longest.
 */
export const leaseListeners = (
  database: Database,
  most: number,
  seconds: number,
): Promise<LeasedWebhook[]> => {
  const lease = randomUUID()
  return database.transaction(platform, ({ finish }) =>
    finish(sql<LeasedWebhook>`
    with settled (oldest) as materialized (${oldestOfDatabase}), due as materialized (
      select w.client_id, w.id
      from webhooks w
      where w.state = 'active'
        and (w.lease_until is null or w.lease_until <= clock_timestamp())
        and ${hasWork}
      order by w.leased_at nulls first
      limit ${most}
      for update of w skip locked)
    update webhooks w
    set lease = ${lease}, leased_at = clock_timestamp(),
      lease_until = clock_timestamp() + make_interval(secs => ${seconds})
    from due, clients c
    where w.client_id = due.client_id and w.id = due.id and c.id = w.client_id
    returning w.client_id, c.key as client, w.id, w.lease, w.url, w.types`),
  )
}

/** The lease is this process's, and the webhook is told on. */
export const held = ({ client_id, id, lease }: LeasedWebhook) => sql`
  client_id = ${client_id} and id = ${id} and lease = ${lease} and state = 'active'`

/** Heartbeat: keeps a lease for `seconds` more; false where it was lost. */
export const renewListener = async (
  database: Database,
  listener: LeasedWebhook,
  seconds: number,
): Promise<boolean> => {
  const kept = await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update webhooks
      set lease_until = clock_timestamp() + make_interval(secs => ${seconds})
      where ${held(listener)}
      returning id`),
  )
  return kept.length > 0
}

/** Gives a lease back. */
export const releaseListener = async (
  database: Database,
  { client_id, id, lease }: LeasedWebhook,
): Promise<void> => {
  await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update webhooks set lease = null, lease_until = null
      where client_id = ${client_id} and id = ${id} and lease = ${lease}`),
  )
}

/** How a webhook signs at this moment: the secret in use first. */
export interface SigningState {
  readonly sealed: readonly string[]
  readonly failing_since: Instant | null
}

/** The sealed secrets that sign now; null where the lease was lost, or the webhook is gone. */
export const secretsOf = async (
  database: Database,
  listener: LeasedWebhook,
): Promise<SigningState | null> => {
  const [row] = await database.read(
    platform,
    () => sql<SigningState>`
      select array_remove(array[sealed_secret,
          case when former_until > now() then sealed_former end], null) || array(
            select one ->> 'sealed'
            from jsonb_array_elements(sealed_older) one
            where (one ->> 'until')::timestamptz > now()) as sealed,
        failing_since
      from webhooks
      where ${held(listener)}`,
  )
  return row ?? null
}
