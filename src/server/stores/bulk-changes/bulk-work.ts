import { sql } from 'kysely'
import type { BulkChange, BulkEdit } from '../../../contract/orders/bulk-changes.ts'
import type { BulkOutcome } from '../../../domain/order/entry/bulk-change.ts'
import type { Sentence } from '../../../domain/words/sentence.ts'
import type { Database, Tx } from '../database/database.ts'
import { platform } from '../database/scope.ts'

const LEASE = sql`interval '15 seconds'`
/** A change that ended its process so often, and got no further, is not tried again. */
const MOST_TRIES = 5

/** A change that a process has taken on; `maker` tells it from one that had it before. */
export interface BulkWork {
  readonly client_id: string
  readonly id: string
  readonly user_id: string
  readonly kind: BulkChange['kind']
  readonly asked: unknown
  readonly maker: string
}

/**
 * Takes on the next that waits, or one whose process has died; of the client that has fewest under
 * way. Null where there is none.
 */
export const takeOnChange = (database: Database, maker: string): Promise<BulkWork | null> =>
  database.transaction(platform, async ({ db }) => {
    const { rows: given_up } = await sql<{ client_id: string; id: string }>`
      update bulk_changes
      set state = 'failed', fault = 'change_unended', ended_at = now(), asked = null
      where state = 'running' and leased_until < now() and tries >= ${MOST_TRIES}
      returning client_id, id`.execute(db)
    for (const one of given_up) await forget(db, one)
    // Materialized: as a part of a join it may be asked for again, and each time lock another one.
    const {
      rows: [row],
    } = await sql<BulkWork>`
      with next as materialized (
        select client_id, id
        from bulk_changes w
        where state = 'waiting' or (state = 'running' and leased_until < now())
        order by (
          select count(*)
          from bulk_changes m
          where m.client_id = w.client_id and m.state = 'running' and m.leased_until >= now()),
          created_at
        limit 1 for update skip locked)
      update bulk_changes c
      set state = 'running', maker = ${maker}, tries = tries + 1, leased_until = now() + ${LEASE}
      from next
      where c.client_id = next.client_id and c.id = next.id
      returning c.client_id, c.id, c.user_id, c.kind, c.asked, c.maker`.execute(db)
    return row ?? null
  })

const ours = ({ client_id, id, maker }: BulkWork) =>
  sql`client_id = ${client_id} and id = ${id} and maker = ${maker} and state = 'running'`

/** What was not come to is not to be known any longer. */
const forget = (
  db: Tx['db'],
  { client_id, id }: Pick<BulkWork, 'client_id' | 'id'>,
): Promise<unknown> =>
  sql`
    update bulk_change_orders set edit = null
    where client_id = ${client_id} and change_id = ${id} and edit is not null`.execute(db)

/** One order that is still to be come to. */
export interface BulkItem {
  readonly place: number
  readonly order_id: string
  readonly seen_rev: number | null
  readonly edit: BulkEdit | null
}

/** The next orders of a change, in their order. */
export const itemsToDo = (
  database: Database,
  { client_id, id }: BulkWork,
  most: number,
): Promise<BulkItem[]> =>
  database.read(
    platform,
    () => sql<BulkItem>`
    select place, order_id, seen_rev, edit from bulk_change_orders
    where client_id = ${client_id} and change_id = ${id} and outcome is null
    order by place
    limit ${most}`,
  )

/**
 * Goes on with a change for another lease, in the transaction that does one of its orders: nobody
 * stops it or takes it over before COMMIT, and with that it was not tried in vain. False where
 * somebody has, or that order was done.
 */
export const holdItem = async ({ db }: Tx, work: BulkWork, place: number): Promise<boolean> => {
  const [{ rows: kept }, { rows: left }] = await Promise.all([
    sql`
      update bulk_changes set leased_until = now() + ${LEASE}, tries = 0 where ${ours(work)}
      returning id`.execute(db),
    sql`
      select from bulk_change_orders
      where client_id = ${work.client_id} and change_id = ${work.id} and place = ${place}
        and outcome is null
      for update`.execute(db),
  ])
  return kept.length > 0 && left.length > 0
}

/** What became of an order. */
export interface ItemEnd {
  readonly outcome: BulkOutcome
  readonly reason: Sentence | null
  readonly rev: number | null
}

/** Notes what became of an order that is held; the log has from now on what it was changed to. */
export const closeItem = async (
  { db }: Tx,
  { client_id, id }: BulkWork,
  place: number,
  { outcome, reason, rev }: ItemEnd,
): Promise<void> => {
  await sql`
    update bulk_change_orders
    set outcome = ${outcome}, rev = ${rev}, edit = null,
      reason = ${reason === null ? null : JSON.stringify(reason)}::jsonb
    where client_id = ${client_id} and change_id = ${id} and place = ${place}`.execute(db)
}

/** Is a change still this process's to go on with? */
export const isOurs = async (database: Database, work: BulkWork): Promise<boolean> =>
  (await database.read(platform, () => sql`select from bulk_changes where ${ours(work)}`)).length >
  0

/** Notes that all of a change was done, or why it goes no further. */
export const endChange = (
  database: Database,
  work: BulkWork,
  fault: string | null,
): Promise<void> =>
  database.transaction(platform, async ({ db }) => {
    const { rows } = await sql`
      update bulk_changes
      set state = ${fault === null ? 'done' : 'failed'}, fault = ${fault}, ended_at = now(),
        asked = null
      where ${ours(work)}
      returning id`.execute(db)
    if (rows.length > 0) await forget(db, work)
  })

/** Gives a change back to be gone on with, as a process does that ends. */
export const handBack = (database: Database, work: BulkWork): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update bulk_changes
      set state = 'waiting', tries = greatest(tries - 1, 0)
      where ${ours(work)}`),
  )
