import type { MessagePort } from 'node:worker_threads'

/** The PGlite release whose internals the durable file system was written for. */
export const PGLITE_VERSION = '0.5.16'

/** The PostgreSQL major version inside it. */
export const POSTGRES_MAJOR = '18'

/** Slots of the memory that worker and main thread share. */
export const FSYNCS = 0
/** Monotonic nanoseconds at which the running statement began, 0 when none runs. */
export const BUSY_SINCE = 1
/** Nanoseconds in which statements have run. */
export const BUSY_FOR = 2
/** Flushes of its write-ahead log that the engine has asked for. */
export const LOG_WRITTEN = 3
/** The last of these that has reached the disk. */
export const LOG_FLUSHED = 4
/** Timeline and number of the log's present segment, as its file's name has them; -1: none. */
export const LOG_TIMELINE = 5
export const LOG_SEGMENT = 6
/**
 * Of a flush of the log that failed the system's number of the error, which is negative (-28 for no
 * space), or 1 where it is none of the system; nothing may be taken as flushed from then on.
 */
export const LOG_FAILED = 7
/** Bytes of those slots. */
export const VITALS_BYTES = 64

/** Puts a slot up to `value`, never down: two threads may tell of the same. */
export const raise = (vitals: BigInt64Array, slot: number, value: bigint): void => {
  for (let was = Atomics.load(vitals, slot); was < value;) {
    const found = Atomics.compareExchange(vitals, slot, was, value)
    if (found === was) return
    was = found
  }
}

/**
 * The message with which the engine ends every answer; the last of its six bytes tells of the
 * transaction.
 */
export const READY_FOR_QUERY = 0x5a

/** A compiled WebAssembly module. */
export interface Program {
  readonly [Symbol.toStringTag]: string
}

/** What the worker is started with. */
export interface WorkerInput {
  folder: string
  /** `create` makes the folder's database, flushes it and ends; `serve` opens and serves it. */
  task: 'create' | 'serve'
  vitals: SharedArrayBuffer
  /** The engine's program, compiled. */
  program: Program
}

/** What the log's flusher is started with. */
export interface FlusherInput {
  /** The engine's folder. */
  folder: string
  memory: SharedArrayBuffer
}

/** What the log's flusher tells the main thread: it has flushed all it found, or cannot. */
export type FromFlusher = 'flushed' | { failed: string; code: string }

/** What the main thread tells the worker. */
export type ToWorker = { connect: MessagePort } | 'close'

/** What the worker tells the main thread, which ends it after anything but `ready`. */
export type FromWorker =
  | { ready: true }
  | { done: true }
  | { failed: 'package' | 'durability' | 'open'; why: string }
