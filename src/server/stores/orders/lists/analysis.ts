import { sql } from 'kysely'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import { known } from './measured.ts'

/** Orders of some kind: in all, closed, and closed in time. */
export interface Tally {
  readonly total: number
  readonly closed: number
  readonly closed_on_time: number
}

/** Every figure of a group of orders. */
export interface Group extends Tally {
  readonly kind: 'all' | 'step' | 'source' | 'destination' | 'transporter'
  /** The step it belongs to, from 1; null in the other kinds. */
  readonly step: number | null
  readonly name: string | null
  readonly closed_exception: number
  readonly rejected: number
  readonly open_on_time: number
  readonly open_delayed: number
}

/**
 * Milliseconds from dispatch within which half, and nine in ten, of the closed orders were closed.
 */
export interface TimeToClose {
  readonly half: number | null
  readonly nine_in_ten: number | null
}

/** Open orders whose dispatch falls into a step, from 1. */
export interface Ageing {
  readonly step: number
  readonly open_on_time: number
  readonly open_delayed: number
}

/**
 * What is to be counted: orders dispatched from `from` to `until`, in steps that begin at `starts`;
 * open ones by the steps `ages`, until `ages_until`.
 */
export interface CountedRange {
  readonly from: Instant
  readonly until: Instant
  readonly starts: readonly Instant[]
  readonly ages: readonly Instant[]
  readonly ages_until: Instant
}

const MOST_NAMES = 10

/**
 * Counts what `scope` shows, in one look at the orders of these days and one at the open ones.
 * `now` null: the database's clock.
 */
export const countFigures = async (
  database: Database,
  scope: Scope,
  span: CountedRange,
  now: Instant | null,
): Promise<{ groups: Group[]; time_to_close: TimeToClose; ageing: Ageing[] }> => {
  const late = sql`
    status = 'open'
      and eta_at < (select coalesce(${now}::timestamptz, date_trunc('milliseconds', now())))`
  const in_span = sql`
    client_id = app_client() and dispatch_at >= ${span.from} and dispatch_at <= ${span.until}`
  // On a connection of its own, since a server then counts while it sorts.
  const sorted = database.read(
    scope,
    () => sql<TimeToClose>`
        select percentile_cont(0.5) within group (order by ms) as half,
          percentile_cont(0.9) within group (order by ms) as nine_in_ten
        from (
          select (greatest(0, extract(epoch from delivered_at - dispatch_at)) * 1000)::float8 as ms
          from orders
          where ${in_span} and status = 'received') closed`,
  )
  const counted = database.transaction(scope, async ({ db, finish }) => {
    const [{ rows: groups }, ageing] = await Promise.all([
      sql<Group>`
        select kind, step, name, total, closed, closed_on_time, closed_exception, rejected,
          open_on_time, open_delayed
        from (
          select
            case grouping(step, source_name, destination_name, transporter)
              when 15 then 'all'
              when 7 then 'step'
              when 11 then 'source'
              when 13 then 'destination'
              else 'transporter' end as kind,
            step, coalesce(source_name, destination_name, transporter) as name,
            count(*) as total, count(*) filter (where status = 'received') as closed,
            count(*) filter (where status = 'received'
              and (eta_at is null or delivered_at <= eta_at)) as closed_on_time,
            count(*) filter (where status = 'received' and exception) as closed_exception,
            count(*) filter (where status = 'rejected') as rejected,
            count(*) filter (where status = 'open' and not is_late) as open_on_time,
            count(*) filter (where is_late) as open_delayed,
            row_number() over (
              partition by grouping(step, source_name, destination_name, transporter)
              order by count(*) desc, coalesce(source_name, destination_name, transporter)) as place
          from (
            select width_bucket(dispatch_at, ${[...span.starts]}::timestamptz[]) as step,
              ${known('source_name')} as source_name,
              ${known('destination_name')} as destination_name,
              ${known('transporter')} as transporter, status, exception, eta_at, delivered_at,
              coalesce(${late}, false) as is_late
            from orders
            where ${in_span}) o
          group by grouping sets (
            (), (step), (source_name), (destination_name), (transporter))) counted
        where kind in ('all', 'step') or place <= ${MOST_NAMES} order by kind, place`.execute(db),
      finish(sql<Ageing>`
        select width_bucket(dispatch_at, ${[...span.ages]}::timestamptz[]) as step,
          count(*) filter (where not is_late) as open_on_time,
          count(*) filter (where is_late) as open_delayed
        from (
          select dispatch_at, coalesce(${late}, false) as is_late
          from orders
          where client_id = app_client()
            and status = 'open'
            and dispatch_at <= ${span.ages_until}) open
        group by 1`),
    ])
    return { groups, ageing }
  })
  const [figures, [time_to_close]] = await Promise.all([counted, sorted])
  if (!time_to_close) throw new Error('an aggregate has one row')
  return { ...figures, time_to_close }
}
