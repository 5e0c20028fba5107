import { blankOrder, enteredFrom } from '../../order/entry/new-order.ts'
import type { Order } from '../../order/order.ts'
import { DAY, HOUR, later, type Clock } from '../../time.ts'

const ID = '00000000-0000-7000-8000-000000000001'

/** A made-up open order, for a client that has none yet: on its way since half a day. */
export const sampleOrder = (username: string, clock: Clock): Order =>
  blankOrder(
    ID,
    username,
    enteredFrom(
      {
        identifier: 'SAMPLE-1',
        invoice: 'INV-1',
        client: 'Lotus Stores',
        truck_number: 'MH12AB1234',
        driver: { name: 'Ravi Kale', contact: [] },
        spocs: [],
        source: { name: 'Pune' },
        destination: { name: 'Lotus Stores', address: '14 Station Road', city: 'Nagpur' },
        dispatch_date: later(clock.now, -12 * HOUR),
        eta_hrs: (2 * DAY) / HOUR,
        ship_unit: 40,
      },
      clock,
    ),
  )
