import { sql, type RawBuilder } from 'kysely'
import type { ClockFigures, ClockOrders } from '../../../../contract/analysis/clocks.ts'
import {
  clockStates,
  SOON_DAYS,
  type ClockState,
  type ClockTerm,
} from '../../../../domain/order/clocks.ts'
import { MARKED_A_PAGE } from '../../../../domain/scorecard.ts'
import { dayBefore, instantOf, type Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import { endedInError } from './ended-in-error.ts'
import { lookThrough } from './search.ts'

type Sql = RawBuilder<unknown>

/** Which orders' clocks are read: those dispatched between two instants, as of a day of a zone. */
export interface ClockSpan {
  readonly from: Instant
  readonly until: Instant
  readonly today: string
  readonly zone: string
}

const begins: Readonly<Record<ClockTerm['from'], Sql>> = {
  received: sql`case when status = 'received' then delivered_at end`,
  accepted: sql`accepted_at`,
  rejected: sql`rejected_at`,
  claimed: sql`claimed_at`,
}

const lastDay = (term: ClockTerm, { zone }: ClockSpan): Sql =>
  sql`((${begins[term.from]}) at time zone ${zone}::text)::date + ${term.days}::int`

/**
 * Where an order's clock stands, as the domain says it; null before it begins. Compared with
 * instants, since to turn each into a day takes far longer.
 */
const stateOf = (term: ClockTerm, span: ClockSpan): Sql => {
  const { today, zone } = span
  const startOfDay = (ahead: number): Instant =>
    instantOf(dayBefore(today, term.days - ahead), '00:00', zone)
  const met =
    term.until === 'claimed'
      ? sql`
        when claimed_at is not null
          and (claimed_at at time zone ${zone}::text)::date <= ${lastDay(term, span)} then 'met'`
      : sql``
  return sql`
    case
      when (${begins[term.from]}) is null then null ${met}
      when (${begins[term.from]}) < ${startOfDay(0)}::timestamptz then 'over'
      when (${begins[term.from]}) < ${startOfDay(SOON_DAYS + 1)}::timestamptz then 'soon'
      else 'running' end`
}

/** A claim's clock is none of the order's end, and runs on where that was recorded in error. */
const isOfEnd = (from: ClockTerm['from']): boolean => from !== 'claimed'

const inSpan = ({ from, until }: ClockSpan): Sql => sql`
  client_id = app_client() and dispatch_at >= ${from} and dispatch_at <= ${until}`

/**
 * How many orders of `scope` have each of these clocks in each state, in the order of the clocks.
 * All are counted from an index alone, and the few that ended in error are taken off.
 */
export const countClocks = async (
  database: Database,
  scope: Scope,
  terms: readonly ClockTerm[],
  span: ClockSpan,
): Promise<ClockFigures[number]['counts'][]> => {
  const counts = terms.flatMap((term, place) =>
    clockStates.map(
      (state) => sql`
        count(*) filter (where (${stateOf(term, span)}) = ${state})
          as ${sql.ref(`${state}_${place}`)}`,
    ),
  )
  const rows = await lookThrough(
    database,
    scope,
    sql<Record<string, number>>`
      select 0 as in_error, ${sql.join(counts)}
      from orders
      where ${inSpan(span)}
      union all
      select 1, ${sql.join(counts)}
      from orders
      where ${inSpan(span)} and id in (${endedInError})`,
  )
  const counted = (row: Record<string, number> | undefined, name: string): number =>
    row?.[name] ?? 0
  const [all, inError] = [0, 1].map((part) => rows.find(({ in_error }) => in_error === part))
  return terms.map(({ from }, place) => {
    const of = (state: ClockState): number =>
      counted(all, `${state}_${place}`) -
      (isOfEnd(from) ? counted(inError, `${state}_${place}`) : 0)
    return { running: of('running'), soon: of('soon'), over: of('over'), met: of('met') }
  })
}

/** The orders that have a clock in a state, the most urgent first, and how many there are. */
export const ordersOfClock = async (
  database: Database,
  scope: Scope,
  term: ClockTerm,
  state: ClockState,
  span: ClockSpan,
  offset: number,
): Promise<ClockOrders> => {
  const rows = await lookThrough(
    database,
    scope,
    sql<ClockOrders['orders'][number] & { total: number }>`
    with found as materialized (
      select id, ${lastDay(term, span)} as last_day
      from orders
      where ${inSpan(span)} and (${stateOf(term, span)}) = ${state}
        ${isOfEnd(term.from) ? sql`and id not in (${endedInError})` : sql``})
    select total, o.id as _id, o.identifier, o.destination_name as destination,
      to_char(p.last_day, 'YYYY-MM-DD') as last_day,
      p.last_day - ${span.today}::date as days_left
    from (select count(*) as total from found) counted
    left join (
      select *
      from found
      order by last_day, id
      limit ${MARKED_A_PAGE} offset ${offset}) p on true
    left join orders o on o.client_id = app_client() and o.id = p.id
    order by p.last_day, p.id`,
  )
  return {
    total: rows[0]?.total ?? 0,
    // Beyond the last page there is the count alone.
    orders: rows.flatMap(({ total: _total, ...row }) => ((row._id as string | null) ? [row] : [])),
  }
}
