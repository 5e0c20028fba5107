import type { OrderEvent } from '../order/events.ts'
import type { OrderInput } from '../order/entry/order-input.ts'
import { later, MINUTE } from '../time.ts'
import type { DigestedEvent } from '../trade/trade-steps.ts'
import { created, NOW, recorded } from './factories.ts'

/**
 * A log with made-up digests: an order entered with these changes, and what happened to it since,
 * a minute apart.
 */
export const digestedLog = (
  changes: Partial<OrderInput>,
  ...events: readonly OrderEvent[]
): DigestedEvent[] =>
  [created(changes), ...events].map((event, index) => {
    const [one] = recorded([event], later(NOW, index * MINUTE), index + 1)
    if (!one) throw new Error('one event was recorded')
    return {
      event: one,
      digest: String(index + 1)
        .padStart(2, '0')
        .repeat(32),
    }
  })
