import { LIVE_POSITION } from '../../../contract/orders/live-position.ts'

/** Where the page stands in the log; undefined before any answer said so, '' where it is lost. */
let place: string | undefined

/** The place in the log that all the page shows is at least as new as, for Last-Event-ID. */
export const placeInLog = (): string | undefined => place

/**
 * The page has been told everything up to there; '' where it has to look at everything again,
 * undefined where it shows nothing yet.
 */
export const moveTo = (to: string | undefined): void => void (place = to)

/** An answer came that is as new as its headers say: the oldest of the answers counts. */
export const seenIn = (headers: Headers): void => {
  const position = headers.get(LIVE_POSITION)
  // Before the hyphen stands the transaction; what follows is the same in all answers.
  if (position && (place === undefined || parseInt(position) < parseInt(place))) place = position
}
