import { DAY, HOUR, SECOND } from '../time.ts'

/** Tries of one delivery, the first among them; they end after about four and a half days. */
export const MOST_TRIES = 12
/** A listener that has failed for so long, in ms, and fails still, is told nothing any more. */
export const FAILS_AT_MOST_MS = 5 * DAY
/**
 * Tries of one delivery, over about half a day, after which its listener is believed to fail still:
 * where nothing was to be told for days, one failed try says nothing of them.
 */
const FAILS_STILL_AFTER = 8
/**
 * Its secret may be sealed with one that this process has not been given yet, while the
 * installation's is rotated: it is lost after so long, in ms.
 */
const SECRET_LOST_MS = DAY
/** For how long a former secret signs after a rotation, in ms. */
export const OVERLAP_MS = 24 * HOUR
/** Most former secrets that sign beside the one in use and the one before it. */
export const MOST_OLDER = 10

const FIRST_MS = 10 * SECOND
const LONGEST_MS = 24 * HOUR

/**
 * Exponential back-off with jitter: ms to wait after the given try, 1 for the first. Four times as
 * long each time, from 10 s to 24 h, up to a quarter less by `chance` (0 to 1), but never less than
 * 10 s. A listener that asks for longer (Retry-After, in ms) is given that, up to 24 h.
 */
export const waitAfterTry = (tries: number, chance: number, asked_ms = 0): number => {
  const wait = Math.min(FIRST_MS * 4 ** (tries - 1), LONGEST_MS) * (1 - chance / 4)
  return Math.max(FIRST_MS, wait, Math.min(asked_ms, LONGEST_MS))
}

/** What came of a try: it was taken, or why not. */
export type TryEnd =
  | 'taken'
  | 'refused'
  | 'redirected'
  | 'gone'
  | 'timeout'
  | 'unreachable'
  | 'inner_address'
  | 'secret_lost'

/** What an answer's HTTP status means: 2xx was taken, 3xx is not followed, 410 is for good. */
export const endOfStatus = (status: number): TryEnd => {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}

/**
 * Why a listener is told nothing any more; null where it is told on. `tries` are those of the
 * delivery at hand, `failing_ms` counts from the first try since which nothing was taken.
 */
export const whyDisabled = (
  end: TryEnd,
  failing_ms: number,
  tries: number,
): 'gone' | 'failing' | 'secret_lost' | null => {
  if (end === 'gone') return end
  if (end === 'secret_lost') return failing_ms >= SECRET_LOST_MS ? end : null
  const isFailing = failing_ms >= FAILS_AT_MOST_MS && tries >= FAILS_STILL_AFTER
  return end !== 'taken' && isFailing ? 'failing' : null
}
