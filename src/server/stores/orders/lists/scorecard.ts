import { sql, type RawBuilder } from 'kysely'
import type { MarkedOrders } from '../../../../contract/analysis/scorecard.ts'
import { countedMeasures, MARKED_A_PAGE } from '../../../../domain/scorecard.ts'
import type { Dimension, Measures, ScorecardSort } from '../../../../domain/scorecard.ts'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import { lookThrough } from './search.ts'
import {
  isCounted,
  isMarked,
  lateBy,
  measuredRows,
  monthAt,
  type MeasuredMark,
  type MeasuredSpan,
} from './measured.ts'

/** What is asked of a scorecard, and which of its groups. */
export interface ScorecardQuery {
  readonly span: MeasuredSpan
  readonly by: Dimension
  readonly and: Dimension | undefined
  readonly sort: ScorecardSort
  readonly direction: 'asc' | 'desc'
  readonly offset: number
  readonly limit: number
}

/** A group's figures of this period, and of the one before. */
export interface MeasuredGroup {
  readonly name: string | null
  readonly also: string | null
  readonly now: Measures
  readonly before: Measures
}

const summed = ['late_ms', 'rating_sum'] as const
const columns = [...countedMeasures, ...summed]

/** A period's figures of a group as one value; zeros where it had none. */
const asJson = (table: string): RawBuilder<unknown> => sql`
  json_build_object(${sql.join(
    columns.flatMap((column) => [
      sql`${column}::text`,
      sql`coalesce(${sql.ref(`${table}.${column}`)}, 0)`,
    ]),
  )})`

const sortedBy: Readonly<Record<ScorecardSort, RawBuilder<unknown>>> = {
  name: sql`name`,
  orders: sql`n.orders`,
  on_time: sql`n.on_time::float8 / nullif(n.closed, 0)`,
  late: sql`n.late`,
  hours_late: sql`n.late_ms`,
  exceptions: sql`n.exceptions`,
  rejected: sql`n.rejected`,
  rating: sql`n.rating_sum::float8 / nullif(n.rated, 0)`,
  attempted: sql`n.attempted`,
  contradicted: sql`n.contradicted::float8 / nullif(n.answered, 0)`,
}

/**
 * Groups what `scope` shows in one pass over an index: a page of the groups that have orders in
 * this period, how many there are, and the sums of all.
 */
export const measureGroups = async (
  database: Database,
  scope: Scope,
  { span, by, and, sort, direction, offset, limit }: ScorecardQuery,
  now: Instant | null,
): Promise<{
  groups: MeasuredGroup[]
  all: number
  total: Pick<MeasuredGroup, 'now' | 'before'>
}> => {
  const counts = countedMeasures.map(
    (measure) => sql`count(*) filter (where ${isCounted[measure]}) as ${sql.ref(measure)}`,
  )
  const rows = await lookThrough(
    database,
    scope,
    sql<MeasuredGroup & { is_total: boolean; all: number }>`
    with grouped as materialized (
      select name, also, is_now, ${sql.join(counts)},
        coalesce(extract(epoch from sum(late_by)) * 1000, 0)::float8 as late_ms,
        coalesce(sum(rating), 0)::int8 as rating_sum
      from (${measuredRows(span, by, and, now)}) measured
      group by name, also, is_now),
    sums as (
      select is_now, count(*) as all, ${sql.join(
        columns.map((column) => sql`sum(${sql.ref(column)})::float8 as ${sql.ref(column)}`),
      )}
      from grouped
      group by is_now),
    page as (
      select name, also, ${asJson('n')} as now, ${asJson('b')} as before,
        row_number() over (
          order by ${sortedBy[sort]} ${sql.raw(direction)} nulls last, n.late desc, n.orders desc,
            name, also) as place
      from (select * from grouped where is_now) n
      left join (
        select name as b_name, also as b_also, ${sql.join(columns.map((one) => sql.ref(one)))}
        from grouped
        where not is_now) b
        on coalesce(b_name, '') = coalesce(name, '') and coalesce(b_also, '') = coalesce(also, ''))
    select is_total, "all", name, also, now, before
    from (
      select false as is_total, 0 as "all", name, also, now, before, place
      from page
      where place > ${offset} and place <= ${offset + limit}
      union all
      select true, coalesce(n.all, 0), null, null, ${asJson('n')}, ${asJson('b')}, 0
      from (select) one
      left join (select * from sums where is_now) n on true
      left join (select * from sums where not is_now) b on true) answered
    order by place`,
  )
  const [total, ...groups] = rows
  if (!total) throw new Error('an aggregate has one row')
  const told = (dimension: Dimension | undefined, name: string | null): string | null =>
    dimension === 'month' ? monthAt(name, span) : name
  return {
    groups: groups.map(({ name, also, now: these, before }) => ({
      name: told(by, name),
      also: told(and, also),
      now: these,
      before,
    })),
    all: total.all,
    total: { now: total.now, before: total.before },
  }
}

/** The orders that a mark counts, those dispatched last first, and how many there are. */
export const markedOrders = async (
  database: Database,
  scope: Scope,
  span: MeasuredSpan,
  mark: MeasuredMark,
  offset: number,
  now: Instant | null,
): Promise<MarkedOrders> => {
  const rows = await lookThrough(
    database,
    scope,
    sql<MarkedOrders['orders'][number] & { total: number }>`
    with found as materialized (
      select id, dispatch_at, late_by
      from (select *, ${lateBy(now)} as late_by from orders) o
      where client_id = app_client()
        and dispatch_at >= ${mark.is_now ? span.from : span.before}
        and ${mark.is_now ? sql`dispatch_at <= ${span.until}` : sql`dispatch_at < ${span.from}`}
        and ${isMarked(span, mark)})
    select total, o.id as _id, o.identifier, o.source_name as source,
      o.destination_name as destination, o.transporter, p.dispatch_at as dispatched_at,
      (extract(epoch from p.late_by) * 1000)::float8 as late_ms
    from (select count(*) as total from found) counted
    left join (
      select *
      from found
      order by dispatch_at desc, id desc
      limit ${MARKED_A_PAGE} offset ${offset}) p on true
    left join orders o on o.client_id = app_client() and o.id = p.id
    order by p.dispatch_at desc, p.id desc`,
  )
  return {
    total: rows[0]?.total ?? 0,
    // Beyond the last page there is the count alone.
    orders: rows.flatMap(({ total: _total, ...row }) => ((row._id as string | null) ? [row] : [])),
  }
}
