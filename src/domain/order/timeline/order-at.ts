import { between, type Instant } from '../../time.ts'
import type { Recorded } from '../events.ts'
import { replay } from '../evolve.ts'
import type { Order, Withheld } from '../order.ts'
import { redactedParts } from '../redacted.ts'

/** Redaction: a state as it is shown to whom this is withheld from; it says so. */
export const withheldState = (order: Order, withheld: readonly Withheld[]): Order =>
  withheld.length === 0 ? order : { ...redactedParts(order, withheld), withheld: [...withheld] }

/**
 * Point-in-time query: the order as it was at `moment`, which is what every event up to then had
 * made of it; null before its first.
 */
export const orderAt = (log: readonly Recorded[], moment: Instant): Order | null =>
  replay(
    log.slice(0, log.findLastIndex(({ server_time }) => between(server_time, moment) >= 0) + 1),
  )
