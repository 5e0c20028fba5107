import { queryBounds } from '../src/domain/date-range.ts'
import { DAY, later, wallClock, type Instant } from '../src/domain/time.ts'
import { get, post } from './caller.ts'
import type { BenchClient } from './seed.ts'
import { ZONE } from './stories.ts'

/** The deepest page asked for: at 1,000,000, 16 at once pass a statement's time. */
const MOST_OFFSET = 200_000

/** One thing that both are asked for. */
export interface Work {
  readonly name: string
  readonly floor: (round: number) => Promise<unknown>
  readonly product: (round: number) => Promise<unknown>
  /** Each round takes an open order away. */
  readonly is_spending?: true
  /** What comes before at most so many rounds of the product's, and is not measured. */
  readonly prepare?: (rounds: number) => Promise<void>
}

/** Where the rivals listen, and how the product knows the caller. */
export interface Rivals {
  readonly floor: number
  readonly product: number
  readonly bearer: Record<string, string>
}

/** The last days as the page asks for them. */
export const daysTo = (now: Instant, days: number): { $gte: Instant; $lte: Instant } =>
  queryBounds(
    { from: wallClock(later(now, -days * DAY), ZONE).day, to: wallClock(now, ZONE).day },
    ZONE,
  )

/** POST /counter over the last days, as the page asks. */
export const countersOf =
  ({ product, bearer }: Rivals, now: Instant, days: number) =>
  (): Promise<string> =>
    post(product, '/api/counter', { query: { dispatch_date: daysTo(now, days) } }, bearer)

/**
 * The scorecard of transporters over the last days, by floor and product; these count the period
 * before too, which has no orders where `days` is all there is.
 */
export const scorecardOf = (
  { floor, product, bearer }: Rivals,
  { id: client_id }: BenchClient,
  now: Instant,
  days: number,
): Pick<Work, 'floor' | 'product'> => {
  const { $gte, $lte } = daysTo(now, days)
  const [from, to] = [wallClock($gte, ZONE).day, wallClock($lte, ZONE).day]
  return {
    floor: () => post(floor, '/scorecard', { client_id, from: $gte, to: $lte }),
    product: () => get(product, `/api/analysis/scorecard?from=${from}&to=${to}`, bearer),
  }
}

/** What is measured, on the largest client; `open` are its open orders. */
export const worksOn = (
  rivals: Rivals,
  { id: client_id, key, orders }: BenchClient,
  open: readonly string[],
  now: Instant,
): Work[] => {
  const { floor, product, bearer } = rivals
  const represent = { ...bearer, prefer: 'return=representation' }
  const deep = Math.min(Math.floor(orders / 2), MOST_OFFSET)
  let taken = 0
  const nextOpen = (): string => {
    const id = open[taken]
    taken += 1
    if (id === undefined) throw new Error('not enough open orders for the bench')
    return id
  }
  const list = (
    name: string,
    days: number,
    query: (round: number) => { source?: string; search?: string },
    offset = 0,
    path = '/list',
  ): Work => {
    const dispatch_date = daysTo(now, days)
    return {
      name: `list, ${name}`,
      floor: (round) =>
        post(floor, path, {
          client_id,
          from: dispatch_date.$gte,
          to: dispatch_date.$lte,
          limit: 25,
          offset,
          ...query(round),
        }),
      product: (round) =>
        post(
          product,
          '/api/fetch_orders',
          { query: { dispatch_date, ...query(round) }, limit: 25, offset },
          represent,
        ),
    }
  }
  const search = (name: string, days: number, text: (round: number) => string): Work =>
    list(`search ${name}`, days, (round) => ({ search: text(round) }), 0, '/search')
  const counters = (name: string, days: number): Work => {
    const { $gte, $lte } = daysTo(now, days)
    return {
      name: `counters, ${name}`,
      floor: () => post(floor, '/counters', { client_id, from: $gte, to: $lte }),
      product: countersOf(rivals, now, days),
    }
  }
  /** Whoever receives has opened the order first. */
  const receive = (name: string, path: string): Work => {
    const opened: string[] = []
    return {
      name: `receive, ${name}`,
      is_spending: true,
      prepare: async (rounds) => {
        for (let round = 0; round < rounds; round += 1) {
          const id = nextOpen()
          await get(product, `/api/orders/${id}`, bearer)
          opened.push(id)
        }
      },
      floor: () => post(floor, path, { client_id, id: nextOpen() }),
      product: () =>
        post(
          product,
          '/api/update_epod',
          { _id: opened.shift() ?? nextOpen(), receive: true },
          bearer,
        ),
    }
  }
  return [
    list('30 days', 30, () => ({})),
    list('30 days + source', 30, (round) => ({ source: `Source ${round % 20}` })),
    list(`a year, offset ${deep}`, 365, () => ({}), deep),
    counters('30 days', 30),
    counters('a year', 365),
    search(
      'a year, part of an LR',
      365,
      (round) =>
        `${key.slice(-4)}-${String(Math.floor(orders * ((round % 97) / 100)))
          .padStart(7, '0')
          .slice(0, 6)}`,
    ),
    search('30 days, two letters', 30, (round) => ['da', 'r 1', 'mh', 'eq'][round % 4] ?? ''),
    search('30 days, a word in every order', 30, () => 'destination'),
    receive('against one UPDATE', '/receive'),
    receive('against the same record by hand', '/receive-on-record'),
  ]
}
