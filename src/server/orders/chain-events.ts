import { FIRST_PREV, chainedEvent } from '../../domain/order/chain.ts'
import { flagFor } from '../../domain/order/offline/impossible-claim.ts'
import type { OrderEvent, Recorded } from '../../domain/order/events.ts'
import { evolve } from '../../domain/order/evolve.ts'
import type { Order, GeoPoint } from '../../domain/order/order.ts'
import { photoPlace } from '../../domain/order/photos/photo-place.ts'
import { shapeOf } from '../../domain/order/upcast.ts'
import type { Instant } from '../../domain/time.ts'
import { eventSealing } from '../secrets.ts'
import type { AppendedOrder, StoredEvent } from '../stores/orders/stored-event.ts'

/** Who, when and where, for a run of events on one order. */
export interface EventContext {
  readonly order_id: string
  readonly actor: Recorded['actor']
  readonly policy_version: number
  readonly server_time: Instant
  readonly device_time: Instant | null
  /** The device's own clock as it sent the action, where it told it. */
  readonly device_now?: Instant | null
  /** The upload of deliveries that they come with, as the log calls it. */
  readonly import_id?: string
}

/**
 * Chains `events` on to the log that ends in `head` and applies them. `before` is null for a new
 * order.
 */
export const chainEvents = (
  before: Order | null,
  head: string,
  events: readonly OrderEvent[],
  about: EventContext,
): AppendedOrder => {
  let order = before
  let prev = before === null ? FIRST_PREV : head
  const { device_now = null, ...who_and_when } = about
  const { device_time, server_time } = about
  const time_flag =
    device_time === null ? null : flagFor({ at: device_time, device_now }, before, server_time)
  const stored = events.map((event, index): StoredEvent => {
    const seq = (before?.rev ?? 0) + index + 1
    const recorded: Recorded = {
      ...event,
      v: shapeOf(event.type),
      ...who_and_when,
      ...(time_flag === null ? {} : { time_flag }),
      seq,
      place: placeIn(event),
      files: filesIn(event),
      prev,
    }
    const chained = chainedEvent(recorded, eventSealing)
    order = evolve(order, recorded)
    prev = chained.digest
    return { order_id: about.order_id, seq, type: event.type, at: server_time, ...chained }
  })
  if (order === null) throw new Error('an order needs a first event')
  return { order, head: prev, stored }
}

const placeIn = (event: OrderEvent): GeoPoint | null => {
  switch (event.type) {
    case 'received':
    case 'rejected':
    case 'attempted':
    case 'delivery_attempted':
    case 'outbound':
      return event.data.geo_tag.loc
    case 'photo_added':
      return photoPlace(event.data)
    default:
      return null
  }
}

const filesIn = (event: OrderEvent): string[] => {
  switch (event.type) {
    case 'photo_added':
    case 'photo_deleted':
    case 'signed':
      return [event.data.digest]
    case 'delivery_attempted':
      return event.data.photos
    default:
      return []
  }
}
