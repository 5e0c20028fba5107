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
/** Bytes of those slots. */
export const VITALS_BYTES = 24

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

/** What the main thread tells the worker. */
export type ToWorker = { connect: MessagePort } | 'close'

/** What the worker tells the main thread, which ends it after anything but `ready`. */
export type FromWorker =
  | { ready: true }
  | { done: true }
  | { failed: 'package' | 'durability' | 'open'; why: string }
