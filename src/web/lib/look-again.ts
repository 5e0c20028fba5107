import { ApiFailure } from './api/failure.ts'

/** A change was told of, and the look at it has failed: no other event may come for long. */
const AGAIN_MS = 5_000

/**
 * Polling where the stream of changes does not help: after how long to look again at what is known
 * to be out of date. False where it is up to date, or is none of the viewer's any more.
 */
export const lookAgain = ({
  isInvalidated,
  error,
}: {
  readonly isInvalidated: boolean
  readonly error: Error | null
}): number | false => isInvalidated && !isGone(error) && AGAIN_MS

/** Does a failure say that what was asked for is not there, or is none of the viewer's? */
export const isGone = (error: Error | null): boolean =>
  error instanceof ApiFailure && (error.code === 404 || error.code === 422)
