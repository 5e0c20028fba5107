import { sql, type RawBuilder } from 'kysely'
import type { Need } from '../../../../domain/order/category.ts'
import type { Instant } from '../../../../domain/time.ts'
import { columnOf, filterNames, type Condition, type OrderFilter } from './conditions.ts'

type Sql = RawBuilder<unknown>

/**
 * `now` is null where the database's own clock decides; cut to the milliseconds that the domain
 * counts in. A subquery is worked out once, not for each row.
 */
const asOf = (now: Instant | null): Sql =>
  sql`(select coalesce(${now}::timestamptz, date_trunc('milliseconds', now())))`

/** Is an open order past its ETA? */
export const isPast = (now: Instant | null): Sql => sql`eta_at < ${asOf(now)}`
export const isDelayed = (now: Instant | null): Sql => sql`status = 'open' and ${isPast(now)}`
export const isOnTime = (now: Instant | null): Sql =>
  sql`status = 'open' and (eta_at is null or eta_at >= ${asOf(now)})`

/** Was an order received with an exception? */
export const isClosedException = sql`status = 'received' and exception`

const inCategory = (need: Exclude<Need, 'ALL'>, now: Instant | null): Sql => {
  switch (need) {
    case 'OPEN_DELAY':
      return isDelayed(now)
    case 'OPEN_ONTIME':
      return isOnTime(now)
    case 'CLOSED':
      return sql`status = 'received'`
    case 'CLOSED_EXCEPTION':
      return isClosedException
    case 'REJECT':
      return sql`status = 'rejected'`
  }
}

const within = (
  column: Sql,
  { from, until }: { from: Instant | null; until: Instant | null },
): Sql[] => [
  ...(from === null ? [] : [sql`${column} >= ${from}`]),
  ...(until === null ? [] : [sql`${column} <= ${until}`]),
]

const holds = (condition: Condition, now: Instant | null): Sql => {
  switch (condition.type) {
    case 'category':
      return inCategory(condition.need, now)
    case 'dispatched':
      return all(within(sql`dispatch_at`, condition))
    case 'timed':
      return all([
        sql`${sql.ref(condition.column)} is not null`,
        ...within(sql.ref(condition.column), condition),
      ])
    case 'due':
      return all([
        sql`status = 'open'`,
        ...within(sql`eta_at`, condition.span),
        ...(condition.span.is_late ? [isPast(now)] : []),
      ])
    case 'proof_missing':
      return sql`status = 'open' and proof_due_at <= ${asOf(now)}`
    case 'to_review':
      return sql`to_review`
    case 'one_of':
      return sql`${sql.ref(condition.column)} = any(${[...condition.values]}::text[])`
    case 'known':
      return sql`${sql.ref(condition.column)} <> ''`
    case 'any_is':
      return sql`
        ${condition.value} in (${sql.join(filterNames.map((key) => sql.ref(columnOf[key])))})`
  }
}

const all = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)

/**
 * What a row of `orders` must fulfil to be sought. Whose orders is not asked here: row-level
 * security says it for every statement.
 */
export const whereSought = ({ conditions, pattern }: OrderFilter, now: Instant | null): Sql =>
  all([
    ...conditions.map((condition) => sql`(${holds(condition, now)})`),
    ...(pattern === undefined ? [] : [sql`search like ${pattern}`]),
  ])
