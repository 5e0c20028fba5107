import type { OrderInput } from '../order/entry/order-input.ts'
import type { Viewer } from '../policy/viewer.ts'
import { HOUR, later, wallClock, type Clock } from '../time.ts'

/** The made-up orders, by what is learnt on each. */
export const trainingOrders = ['otp', 'shortage', 'refusal'] as const
/** One of them. */
export type TrainingOrder = (typeof trainingOrders)[number]

/** Who sends the made-up orders. */
export const trainingClient = 'Bluebird Supplies'

/** The account that the tour is taken in. */
export const trainee = (username: string): Viewer => ({
  client_id: '',
  client: 'training',
  username,
  user_id: null,
  reach: { kind: 'client' },
  link: null,
})

interface MadeUp extends Pick<
  OrderInput,
  | 'identifier'
  | 'invoice'
  | 'truck_number'
  | 'client'
  | 'destination'
  | 'driver'
  | 'spocs'
  | 'ship_unit'
  | 'value'
> {
  readonly left_hours_ago: number
}

const made: Record<TrainingOrder, MadeUp> = {
  otp: {
    identifier: 'DEMO-101',
    invoice: 'INV-2101',
    truck_number: 'MH12AB1234',
    client: 'Lotus Stores',
    left_hours_ago: 18,
    ship_unit: 40,
    value: 185_000,
    destination: {
      name: 'Lotus Stores',
      address: '14 Station Road',
      city: 'Nagpur',
      state: 'Maharashtra',
    },
    driver: { name: 'Ravi Kale', contact: ['9000000011'] },
    spocs: [
      { name: 'Meera Joshi', contact: { phone: ['9000000012'], email: ['meera@example.com'] } },
    ],
  },
  shortage: {
    identifier: 'DEMO-102',
    invoice: 'INV-2102',
    truck_number: 'GJ01CD5678',
    client: 'Banyan Mart',
    left_hours_ago: 52,
    ship_unit: 12,
    value: 64_500,
    destination: {
      name: 'Banyan Mart',
      address: '3 Ring Road',
      city: 'Surat',
      state: 'Gujarat',
    },
    driver: { name: 'Imran Shaikh', contact: ['9000000021'] },
    spocs: [{ name: 'Kiran Patel', contact: { phone: ['9000000022'] } }],
  },
  refusal: {
    identifier: 'DEMO-103',
    invoice: 'INV-2103',
    truck_number: 'KA05EF9012',
    client: 'Coral Traders',
    left_hours_ago: 30,
    ship_unit: 6,
    value: 21_900,
    destination: {
      name: 'Coral Traders',
      address: '88 Market Street',
      city: 'Mysuru',
      state: 'Karnataka',
    },
    driver: { name: 'Suresh Gowda', contact: ['9000000031'] },
    spocs: [{ name: 'Anita Rao', contact: { phone: ['9000000032'] } }],
  },
}

/**
 * A made-up order as somebody would have entered it: on its way since hours ago, due 48 hours
 * after.
 */
export const trainingInput = (order: TrainingOrder, { now, time_zone }: Clock): OrderInput => {
  const { left_hours_ago, ...entered } = made[order]
  const { day, time } = wallClock(later(now, -left_hours_ago * HOUR), time_zone)
  return {
    ...entered,
    transporter: 'Green Road Lines',
    source: { name: 'Pune' },
    dispatch_date: day,
    dispatch_time: time,
    eta_hrs: 48,
  }
}
