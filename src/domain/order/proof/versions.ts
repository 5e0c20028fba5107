import type { Recorded } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { Instant } from '../../time.ts'
import type { Order } from '../order.ts'

/** One version of a proof: what it held when it was opened again, or holds now. */
export interface ProofVersion {
  readonly version: number
  readonly ended_at: Instant | null
  readonly reason: string | null
  readonly by: string | null
  readonly epod: Order['epod']
}

/** Every version of an order's proof, oldest first; the log alone gives them (REVW-03). */
export const versionsOf = (events: readonly Recorded[]): ProofVersion[] => {
  const versions: ProofVersion[] = []
  let order: Order | null = null
  for (const event of events) {
    if (order && event.type === 'reopened')
      versions.push({
        version: order.epod.version.number,
        ended_at: event.server_time,
        reason: event.data.reason,
        by: event.actor.username,
        epod: order.epod,
      })
    order = evolve(order, event)
  }
  return order
    ? [
        ...versions,
        {
          version: order.epod.version.number,
          ended_at: null,
          reason: null,
          by: null,
          epod: order.epod,
        },
      ]
    : versions
}
