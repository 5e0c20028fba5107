import type { SealedText } from '../../../domain/order/chain.ts'
import type { CameBy } from '../../../domain/order/channel.ts'
import type { EventType, Recorded } from '../../../domain/order/events.ts'
import type { Instant } from '../../../domain/time.ts'

/**
 * A place in the log by time; `position` tells events of one moment apart, a text since it is
 * beyond what a number holds.
 */
export interface HistoryCursor {
  readonly at: Instant
  readonly position: string
}

/** An LR number that is sought: the whole of it, or any part in any case. */
export interface SoughtNumber {
  readonly text: string
  readonly is_whole: boolean
}

/** What is asked of the log; null, or no kind at all, asks for nothing. */
export interface HistoryQuery {
  readonly from: Instant | null
  readonly until: Instant | null
  readonly identifier: SoughtNumber | null
  readonly types: readonly EventType[]
  readonly role: Recorded['actor']['role'] | null
  readonly channel: CameBy | 'kept' | null
  readonly username: string | null
  /** Only what lies before it. */
  readonly before: HistoryCursor | null
  readonly limit: number
}

/** An event with its order's number. */
export interface HistoryRow extends HistoryCursor, SealedText {
  readonly order_id: string
  readonly identifier: string
}

/** A page of the log, and the place from which to look further back; null where nothing is left. */
export interface HistoryPage {
  readonly events: readonly HistoryRow[]
  readonly next: HistoryCursor | null
}
