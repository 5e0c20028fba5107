import type { Instant } from '../../time.ts'
import type { OrderEvent } from '../events.ts'
import type { Order } from '../order.ts'
import { withDifferences } from './quantities.ts'

/** The order with a value put right, and both values on record (PROF-05). */
export const afterCorrection = (
  order: Order,
  data: Extract<OrderEvent, { type: 'corrected' }>['data'],
  by: string | null,
  time: Instant,
): Order => ({
  ...withDifferences({
    ...order,
    [data.field]: data.after,
    ...(data.field === 'delivery_time' && order.ended
      ? { trip_completed_at: String(data.after) }
      : {}),
  }),
  corrections: [...order.corrections, { ...data, by, time }],
})
