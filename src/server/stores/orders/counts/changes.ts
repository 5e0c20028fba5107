import { sql, type RawBuilder } from 'kysely'
import { statusOf } from '../../../../domain/order/category.ts'
import type { Order } from '../../../../domain/order/order.ts'
import { SECOND, type Instant } from '../../../../domain/time.ts'
import { platform } from '../../database/scope.ts'
import type { Database, Tx } from '../../database/database.ts'
import type { OrderRow } from '../../database/tables.ts'
import { dayOf, OFFSET } from './days.ts'

/** What of an order its roll-up knows. */
type Counted = Pick<OrderRow, 'status' | 'exception' | 'dispatch_at' | 'transporter'>

/** What is to be added to a day of a transporter ('' where none is known), because of one order. */
export interface CountChange {
  readonly id: string
  readonly transporter: string
  readonly day: string
  readonly received: number
  readonly exceptions: number
  readonly rejected: number
}

/** What an order that has ended adds to its day, or with -1 takes from it; an open one nothing. */
const share = (
  id: string,
  { status, exception, dispatch_at, transporter }: Counted,
  times: 1 | -1,
): CountChange[] =>
  status === 'open'
    ? []
    : [
        {
          id,
          transporter: transporter ?? '',
          day: dayOf(dispatch_at),
          received: status === 'received' ? times : 0,
          exceptions: status === 'received' && exception ? times : 0,
          rejected: status === 'rejected' ? times : 0,
        },
      ]

const isUndone = (a: CountChange, b: CountChange): boolean =>
  a.day === b.day &&
  a.transporter === b.transporter &&
  a.received === -b.received &&
  a.exceptions === -b.exceptions &&
  a.rejected === -b.rejected

/** What the new row of an order that is held changes in the roll-up: mostly nothing. */
export const changesHeld = (
  { order, dispatch_at }: { order: Order; dispatch_at: Instant },
  row: Counted & { id: string },
): CountChange[] => {
  const old = share(
    row.id,
    {
      status: statusOf(order),
      exception: order.extra_fields.exception,
      dispatch_at,
      transporter: order.transporter,
    },
    -1,
  )
  const now = share(row.id, row, 1)
  return old[0] && now[0] && isUndone(old[0], now[0]) ? [] : [...old, ...now]
}

/** What new orders add to the roll-up: nothing while they are open. */
export const changesNew = (rows: readonly (Counted & { id: string })[]): CountChange[] =>
  rows.flatMap((row) => share(row.id, row, 1))

/**
 * The statement that writes changes down; with none it does nothing. A condition on the order's
 * `id` may follow.
 */
export const insertChanges = (
  client_id: string,
  changes: readonly CountChange[],
): RawBuilder<unknown> => sql`
  insert into order_count_changes (client_id, transporter, day, received, exceptions, rejected)
  select ${client_id}::uuid, transporter, day, received, exceptions, rejected
  from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
    as c (id uuid, transporter text, day date, received integer, exceptions integer,
      rejected integer)`

const TAKEN_AT_ONCE = 20_000
/** Any number, as long as every process uses the same one. */
const LOCK = 4_702_111_836

/**
 * Adds a stretch of written changes to the roll-up, in one moment for every reader; answers how
 * many. 0 also where another process is at it.
 */
export const foldCounts = (database: Database): Promise<number> =>
  database.transaction(platform, async ({ db }) => {
    const {
      rows: [lock],
    } = await sql<{
      is_ours: boolean
    }>`select pg_try_advisory_xact_lock(${LOCK}) as is_ours`.execute(db)
    if (!lock?.is_ours) return 0
    const {
      rows: [folded],
    } = await sql<{ taken: number }>`
      with taken as (
        delete from order_count_changes
        where ctid = any(array(select ctid from order_count_changes limit ${TAKEN_AT_ONCE}))
        returning client_id, transporter, day, received, exceptions, rejected),
      added as (
        insert into order_counts as c (client_id, transporter, day, received, exceptions, rejected)
        ${sumsOf(sql`taken`)}
        on conflict (client_id, transporter, day) do update
        set received = c.received + excluded.received,
          exceptions = c.exceptions + excluded.exceptions,
          rejected = c.rejected + excluded.rejected)
      select count(*) as taken from taken`.execute(db)
    return folded?.taken ?? 0
  })

/** Each day's sums, for the client ('') and for each transporter that is known. */
const sumsOf = (parts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select client_id, case when grouping(transporter) = 1 then '' else transporter end, day,
    sum(received), sum(exceptions), sum(rejected)
  from ${parts}
  group by grouping sets ((client_id, day), (client_id, day, transporter))
  having grouping(transporter) = 1 or transporter <> ''`

/**
 * Makes the roll-up anew from the orders, in a transaction of the owner's; whoever changes an order
 * meanwhile waits.
 */
export const rebuildCounts = async (db: Tx['db']): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
  await sql`lock table orders in share row exclusive mode`.execute(db)
  await sql`delete from order_count_changes`.execute(db)
  await sql`delete from order_counts`.execute(db)
  await addSums(db, sql`true`)
}

/** Makes the roll-up of a client that has none yet, and of whom nobody changes an order. */
export const countClient = (db: Tx['db'], client_id: string): Promise<void> =>
  addSums(db, sql`client_id = ${client_id}`)

const dayOffset = sql`make_interval(secs => ${OFFSET / SECOND}::int)`

const addSums = async (db: Tx['db'], which: RawBuilder<unknown>): Promise<void> => {
  await sql`insert into order_counts (client_id, transporter, day, received, exceptions, rejected)
    ${sumsOf(sql`(
      select client_id, transporter, (dispatch_at at time zone ${dayOffset})::date as day,
        (status = 'received')::int as received,
        (status = 'received' and exception)::int as exceptions,
        (status = 'rejected')::int as rejected
      from orders
      where status <> 'open' and ${which}) as ended`)}`.execute(db)
}
