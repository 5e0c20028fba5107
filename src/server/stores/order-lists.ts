import { sql, type RawBuilder } from 'kysely'
import { WIRE_FORM, wireOf } from './order-row.ts'
import type { Need } from '../../domain/order/category.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Instant } from '../../domain/time.ts'
import type { Database, Scope } from './database/database.ts'
import { columnOf, filterKeys, type Condition, type Sought } from './order-conditions.ts'

/** Which part of a list, newest first unless told. */
export interface Page { readonly limit: number; readonly offset: number; readonly oldest_first: boolean }

type Sql = RawBuilder<unknown>

/** `now` is null where the database's own clock decides; cut to the milliseconds that the domain counts in. A subquery is worked out once, not for each row. */
const asOf = (now: Instant | null): Sql => sql`(select coalesce(${now}::timestamptz, date_trunc('milliseconds', now())))`

const isDelayed = (now: Instant | null): Sql => sql`status = 'open' and eta_at < ${asOf(now)}`
const isOnTime = (now: Instant | null): Sql => sql`status = 'open' and (eta_at is null or eta_at >= ${asOf(now)})`
const isClosedException = sql`status = 'received' and exception`

const inCategory = (need: Exclude<Need, 'ALL'>, now: Instant | null): Sql => {
  switch (need) {
    case 'OPEN_DELAY': return isDelayed(now)
    case 'OPEN_ONTIME': return isOnTime(now)
    case 'CLOSED': return sql`status = 'received'`
    case 'CLOSED_EXCEPTION': return isClosedException
    case 'REJECT': return sql`status = 'rejected'`
  }
}

const holds = (condition: Condition, now: Instant | null): Sql => {
  switch (condition.type) {
    case 'category': return inCategory(condition.need, now)
    case 'dispatched': return all([
      ...(condition.from === null ? [] : [sql`dispatch_at >= ${condition.from}`]),
      ...(condition.until === null ? [] : [sql`dispatch_at <= ${condition.until}`]),
    ])
    case 'one_of': return sql`${sql.ref(condition.column)} = any(${[...condition.values]}::text[])`
    case 'known': return sql`${sql.ref(condition.column)} <> ''`
    case 'any_is': return sql`${condition.value} in (${sql.join(filterKeys.map((key) => sql.ref(columnOf[key])))})`
    case 'marked': return sql.ref(condition.mark)
  }
}

const all = (parts: readonly Sql[]): Sql => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `))
/** Whose orders is not asked here: row-level security says it for every statement. */
const where = ({ conditions }: Sought, now: Instant | null): Sql => all(conditions.map((condition) => sql`(${holds(condition, now)})`))

/** Are these simply the newest orders, so that nearly every row met on the way is one of the page? Then the shorter plan is quicker. */
const isNewest = ({ conditions, pattern }: Sought, { offset, oldest_first }: Page): boolean =>
  pattern === undefined && offset < 100 && !oldest_first
  && conditions.every((condition) => condition.type === 'dispatched' && (condition.until === null || Date.parse(condition.until) >= Date.now()))

/** The order as it stands ready; the whole where it was written for an earlier form of the answer. */
const ready = sql`case when wire_form = ${WIRE_FORM} then wire end as wire, case when wire_form <> ${WIRE_FORM} then doc end as doc`
interface Ready { readonly wire: string | null; readonly doc: Order | null }
const textOf = ({ wire, doc }: Ready): string => wire ?? (doc ? wireOf(doc) : 'null')

/** One page of the orders that `scope` shows and that are sought, each as the JSON of its answer, and how many there are in all; one round trip. */
export const listOrders = (database: Database, scope: Scope, sought: Sought, page: Page, now: Instant | null): Promise<{ orders: string[]; total: number }> => {
  const wanted = where(sought, now)
  const direction = page.oldest_first ? sql`asc` : sql`desc`
  return database.transaction({ ...scope, search: sought.pattern }, async ({ db, finish }) => {
    const [{ rows }, [counted]] = await Promise.all([
      (isNewest(sought, page)
        ? sql<Ready>`select ${ready} from orders where ${wanted} order by id desc limit ${page.limit} offset ${page.offset}`
        // First the page's ids from an index that holds all that is asked for; only then their rows.
        : sql<Ready>`select ${ready} from (select id as page_id from orders where ${wanted} order by id ${direction} limit ${page.limit} offset ${page.offset}) p
            join orders o on o.client_id = app_client() and o.id = p.page_id order by o.id ${direction}`).execute(db),
      finish(sql<{ total: number }>`select count(*) as total from orders where ${wanted}`),
    ])
    return { orders: rows.map(textOf), total: counted?.total ?? 0 }
  })
}

/** A range of days and nothing else, as the page asks at first: one text, whose plan is the same for every range. */
const isPlainRange = ({ conditions: [first, ...others], pattern }: Sought): boolean =>
  pattern === undefined && others.length === 0 && first?.type === 'dispatched' && first.from !== null && first.until !== null

/** The figures of the six cards, by the wire's names. */
export interface Counters {
  total_orders: number; closed_orders: number; open_on_time_orders: number; open_delayed_orders: number
  rejected_orders: number; closed_exception_orders: number
}

/** How many of the sought orders each card has. */
export const countOrders = async (database: Database, scope: Scope, sought: Sought, now: Instant | null): Promise<Counters> => {
  const [counted] = await database.read({ ...scope, search: sought.pattern }, () => sql<Counters>`
    select count(*) as total_orders, count(*) filter (where status = 'received') as closed_orders,
      count(*) filter (where ${isOnTime(now)}) as open_on_time_orders, count(*) filter (where ${isDelayed(now)}) as open_delayed_orders,
      count(*) filter (where status = 'rejected') as rejected_orders, count(*) filter (where ${isClosedException}) as closed_exception_orders
    from orders where ${where(sought, now)}`, isPlainRange(sought) ? 'count_range' : undefined)
  if (!counted) throw new Error('an aggregate has one row')
  return counted
}
