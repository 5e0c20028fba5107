import { sql } from 'kysely'
import type { ListedWebhook } from '../../../contract/systems/webhooks.ts'
import { KEY_PREFIX } from '../../../domain/policy/viewer.ts'
import { MOST_OLDER } from '../../../domain/webhooks/retry.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { oldestOfDatabase } from '../log/event-log.ts'

/** Most webhooks of a client. */
export const MOST_WEBHOOKS = 20

/** A webhook to be. */
interface NewWebhook {
  readonly id: string
  readonly url: string
  readonly types: readonly string[]
  readonly sealed_secret: string
  readonly by: string | null
  /** Size of the newest checkpoint: only later ones are told. */
  readonly checkpoint: number
}

/**
 * Adds a webhook of `app_client()`, which is told what is committed from now on; false where there
 * are too many. It looks behind every event before the oldest transaction that is still running, so
 * that what one of those adds is not missed.
 */
export const insertWebhook = async (
  { db }: Tx,
  { id, url, types, sealed_secret, by, checkpoint }: NewWebhook,
): Promise<boolean> => {
  // Two at once would each find room for one.
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks ' || app_client(), 0))`.execute(
    db,
  )
  const { rows } = await sql`
    insert into webhooks (client_id, id, url, types, sealed_secret, created_by, after_order,
      after_seq, checkpoint)
    select app_client(), ${id}, ${url}, ${[...types]}::text[], ${sealed_secret}, ${by},
      last.order_id, last.seq, ${checkpoint}
    from (select) one
    left join lateral (
      select e.order_id, e.seq
      from events e, (${oldestOfDatabase}) s (oldest)
      where e.client_id = app_client() and e.txid < s.oldest
      order by e.txid desc, e.position desc
      limit 1) last on true
    where (select count(*) from webhooks where client_id = app_client()) < ${MOST_WEBHOOKS}
    returning id`.execute(db)
  return rows.length > 0
}

/** A page of the webhooks of `app_client()`, newest first, and how many there are. */
export const webhooksOf = (
  database: Database,
  scope: Scope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ webhooks: ListedWebhook[]; total: number }> =>
  database.transaction(scope, async ({ db, finish }) => {
    const [{ rows: webhooks }, [counted]] = await Promise.all([
      sql<ListedWebhook>`
        select w.id, w.url, w.types, w.state, w.created_at, w.created_by, w.failing_since,
          case when w.former_until > now() then w.former_until end as former_until,
          (
            select count(*)
            from webhook_deliveries d
            where d.webhook_id = w.id and d.state = 'queued') as queued
        from webhooks w
        where w.client_id = app_client()
        order by w.created_at desc, w.id desc
        limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`
        select count(*) as total from webhooks where client_id = app_client()`),
    ])
    return { webhooks, total: counted?.total ?? 0 }
  })

/**
 * Removes a webhook of `app_client()` and its deliveries; answers its address, null where there is
 * none.
 */
export const deleteWebhook = async ({ db }: Tx, id: string): Promise<string | null> => {
  const { rows } = await sql<{ url: string }>`
    delete from webhooks where client_id = app_client() and id = ${id} returning url`.execute(db)
  return rows[0]?.url ?? null
}

/**
 * Gives a webhook of `app_client()` another secret; the one before signs for `overlap_ms` more, and
 * those before that as long as they were to. Answers its address, null where there is none.
 */
export const replaceSecret = async (
  { db }: Tx,
  id: string,
  sealed_secret: string,
  overlap_ms: number,
): Promise<string | null> => {
  const { rows } = await sql<{ url: string }>`
    update webhooks
    set sealed_older = (
        select coalesce(jsonb_agg(one order by until desc), '[]')
        from (
          select one, until
          from (
            select o, (o ->> 'until')::timestamptz from jsonb_array_elements(sealed_older) o
            union all
            select jsonb_build_object('sealed', sealed_former, 'until', former_until), former_until
          ) every (one, until)
          where until > now()
          order by until desc
          limit ${MOST_OLDER}) last),
      sealed_former = sealed_secret, sealed_secret = ${sealed_secret},
      former_until = now() + make_interval(secs => ${overlap_ms / 1_000})
    where client_id = app_client() and id = ${id}
    returning url`.execute(db)
  return rows[0]?.url ?? null
}

/** What a webhook of `app_client()` is told of; null where there is none such. */
export const typesOfWebhook = async ({ db }: Tx, id: string): Promise<string[] | null> => {
  const { rows } = await sql<{ types: string[] }>`
    select types from webhooks where client_id = app_client() and id = ${id}`.execute(db)
  return rows[0]?.types ?? null
}

/**
 * Tells the webhooks of `app_client()` nothing any more that this API key added; answers which it
 * disabled. A key of the same name, made later, added none of them.
 */
export const disableOfKey = async (
  { db }: Tx,
  key_id: string,
): Promise<{ readonly id: string; readonly url: string }[]> => {
  const { rows } = await sql<{ id: string; url: string }>`
    update webhooks w set state = 'key_revoked'
    from api_keys k
    where k.client_id = app_client() and k.id = ${key_id}
      and w.client_id = app_client() and w.state = 'active'
      and w.created_by = ${KEY_PREFIX}::text || k.name and w.created_at >= k.created_at
    returning w.id, w.url`.execute(db)
  return rows
}

/** Goes on with a disabled webhook of `app_client()`; null where there is none such at all. */
export const enable = async (
  { db }: Tx,
  id: string,
): Promise<{ readonly url: string; readonly was_disabled: boolean } | null> => {
  const { rows } = await sql<{ url: string; state: string }>`
    select url, state from webhooks where client_id = app_client() and id = ${id} for update`.execute(
    db,
  )
  const [found] = rows
  if (!found) return null
  if (found.state === 'active') return { url: found.url, was_disabled: false }
  await sql`
    update webhooks set state = 'active', failing_since = null, is_full = false
    where client_id = app_client() and id = ${id}`.execute(db)
  await sql`
    update webhook_deliveries set due_at = now(), tries = 0
    where client_id = app_client() and webhook_id = ${id} and state = 'queued'`.execute(db)
  return { url: found.url, was_disabled: true }
}
