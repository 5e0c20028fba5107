import type { Recorded } from '../../domain/order/events.ts'
import { replay } from '../../domain/order/evolve.ts'
import type { Order, PartNotShown } from '../../domain/order/order.ts'
import { shownEvent } from '../../domain/order/shown-event.ts'
import type { Deps } from '../deps.ts'
import type { Scope } from '../stores/database/database.ts'
import { logOf, wholeLog, type LogEntry } from '../stores/log/event-log.ts'

/** An order as its log has it, and the log itself. */
export interface CertifiedLog {
  readonly order: Order
  readonly events: readonly Recorded[]
  /** As stored, one for each event. */
  readonly entries: readonly LogEntry[]
  /** Digest of the last event. */
  readonly head: string
}

/**
 * What an order’s log tells at one moment, so that state, events and digest are of one piece; null
 * where `scope` shows no such order, or where it was taken out with its import.
 */
export const orderLogOf = async (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  order_id: string,
): Promise<CertifiedLog | null> => {
  const events = await wholeLog(database, scope, order_id)
  const order = replay(events ?? [])
  if (!events || !order || order.withdrawn) return null
  const entries: LogEntry[] = []
  while (entries.length < events.length) {
    const next = await logOf(database, scope, order_id, entries.length)
    if (!next || next.length === 0) return null
    entries.push(...next)
  }
  // What came between the two looks is no part of it.
  const own = entries.slice(0, events.length)
  return { order, events, entries: own, head: own.at(-1)?.digest ?? '' }
}

/**
 * The log as a JSON file for whoever compares digests: each event’s canonical text as its reader is
 * shown it, and the digest of what is stored.
 */
export const logFile = (entries: readonly LogEntry[], withheld: readonly PartNotShown[]): Buffer =>
  Buffer.from(
    JSON.stringify(
      entries.map((entry) => ({
        seq: entry.seq,
        ...shownEvent(entry, withheld),
        digest: entry.digest,
      })),
      null,
      1,
    ),
  )
