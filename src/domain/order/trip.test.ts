import { describe, expect, it } from 'vitest'
import { anOrder, did, NOW } from '../testing/factories.ts'
import type { Order } from './order.ts'
import { orderOnWire } from './on-wire.ts'
import { tripTextIn } from './trip.ts'

const REACHED = '2026-03-10T05:45:00.000Z'
const reached = (order: Order): Order => ({
  ...order,
  ended: true,
  destination: { ...order.destination, geofence_in_time: REACHED },
})

describe('the trip on the wire', () => {
  it.each<[string, Order, string]>([
    ['an open order', anOrder(), 'Running'],
    [
      'a reached order that is open',
      reached({ ...anOrder(), trip_completed_at: REACHED }),
      'Running',
    ],
    ['a received order', anOrder(did.received), `Completed @ ${NOW}`],
    ['a rejected order', anOrder(did.rejected), `Completed @ ${NOW}`],
    [
      'one that was reached, then received',
      reached(anOrder(did.received)),
      `Completed @ ${REACHED}`,
    ],
    [
      'one that was reached, then rejected',
      reached(anOrder(did.rejected)),
      `Completed @ ${REACHED}`,
    ],
  ])(
    'of %s is Running or completed as it came into the fence [TABL-12]',
    (_case, order, expected) => expect(orderOnWire(order).trip_status).toBe(expected),
  )

  it.each<[string, string, string]>([
    ['Running', 'Asia/Kolkata', 'Running'],
    [`Completed @ ${REACHED}`, 'Asia/Kolkata', 'Completed @ 10-03-2026 11:15'],
    [`Completed @ ${REACHED}`, 'America/New_York', 'Completed @ 10-03-2026 01:45'],
  ])('%s reads in %s: %s [TABL-12] [TABL-15]', (stored, zone, expected) =>
    expect(tripTextIn(stored, zone)).toBe(expected),
  )
})
