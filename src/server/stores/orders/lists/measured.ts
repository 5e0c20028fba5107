import { sql, type RawBuilder } from 'kysely'
import { LANE, type CountedMeasure, type Dimension } from '../../../../domain/scorecard.ts'
import type { Instant } from '../../../../domain/time.ts'
import { isPast } from './where.ts'

type Sql = RawBuilder<unknown>

/**
 * Which orders are measured: those dispatched from `from` to `until`, and in the period before from
 * `before` on, without a gap; each month by its name and its first instant.
 */
export interface MeasuredSpan {
  readonly before: Instant
  readonly from: Instant
  readonly until: Instant
  readonly months: readonly { readonly name: string; readonly from: Instant }[]
}

/** A text that says nothing is none, however it says so. */
export const known = (column: string): Sql => sql`
  case when ${sql.ref(column)} in ('', 'NA', 'N/A', 'na', 'n/a', 'Na', '-') then null
    else ${sql.ref(column)} end`

/**
 * Months are grouped by their places, as texts of one length, which is quicker than by their names.
 */
const FIRST_MONTH = 100_000

/** What a group of months is called. */
export const monthAt = (place: string | null, { months }: MeasuredSpan): string | null =>
  place === null ? null : (months[Number(place) - FIRST_MONTH - 1]?.name ?? null)

const keyOf = (
  dimension: Dimension,
  name: string | null,
  { months }: MeasuredSpan,
): string | null =>
  dimension === 'month' && name !== null
    ? String(FIRST_MONTH + 1 + months.findIndex((month) => month.name === name))
    : name

const groupedBy = (dimension: Dimension, { months }: MeasuredSpan): Sql => {
  switch (dimension) {
    case 'transporter':
      return known('transporter')
    case 'source':
      return known('source_name')
    case 'destination':
      return known('destination_name')
    case 'lane':
      return sql`
        concat(${known('source_name')}, ${LANE}::text, ${known('destination_name')})`
    case 'rating':
      return sql`rating::text`
    case 'reason':
      return sql`reason`
    case 'response':
      return sql`response`
    case 'month':
      return sql`
        (${FIRST_MONTH} + width_bucket(dispatch_at, ${months.map(({ from }) => from)}::timestamptz[]))::text`
  }
}

/** When an order ended, by a party's word, or now while it is open. */
const endOf = (now: Instant | null): Sql => sql`
  case status when 'received' then delivered_at when 'rejected' then rejected_at
    else (select coalesce(${now}::timestamptz, date_trunc('milliseconds', now()))) end`

const isLate = (now: Instant | null): Sql => sql`
  case status when 'received' then delivered_at > eta_at when 'rejected' then rejected_at > eta_at
    else ${isPast(now)} end`

/** By how much an order missed its ETA, or has so far; null where it did not. */
export const lateBy = (now: Instant | null): Sql => sql`
  case when ${isLate(now)} then ${endOf(now)} - eta_at end`

/**
 * Narrow rows: of each order that is measured its groups, whether it is of this period, and what is
 * summed, all from one index.
 */
export const measuredRows = (
  span: MeasuredSpan,
  by: Dimension,
  and: Dimension | undefined,
  now: Instant | null,
): Sql => sql`
  select ${groupedBy(by, span)} as name,
    ${and === undefined ? sql`null::text` : groupedBy(and, span)} as also,
    dispatch_at >= ${span.from} as is_now, status, exception, eta_at, delivered_at, rating,
    attempted,
    ${lateBy(now)} as late_by
  from orders
  where client_id = app_client()
    and dispatch_at >= ${span.before}
    and dispatch_at <= ${span.until}`

/** The orders that a measure counts; `late_by` as in the narrow rows. */
export const isCounted: Readonly<Record<CountedMeasure, Sql>> = {
  orders: sql`true`,
  closed: sql`status = 'received'`,
  on_time: sql`status = 'received' and late_by is null`,
  late: sql`late_by is not null`,
  exceptions: sql`status = 'received' and exception`,
  rejected: sql`status = 'rejected'`,
  rated: sql`rating is not null`,
  attempted: sql`attempted is not null`,
  answered: sql`attempted in ('answered', 'contradicted')`,
  contradicted: sql`attempted = 'contradicted'`,
}

/** A group and whose measure is looked at; null for a name is none, left out are all. */
export interface MeasuredMark {
  readonly by: Dimension
  readonly and: Dimension | undefined
  readonly name: string | null | undefined
  readonly and_name: string | null | undefined
  readonly measure: CountedMeasure
  readonly is_now: boolean
}

/** The condition that picks a mark's orders out of `orders`, by the very terms that count them. */
export const isMarked = (span: MeasuredSpan, mark: MeasuredMark): Sql => {
  const parts = [isCounted[mark.measure]]
  if (mark.name !== undefined)
    parts.push(
      sql`${groupedBy(mark.by, span)} is not distinct from ${keyOf(mark.by, mark.name, span)}::text`,
    )
  if (mark.and !== undefined && mark.and_name !== undefined)
    parts.push(
      sql`${groupedBy(mark.and, span)} is not distinct from ${keyOf(mark.and, mark.and_name, span)}::text`,
    )
  return sql.join(parts, sql` and `)
}
