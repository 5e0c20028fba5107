import { sql, type RawBuilder } from 'kysely'
import type { Need } from '../../../../domain/order/category.ts'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { OrderFilter } from '../lists/conditions.ts'
import { lookThrough, searching, type NamedStatement } from '../lists/search.ts'
import { daysOf, type Days } from './days.ts'
import { isClosedException, isDelayed, isOnTime, isPast, whereSought } from '../lists/where.ts'

/** The figures of the six cards, by the wire's names. */
export interface Counters {
  total_orders: number
  closed_orders: number
  open_on_time_orders: number
  open_delayed_orders: number
  rejected_orders: number
  closed_exception_orders: number
}

const figureOf = {
  ALL: 'total_orders',
  OPEN_DELAY: 'open_delayed_orders',
  OPEN_ONTIME: 'open_on_time_orders',
  CLOSED: 'closed_orders',
  CLOSED_EXCEPTION: 'closed_exception_orders',
  REJECT: 'rejected_orders',
} as const satisfies Record<Need, keyof Counters>

/** How many of the sought orders each card has: the same by roll-up and by looking at each. */
export const countOrders = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  now: Instant | null,
): Promise<Counters> => {
  const asked = answerable(scope, sought)
  const [counted] = asked
    ? await answered(database, scope, byRollUp(asked, scope, now))
    : await lookThrough(database, await searching(database, scope, sought), byLooking(sought, now))
  if (!counted) throw new Error('an aggregate has one row')
  return counted
}

const answered = (
  database: Database,
  scope: Scope,
  { statement, name }: NamedStatement<Counters>,
): Promise<Counters[]> => database.read(scope, () => statement, name)

/** The statement that tells as `total` how many orders are sought. */
export const totalOf = (
  scope: Scope,
  sought: OrderFilter,
  now: Instant | null,
): NamedStatement<{ total: number }> =>
  knownTotal(scope, sought, now) ?? {
    statement: sql`select count(*) as total from orders where ${whereSought(sought, now)}`,
    name: undefined,
  }

/**
 * The statement that tells as `total` how many orders are sought, where no order needs to be looked
 * at for it; null where the roll-up does not know.
 */
export const knownTotal = (
  scope: Scope,
  sought: OrderFilter,
  now: Instant | null,
): NamedStatement<{ total: number }> | null => {
  const asked = answerable(scope, sought)
  if (!asked) return null
  const { statement, name } = byRollUp(asked, scope, now)
  const figure = figureOf[asked.need]
  return {
    statement: sql`select ${sql.ref(figure)} as total from (${statement}) as cards`,
    name: `${figure}_${name}`,
  }
}

interface CountQuery {
  readonly days: Days
  readonly need: Need
}

/**
 * What the roll-up is asked for; null where it does not know: other reaches, other filters, a
 * search.
 */
const answerable = (
  { kind, party }: Scope,
  { conditions, pattern }: OrderFilter,
): CountQuery | null => {
  if (pattern !== undefined || !(kind === 'client' || (kind === 'vendor' && party !== '')))
    return null
  let need: Need = 'ALL'
  let days = daysOf(null, null)
  for (const condition of conditions) {
    if (condition.type === 'category') need = condition.need
    else if (condition.type === 'dispatched') days = daysOf(condition.from, condition.until)
    else return null
  }
  return { days, need }
}

const byLooking = (sought: OrderFilter, now: Instant | null): RawBuilder<Counters> => sql<Counters>`
  select count(*) as total_orders, count(*) filter (where status = 'received') as closed_orders,
    count(*) filter (where ${isOnTime(now)}) as open_on_time_orders,
    count(*) filter (where ${isDelayed(now)}) as open_delayed_orders,
    count(*) filter (where status = 'rejected') as rejected_orders,
    count(*) filter (where ${isClosedException}) as closed_exception_orders
  from orders where ${whereSought(sought, now)}`

/**
 * Ended orders of whole days from the roll-up and what is still to be folded into it, of days begun
 * and not finished from the index; open ones from theirs. A vendor's row-level security leaves its
 * own. What `need` does not ask for is not read.
 */
const byRollUp = (
  { days, need }: CountQuery,
  { kind, party }: Scope,
  now: Instant | null,
): NamedStatement<Counters> => {
  const { from, whole_from, first, end, whole_until, until } = days
  const ended = sql`${!need.startsWith('OPEN')}::boolean and client_id = app_client()`
  const open = sql`
    ${need === 'ALL' || need.startsWith('OPEN')}::boolean and client_id = app_client()`
  const each = sql`
    select (status = 'received')::int, (status = 'received' and exception)::int,
      (status = 'rejected')::int
    from orders`
  return {
    name: `count_days_${kind}`,
    statement: sql<Counters>`
    with ended as (
      select coalesce(sum(received), 0) as received, coalesce(sum(exceptions), 0) as exceptions,
        coalesce(sum(rejected), 0) as rejected
      from (
        select received, exceptions, rejected
        from order_counts
        where ${ended} and transporter = ${party} and day >= ${first}::date and day < ${end}::date
        union all select received, exceptions, rejected
        from order_count_changes
        where ${ended} and day >= ${first}::date and day < ${end}::date
        union all ${each}
        where ${ended}
          and status <> 'open'
          and dispatch_at >= ${from}::timestamptz
          and dispatch_at < ${whole_from}::timestamptz
        union all ${each}
        where ${ended}
          and status <> 'open'
          and dispatch_at >= ${whole_until}::timestamptz
          and dispatch_at < ${until}::timestamptz
      ) as parts),
    open as (
      select count(*) as standing, count(*) filter (where ${isPast(now)}) as delayed
      from orders
      where ${open}
        and status = 'open'
        and dispatch_at >= ${from}::timestamptz
        and dispatch_at < ${until}::timestamptz)
    select received + rejected + standing as total_orders, received as closed_orders,
      standing - delayed as open_on_time_orders,
      delayed as open_delayed_orders, rejected as rejected_orders,
      exceptions as closed_exception_orders
    from ended, open`,
  }
}
