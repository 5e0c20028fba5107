import { MessageChannel, type Worker } from 'node:worker_threads'
import { freeBytes } from './folder.ts'
import { GroupCommit } from './group-commit.ts'
import { PortStream } from './port-stream.ts'
import { BUSY_FOR, BUSY_SINCE, FSYNCS, VITALS_BYTES } from './shared.ts'
import { nextWord, startWorker } from './start-worker.ts'

/** Milliseconds after which the watchdog steps in. */
export interface EngineLimits {
  statement: number
  idle_in_transaction: number
}

const GRACE_MS = 1_000
const CHECK_EVERY_MS = 250
// The engine writes its log in files of 16 MB.
const TOO_LITTLE_BYTES = 32_000_000

// As the server says it when it ends a connection.
const fatal = (message: string, code: string): Error =>
  Object.assign(new Error(message), { code, severity: 'FATAL' })

/** The engine in its worker thread: opened again when it dies or when a statement runs too long. */
export class EmbeddedEngine {
  readonly #folder: string
  readonly #limits: EngineLimits
  readonly #warn: (sentence: string) => void
  readonly #memory = new SharedArrayBuffer(VITALS_BYTES)
  readonly #vitals = new BigInt64Array(this.#memory)
  readonly #watchdog: NodeJS.Timeout
  readonly #commits: GroupCommit
  #starting: Promise<Worker> | undefined
  #running: Worker | undefined
  #stream: PortStream | undefined
  #patient = 0
  #restarts = 0
  #closing = false

  constructor(folder: string, limits: EngineLimits, warn: (sentence: string) => void) {
    this.#folder = folder
    this.#limits = limits
    this.#warn = warn
    this.#commits = new GroupCommit({ folder, memory: this.#memory }, (why, code) => {
      // One that opens the folder may not get a second beside it; it fails by itself.
      if (this.#running)
        this.#replace(
          fatal(`its log could not be flushed (${why})`, code === 'ENOSPC' ? '53100' : '58030'),
        )
    })
    this.#watchdog = setInterval(() => this.#watch(), CHECK_EVERY_MS).unref()
  }

  vitals(): { fsyncs: number; busy_ms: number; restarts: number } {
    return {
      fsyncs: Number(Atomics.load(this.#vitals, FSYNCS)),
      busy_ms: Number(Atomics.load(this.#vitals, BUSY_FOR)) / 1e6,
      restarts: this.#restarts,
    }
  }

  /** Resolves when the engine serves, starting it if it does not run; rejects with CannotOpen. */
  up(): Promise<Worker> {
    this.#starting ??= this.#start()
    return this.#starting
  }

  /** A socket for the driver. */
  stream(): PortStream {
    return new PortStream(async (stream) => {
      const worker = await this.up().catch((error: Error) => {
        // To a caller this is a connection that cannot be had now, or the disk being full.
        throw fatal(error.message, freeBytes(this.#folder) < TOO_LITTLE_BYTES ? '53100' : '57P03')
      })
      const { port1, port2 } = new MessageChannel()
      worker.postMessage({ connect: port2 }, [port2])
      this.#stream = stream
      return port1
    })
  }

  /** Resolves once all that the engine has committed is on the disk. */
  settled(): Promise<void> {
    return this.#commits.settled()
  }

  /** Keeps the limits of a statement and of an idle transaction away while `work` runs. */
  async patiently<T>(work: () => Promise<T>): Promise<T> {
    this.#patient += 1
    try {
      return await work()
    } finally {
      this.#patient -= 1
    }
  }

  /** Lets the engine end after what it was given. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#watchdog)
    const worker = await this.#starting?.catch(() => undefined)
    if (worker) {
      const done = nextWord(worker, this.#folder)
      worker.postMessage('close', [])
      // An engine that dies while it closes has flushed what it acknowledged.
      await done.catch(() => {})
      await worker.terminate()
    }
    await this.#commits.close()
  }

  async #start(): Promise<Worker> {
    this.#commits.begin(fatal('it was opened again', '57P02'))
    try {
      const worker = await startWorker({
        folder: this.#folder,
        task: 'serve',
        vitals: this.#memory,
      })
      worker.once('error', ({ message, code }: NodeJS.ErrnoException) =>
        this.#lost(worker, message, code),
      )
      worker.once('exit', () => this.#lost(worker, 'its thread ended'))
      this.#running = worker
      return worker
    } catch (error) {
      // The next caller tries again.
      this.#starting = undefined
      throw error
    }
  }

  #lost(worker: Worker, why: string, code = '57P02'): void {
    if (this.#closing || this.#running !== worker) return
    this.#replace(fatal(`it ended (${why})`, code))
  }

  #watch(): void {
    const isFlushing = this.#running !== undefined && this.#patient === 0
    if (isFlushing && this.#commits.oldest() > this.#limits.statement + GRACE_MS)
      return this.#replace(fatal('its log could not be flushed in time', '58030'))
    const since = Atomics.load(this.#vitals, BUSY_SINCE)
    if (since === 0n) {
      const idle = this.#patient > 0 ? 0 : (this.#stream?.idleInTransaction() ?? 0)
      if (idle > this.#limits.idle_in_transaction)
        this.#stream?.destroy(
          fatal('terminating connection due to idle-in-transaction timeout', '25P03'),
        )
      return
    }
    const ms = Number(process.hrtime.bigint() - since) / 1e6
    if (this.#patient > 0 || ms <= this.#limits.statement + GRACE_MS) return
    this.#replace(fatal('canceling statement due to statement timeout', '57014'))
  }

  #replace(reason: Error): void {
    if (this.#closing) return
    const old = this.#running
    this.#running = undefined
    this.#restarts += 1
    this.#warn(`The embedded database is opened again: ${reason.message}.`)
    this.#starting = this.#startAfter(old)
    // Whoever connects next hears of a failure.
    void this.#starting.catch(() => {})
    this.#stream?.destroy(reason)
    this.#commits.refuse(reason)
  }

  async #startAfter(old: Worker | undefined): Promise<Worker> {
    await old?.terminate()
    Atomics.store(this.#vitals, BUSY_SINCE, 0n)
    return this.#start()
  }
}
