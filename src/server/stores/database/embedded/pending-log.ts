import { closeSync, fsyncSync, openSync } from 'node:fs'
import { basename } from 'node:path'
import { getSystemErrorName } from 'node:util'
import { LOG_FAILED, LOG_FLUSHED, LOG_SEGMENT, LOG_TIMELINE, LOG_WRITTEN, raise } from './shared.ts'

const TIMELINE_DIGITS = 8
const SEGMENT_DIGITS = 16
const SEGMENT = /^[0-9A-F]{24}$/
const hex = (number: bigint, digits: number): string =>
  number.toString(16).toUpperCase().padStart(digits, '0')

/** True for a file of the write-ahead log, false for one that will become one. */
export const isSegment = (path: string): boolean => SEGMENT.test(basename(path))

/** The name of the file that the engine is writing its log to, undefined while there is none. */
export const presentSegment = (vitals: BigInt64Array): string | undefined => {
  const number = Atomics.load(vitals, LOG_SEGMENT)
  return number < 0n
    ? undefined
    : hex(Atomics.load(vitals, LOG_TIMELINE), TIMELINE_DIGITS) + hex(number, SEGMENT_DIGITS)
}

/**
 * Flush pipelining, the engine's half: the write-ahead log is flushed by a thread of its own while
 * the engine goes on, and nothing else of the database may reach its files before.
 */
export class PendingLog {
  readonly #vitals: BigInt64Array
  #segment: string | undefined
  #file = -1

  constructor(vitals: BigInt64Array) {
    this.#vitals = vitals
  }

  /** Takes note that the engine wants this segment flushed. */
  flushLater(segment: string): void {
    if (segment !== this.#segment) this.#turnTo(segment)
    Atomics.add(this.#vitals, LOG_WRITTEN, 1n)
    Atomics.notify(this.#vitals, LOG_WRITTEN)
  }

  /** Write-ahead: flushes what is noted, unless it was; to be called before anything is changed. */
  settle(): void {
    const written = Atomics.load(this.#vitals, LOG_WRITTEN)
    if (Atomics.load(this.#vitals, LOG_FLUSHED) >= written) return
    // The system tells each failure once, to whichever of us asks first.
    const failed = Number(Atomics.load(this.#vitals, LOG_FAILED))
    if (failed !== 0) {
      const why = failed < 0 ? ` (${getSystemErrorName(failed)})` : ''
      throw new Error(`the log could not be flushed${why}`)
    }
    fsyncSync(this.#file)
    raise(this.#vitals, LOG_FLUSHED, written)
  }

  #turnTo(segment: string): void {
    this.settle()
    const last = this.#file
    // Windows flushes only what is open for writing.
    this.#file = openSync(segment, 'r+')
    this.#segment = segment
    const name = basename(segment)
    const numberIn = (digits: string): bigint => BigInt(`0x${digits}`)
    Atomics.store(this.#vitals, LOG_TIMELINE, numberIn(name.slice(0, TIMELINE_DIGITS)))
    Atomics.store(this.#vitals, LOG_SEGMENT, numberIn(name.slice(TIMELINE_DIGITS)))
    if (last !== -1) closeSync(last)
  }
}
