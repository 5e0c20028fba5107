import { sql } from 'kysely'
import type { ListedErasure } from '../../../contract/admin/erasures.ts'
import type { IdentifierKind } from '../../../domain/erasure/person.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { policyInEffect } from '../accounts/policy-in-effect.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { platform } from '../database/scope.ts'

/** What came of an order that names a person. */
export type ErasureState = 'waiting' | 'erased' | 'held' | 'nothing'

/** An erasure that is asked for. */
export interface NewErasure {
  readonly id: string
  readonly person_tag: string
  readonly kinds: readonly IdentifierKind[]
  readonly sealed: string
  readonly why: string
  readonly asked_by: string | null
}

/** An erasure on record: one that is new, or the same person's that is under way. */
export interface AddedErasure {
  readonly id: string
  readonly is_new: boolean
  readonly sealed: string
}

/** Between two looks one may begin or end; that happens no more often than this. */
const MOST_LOOKS = 5

/**
 * Writes down an erasure of `app_client()`; where the same person's is under way, answers that one
 * instead.
 */
export const addErasure = async ({ db }: Tx, asked: NewErasure): Promise<AddedErasure> => {
  const { id, person_tag, kinds, sealed, why, asked_by } = asked
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { rows: added } = await sql`
      insert into erasures (client_id, id, person_tag, kinds, sealed, why, asked_by)
      values (app_client(), ${id}, ${person_tag}, ${[...kinds]}::text[], ${sealed}, ${why},
        ${asked_by})
      on conflict do nothing
      returning id`.execute(db)
    if (added.length > 0) return { id, is_new: true, sealed }
    const { rows } = await sql<{ id: string; sealed: string }>`
      select id, sealed from erasures
      where client_id = app_client() and person_tag = ${person_tag} and ended_at is null
        and sealed is not null`.execute(db)
    const [under_way] = rows
    if (under_way) return { ...under_way, is_new: false }
  }
  throw new Error('an erasure could not be written down')
}

interface Asked {
  readonly clients: readonly string[] | 'every'
  readonly id?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** A page of the erasures of these clients, newest first, and how many there are. */
export const erasuresAmong = (
  database: Database,
  { clients, id, limit, offset }: Asked,
): Promise<{ erasures: ListedErasure[]; total: number }> => {
  const wanted = sql`${clients === 'every' ? sql`true` : sql`c.key = any(${[...clients]}::text[])`}
    and ${id === undefined ? sql`true` : sql`e.id = ${id}::uuid`}`
  const from = sql`from erasures e join clients c on c.id = e.client_id`
  return database.transaction(platform, async ({ db, finish }) => {
    const [{ rows: erasures }, [counted]] = await Promise.all([
      sql<ListedErasure>`
        select e.id, c.key as client, c.name as client_name, left(e.person_tag, 12) as person,
          e.kinds, e.why, e.asked_at, e.asked_by, e.ended_at,
          e.searched_at is null as is_searching, e.fault, e.elsewhere, n.orders, n.values
        ${from}
        cross join lateral (
          select json_build_object('found', count(*),
              'done', count(*) filter (where state <> 'waiting'),
              'erased', count(*) filter (where state = 'erased'),
              'held', count(*) filter (where state = 'held')) as orders,
            json_build_object('erased', coalesce(sum(erased), 0),
              'staying', coalesce(sum(staying), 0)) as values
          from erasure_orders o where o.client_id = e.client_id and o.erasure_id = e.id) n
        where ${wanted}
        order by e.asked_at desc, e.id
        limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`select count(*) as total ${from} where ${wanted}`),
    ])
    return { erasures, total: counted?.total ?? 0 }
  })
}

/** An erasure under way, with what its client's orders are judged by. */
export interface ErasureUnderWay {
  readonly client_id: string
  readonly client: string
  readonly id: string
  readonly sealed: string
  readonly why: string
  readonly asked_by: string | null
  readonly searched_to: string | null
  readonly is_searched: boolean
  readonly policy_version: number
  readonly document: PolicyDocument
}

/** Erasures that are listed together, at most. */
export const MOST_UNDER_WAY = 100

/**
 * The erasures that are not done yet, of every client, the oldest first: of those with these ids,
 * where some are given, and of none that is left out.
 */
export const erasuresUnderWay = (
  database: Database,
  { only, without = [] }: { only?: readonly string[]; without?: readonly string[] } = {},
): Promise<ErasureUnderWay[]> =>
  database.read(
    platform,
    () => sql<ErasureUnderWay>`
    select e.client_id, c.key as client, e.id, e.sealed, e.why, e.asked_by, e.searched_to,
      e.searched_at is not null as is_searched, coalesce(p.version, 0) as policy_version,
      coalesce(p.document, '{}') as document
    from erasures e
    join clients c on c.id = e.client_id
    left join lateral ${policyInEffect(sql`c.id`)} p on true
    where e.ended_at is null and e.sealed is not null
      and ${only === undefined ? sql`true` : sql`e.id = any(${[...only]}::uuid[])`}
      and e.id <> all(${[...without]}::uuid[])
    order by e.asked_at, e.id
    limit ${MOST_UNDER_WAY}`,
  )

/** An order that a search found, and whether something stands in it that can be taken out. */
export interface FoundOrder {
  readonly order_id: string
  readonly is_erasable: boolean
}

/**
 * Notes orders that were found, and how far the search came; null where it came to the end. One
 * that is done waits again where something erasable stands in it: that came in since.
 */
export const noteFound = (
  database: Database,
  scope: Scope,
  id: string,
  found: readonly FoundOrder[],
  until: string | null,
): Promise<void> =>
  database.transaction(scope, async ({ db, finish }) => {
    const ids = (some: readonly FoundOrder[]) => some.map(({ order_id }) => order_id)
    await sql`
      insert into erasure_orders (client_id, erasure_id, order_id)
      select app_client(), ${id}, unnest(${ids(found)}::uuid[])
      on conflict (client_id, erasure_id, order_id) do update set state = 'waiting'
        where erasure_orders.state in ('erased', 'nothing')
          and erasure_orders.order_id = any(
            ${ids(found.filter(({ is_erasable }) => is_erasable))}::uuid[])`.execute(db)
    await finish(sql`
      update erasures set searched_to = coalesce(${until}::uuid, searched_to),
        searched_at = case when ${until}::uuid is null then now() end
      where client_id = app_client() and id = ${id} and ended_at is null`)
  })

/** Some orders of an erasure that wait. */
export const waitingOrders = async (
  database: Database,
  scope: Scope,
  id: string,
  most: number,
): Promise<string[]> => {
  const rows = await database.read(
    scope,
    () => sql<{ order_id: string }>`
    select order_id from erasure_orders
    where client_id = app_client() and erasure_id = ${id} and state = 'waiting'
    order by order_id limit ${most}`,
  )
  return rows.map(({ order_id }) => order_id)
}

/**
 * Holds an order of an erasure until the transaction ends, and answers what was taken out of it
 * before, nothing at first; null where it waits no more.
 */
export const holdWaiting = async (
  { db }: Tx,
  id: string,
  order_id: string,
): Promise<Pick<OrderErased, 'erased' | 'sealed'> | null> => {
  const { rows } = await sql<Pick<OrderErased, 'erased' | 'sealed'>>`
    select erased, sealed from erasure_orders
    where client_id = app_client() and erasure_id = ${id} and order_id = ${order_id}
      and state = 'waiting'
    for update`.execute(db)
  return rows[0] ?? null
}

/** What came of one order, in all the times that it was looked through. */
export interface OrderErased {
  readonly state: Exclude<ErasureState, 'waiting'>
  readonly erased: number
  readonly staying: number
  readonly sealed: string | null
}

/** Notes what came of an order. */
export const noteOrder = async (
  { db }: Tx,
  id: string,
  order_id: string,
  { state, erased, staying, sealed }: OrderErased,
): Promise<void> => {
  await sql`
    update erasure_orders
    set state = ${state}, erased = ${erased}, staying = ${staying}, sealed = ${sealed}
    where client_id = app_client() and erasure_id = ${id} and order_id = ${order_id}`.execute(db)
}

/** The orders of an erasure, with what each left to be done elsewhere, sealed. */
export const leftByOrders = (database: Database, scope: Scope, id: string): Promise<LeftOrder[]> =>
  database.read(
    scope,
    () => sql<LeftOrder>`
    select order_id, state, sealed from erasure_orders
    where client_id = app_client() and erasure_id = ${id}`,
  )
interface LeftOrder extends Pick<OrderErased, 'state' | 'sealed'> {
  readonly order_id: string
}

/** Ends an erasure: from here on nothing of it tells who the person was. */
export const endErasure = (
  database: Database,
  scope: Scope,
  id: string,
  elsewhere: Readonly<Record<string, number>>,
): Promise<void> =>
  database.transaction(scope, async ({ db, finish }) => {
    await sql`
      update erasure_orders set sealed = null
      where client_id = app_client() and erasure_id = ${id} and sealed is not null`.execute(db)
    await finish(sql`
      update erasures
      set sealed = null, ended_at = now(), fault = null, elsewhere = ${JSON.stringify(elsewhere)}
      where client_id = app_client() and id = ${id} and ended_at is null`)
  })

/** Notes what went wrong; it is tried again. */
export const noteFault = (
  database: Database,
  scope: Scope,
  id: string,
  fault: string,
): Promise<void> =>
  database.transaction(scope, async ({ finish }) => {
    await finish(sql`
      update erasures set fault = ${fault.slice(0, 200)}
      where client_id = app_client() and id = ${id} and ended_at is null`)
  })
