import { sql } from 'kysely'
import type { ListedDelivery } from '../../../contract/systems/webhooks.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/** What of a webhook's deliveries is asked for. */
interface Asked {
  readonly state?: ListedDelivery['state'] | undefined
  readonly limit: number
  readonly before?: number | undefined
}

/**
 * A page of the deliveries of a webhook of `app_client()`, newest first, and where the next begins;
 * null where there is no such webhook.
 */
export const deliveriesOf = (
  database: Database,
  scope: Scope,
  webhook_id: string,
  { state, limit, before }: Asked,
): Promise<{ deliveries: ListedDelivery[]; next: number | null } | null> =>
  database.transaction(scope, async ({ db, finish }) => {
    const known = sql`
      select from webhooks where client_id = app_client() and id = ${webhook_id}`.execute(db)
    const page = finish(sql<ListedDelivery>`
      select d.id, d.number::float8 as number, d.type, d.order_id, o.identifier, d.state, d.tries,
        d.created_at, case when d.state = 'queued' then d.due_at end as due_at, d.tried_at,
        d.outcome, d.status, d.took_ms
      from webhook_deliveries d
      left join orders o on o.client_id = d.client_id and o.id = d.order_id
      where d.client_id = app_client() and d.webhook_id = ${webhook_id}
        and (${state ?? null}::text is null or d.state = ${state ?? null})
        and (${before ?? null}::bigint is null or d.number < ${before ?? null}::bigint)
      order by d.number desc
      limit ${limit + 1}`)
    const [{ rows }, found] = await Promise.all([known, page])
    if (rows.length === 0) return null
    const deliveries = found.slice(0, limit)
    return { deliveries, next: found.length > limit ? (deliveries.at(-1)?.number ?? null) : null }
  })

/** Has a delivery of `app_client()` tried again at once; `disabled` where nobody would. */
export const queueAgain = async (
  { db }: Tx,
  webhook_id: string,
  id: string,
): Promise<'queued' | 'disabled' | null> => {
  const { rows } = await sql<{ state: string }>`
    select w.state
    from webhooks w
    join webhook_deliveries d on d.client_id = w.client_id and d.webhook_id = w.id
    where w.client_id = app_client() and w.id = ${webhook_id} and d.id = ${id}`.execute(db)
  const [webhook] = rows
  if (!webhook) return null
  if (webhook.state !== 'active') return 'disabled'
  await sql`
    update webhook_deliveries set state = 'queued', tries = 0, due_at = now()
    where client_id = app_client() and webhook_id = ${webhook_id} and id = ${id}`.execute(db)
  return 'queued'
}
