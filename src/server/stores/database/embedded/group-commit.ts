import { Worker } from 'node:worker_threads'
import {
  type FlusherInput,
  type FromFlusher,
  LOG_FAILED,
  LOG_FLUSHED,
  LOG_SEGMENT,
  LOG_WRITTEN,
  raise,
} from './shared.ts'

interface Waiter {
  readonly written: bigint
  readonly since: number
  readonly resolve: () => void
  readonly reject: (reason: Error) => void
}

/**
 * Group commit: whoever saw what is in the engine's log, by his own COMMIT or another's, waits here
 * until it is on the disk; one flush serves all who wait.
 */
export class GroupCommit {
  readonly #vitals: BigInt64Array
  readonly #flusher: Worker
  #waiting: Waiter[] = []

  /** `failed` hears why the log could not be flushed: the engine has to be opened again. */
  constructor(input: FlusherInput, failed: (why: string, code: string) => void) {
    this.#vitals = new BigInt64Array(input.memory)
    Atomics.store(this.#vitals, LOG_SEGMENT, -1n)
    this.#flusher = new Worker(new URL('./log-flusher.ts', import.meta.url), {
      workerData: input,
      execArgv: [],
    })
    this.#flusher.on('message', (message: FromFlusher) => {
      if (message === 'flushed') this.#release()
      else failed(message.failed, message.code)
    })
    this.#flusher.once('error', ({ message }: Error) => failed(message, ''))
  }

  /** Resolves once all that the engine's log holds now is on the disk; rejects if it never will. */
  async settled(): Promise<void> {
    const written = Atomics.load(this.#vitals, LOG_WRITTEN)
    if (Atomics.load(this.#vitals, LOG_FLUSHED) >= written) return
    await new Promise<void>((resolve, reject) => {
      this.#waiting.push({ written, since: performance.now(), resolve, reject })
    })
  }

  /** How long somebody has been waiting, in milliseconds. */
  oldest(): number {
    const [first] = this.#waiting
    return first ? performance.now() - first.since : 0
  }

  /** Refuses whoever waits: the engine that wrote is gone. */
  refuse(reason: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(reason)
  }

  /**
   * Begins anew, before an engine opens the folder: it flushes by itself all that it finds there.
   */
  begin(reason: Error): void {
    Atomics.store(this.#vitals, LOG_SEGMENT, -1n)
    this.refuse(reason)
    raise(this.#vitals, LOG_FLUSHED, Atomics.load(this.#vitals, LOG_WRITTEN))
    Atomics.store(this.#vitals, LOG_FAILED, 0n)
  }

  /** Ends the thread, when the engine has ended and flushed what it had. */
  async close(): Promise<void> {
    this.#release()
    this.refuse(new Error('the database was closed'))
    await this.#flusher.terminate()
  }

  #release(): void {
    const flushed = Atomics.load(this.#vitals, LOG_FLUSHED)
    const done = this.#waiting.filter(({ written }) => written <= flushed)
    this.#waiting = this.#waiting.filter(({ written }) => written > flushed)
    for (const { resolve } of done) resolve()
  }
}
