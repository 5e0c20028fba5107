import type { EpcisAsked } from '../../contract/systems/trade.ts'
import {
  consignmentId,
  paperNumber,
  paperUri,
  type Naming,
} from '../../domain/trade/epcis/identifiers.ts'
import { hasPaper, objectEvents, type ObjectEvent } from '../../domain/trade/epcis/object-event.ts'
import { steppingTypes } from '../../domain/trade/trade-steps.ts'
import { eventIn } from '../../domain/order/upcast.ts'
import { between, DAY, later } from '../../domain/time.ts'
import { isOrderId } from '../../contract/call.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { ordersNumbered } from '../stores/deliveries/deliveries.ts'
import { eventsBack } from '../stores/log/history.ts'
import { stepsOf, writingFor } from './order-steps.ts'

/** Events of one page, and the token of the next; null on the last. */
export interface EventsPage {
  readonly events: ObjectEvent[]
  readonly next: string | null
}

/** A page of what happened to the caller's orders, as EPCIS events, the last recorded first. */
export const eventsPage = async (
  deps: Pick<Deps, 'database' | 'settings'>,
  caller: Caller,
  asked: EpcisAsked,
): Promise<EventsPage> => {
  if (asked.eventType && !asked.eventType.includes('ObjectEvent')) return { events: [], next: null }
  const named = await ordersAsked(deps, caller, asked)
  return named === null ? pageOfLog(deps, caller, asked) : pageOf(deps, caller, asked, named)
}

/** The orders that are asked for by name, where any are. */
const ordersAsked = async (
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
  caller: Caller,
  asked: EpcisAsked,
): Promise<readonly string[] | null> => {
  const { MATCH_epc } = asked
  const naming: Naming = writingFor({ settings }, caller)
  const ids = MATCH_epc?.flatMap((uri) => {
    const id = consignmentId(naming, uri)
    return id !== null && isOrderId(id) ? [id] : []
  })
  const numbers = numbersAsked(naming, asked)
  if (numbers === undefined) return ids ?? null
  const found = await database.transaction(scopeOf(caller.viewer), (tx) =>
    ordersNumbered(tx, numbers, false),
  )
  const of_numbers = found.map(({ order }) => order._id)
  return ids === undefined ? of_numbers : ids.filter((id) => of_numbers.includes(id))
}

/** The numbers of LRs that are asked for, where any are. */
const numbersAsked = (
  naming: Naming,
  { EQ_bizTransaction_bol }: EpcisAsked,
): readonly string[] | undefined =>
  EQ_bizTransaction_bol?.flatMap((uri) => paperNumber(naming, 'bol', uri) ?? [])

const isAsked = (
  { GE_eventTime, LT_eventTime, EQ_bizStep, EQ_disposition }: EpcisAsked,
  { eventTime, bizStep, disposition }: ObjectEvent,
): boolean =>
  (GE_eventTime === undefined || between(GE_eventTime, eventTime) >= 0) &&
  (LT_eventTime === undefined || between(eventTime, LT_eventTime) > 0) &&
  (EQ_bizStep?.includes(bizStep) ?? true) &&
  (EQ_disposition?.includes(disposition) ?? true)

/** All events of few orders, paged by their count. */
const pageOf = async (
  deps: Pick<Deps, 'database' | 'settings'>,
  caller: Caller,
  asked: EpcisAsked,
  order_ids: readonly string[],
): Promise<EventsPage> => {
  const { nextPageToken = '0', perPage } = asked
  const from = nextPageToken.includes('_') ? 0 : Number(nextPageToken)
  const writing = writingFor(deps, caller)
  const papers = numbersAsked(writing, asked)?.map((number) => paperUri(writing, 'bol', number))
  const steps = await stepsOf(deps, caller, order_ids)
  const events = [...steps.values()]
    .flatMap((own) => objectEvents(writing, own).toReversed())
    .filter((event) => isAsked(asked, event) && (!papers || hasPaper(event, 'bol', papers)))
    .toSorted((a, b) => between(a.recordTime, b.recordTime))
  const next = from + perPage
  return {
    events: events.slice(from, next),
    next: next < events.length ? String(next) : null,
  }
}

/** How much later than it happened an event may be said to have been recorded, at most. */
const TOLERANCE = DAY

const pageOfLog = async (
  deps: Pick<Deps, 'database' | 'settings'>,
  caller: Caller,
  asked: EpcisAsked,
): Promise<EventsPage> => {
  const { nextPageToken, perPage, GE_eventTime } = asked
  const [at, position] = nextPageToken?.split('_') ?? []
  const page = await eventsBack(deps.database, scopeOf(caller.viewer), {
    // What happened since then was recorded since then, save by clocks that go ahead.
    from: GE_eventTime === undefined ? null : later(GE_eventTime, -TOLERANCE),
    until: null,
    identifier: null,
    types: steppingTypes,
    role: null,
    channel: null,
    username: null,
    before: at === undefined || position === undefined ? null : { at, position },
    limit: perPage,
  })
  const ids = [...new Set(page.events.map(({ order_id }) => order_id))]
  const writing = writingFor(deps, caller)
  const written = new Map<string, ReadonlyMap<number, ObjectEvent>>()
  for (const [id, steps] of await stepsOf(deps, caller, ids)) {
    const events = objectEvents(writing, steps)
    const by_seq = steps.flatMap(({ seq }, index) => {
      const event = events[index]
      return event ? [[seq, event] as const] : []
    })
    written.set(id, new Map(by_seq))
  }
  const events = page.events.flatMap((row) => {
    const event = written.get(row.order_id)?.get(eventIn(row).seq)
    return event && isAsked(asked, event) ? [event] : []
  })
  return { events, next: page.next && `${page.next.at}_${page.next.position}` }
}
