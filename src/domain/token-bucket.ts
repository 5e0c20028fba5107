/** Token bucket (a limit that lets bursts through): so many at once, and as many again a minute. */
export interface Bucket {
  /** What was left at `at`, in tokens and parts of them. */
  readonly left: number
  /** Milliseconds of a clock that only goes on. */
  readonly at: number
}

/** What taking one token came to: whole tokens that are left, and seconds to wait or to be full. */
export interface TakenToken {
  readonly bucket: Bucket
  readonly isTaken: boolean
  readonly left: number
  /** Seconds until one more is there where none was, else until all are; rounded up. */
  readonly seconds: number
}

const MINUTE_MS = 60_000

/**
 * Takes one token at `now`, where there is one. `most` are there at first and come in a minute.
 */
export const takeToken = (bucket: Bucket | undefined, most: number, now: number): TakenToken => {
  const come = bucket === undefined ? most : ((now - bucket.at) * most) / MINUTE_MS
  const there = Math.min(most, (bucket?.left ?? 0) + Math.max(0, come))
  const isTaken = there >= 1
  const left = isTaken ? there - 1 : there
  const missing = isTaken ? most - left : 1 - left
  const seconds = Math.max(1, Math.ceil((missing * MINUTE_MS) / most / 1_000))
  return { bucket: { left, at: now }, isTaken, left: Math.floor(left), seconds }
}

/** Is a bucket full again, so that nothing needs to be kept of it? */
export const isFull = ({ left, at }: Bucket, most: number, now: number): boolean =>
  left + ((now - at) * most) / MINUTE_MS >= most
