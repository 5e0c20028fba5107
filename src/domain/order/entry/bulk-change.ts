import { done, type Reason } from '../../policy/reason.ts'

/** Orders that one change of many may be about: as many as people can be told of at once. */
export const MOST_CHANGED = 1_000

/** Orders a page of what a change did. */
export const BULK_PAGE = 50

/** Orders that are changed while the page waits; more are changed beside it. */
const QUICK = 20

/** Would somebody wait long for it? Then it goes on beside, and is watched under the bell. */
export const isLongChange = (orders: number): boolean => orders > QUICK

/**
 * What became of one order: it was changed, or told of; was so already; is told of by a message
 * that nobody carries; or was left as it was.
 */
export const bulkOutcomes = ['done', 'same', 'kept', 'left'] as const
/** One of them. */
export type BulkOutcome = (typeof bulkOutcomes)[number]

/** How far a change of many orders is. */
export const bulkStates = ['waiting', 'running', 'done', 'stopped', 'failed'] as const
/** One of them. */
export type BulkState = (typeof bulkStates)[number]

/** Is it still to be gone on with? */
export const isUnderWay = (state: BulkState): boolean => state === 'waiting' || state === 'running'

/** What is known of a change of many orders that somebody may want to take back. */
export interface ChangeMade {
  readonly kind: 'edit' | 'tell' | 'undo'
  readonly state: BulkState
  /** Orders that it changed. */
  readonly changed: number
  /** What took it back already, and who asked for that. */
  readonly taken_back: { readonly username: string } | null
}

/**
 * Why a change of many orders is not taken back as a whole; null where it is. Whether each of its
 * orders is, is judged as it is come to (`decideTakeBack`).
 */
export const whyNotTakenBack = ({
  kind,
  state,
  changed,
  taken_back,
}: ChangeMade): Reason | null => {
  if (kind === 'tell') return done('messages_stay')
  if (kind === 'undo') return done('taken_back_once')
  if (isUnderWay(state)) return done('change_running')
  if (taken_back) return done('taken_back', taken_back.username)
  return changed === 0 ? done('changed_nothing') : null
}
