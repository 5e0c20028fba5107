import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import { READY_FOR_QUERY } from './shared.ts'

const IDLE = 0x49

/**
 * The socket that the driver sees: bytes go to the engine's worker and back over a message port.
 */
export class PortStream extends Duplex {
  readonly #attach: (stream: PortStream) => Promise<MessagePort>
  #port: MessagePort | undefined
  #waitingInTransactionSince: number | undefined

  constructor(attach: (stream: PortStream) => Promise<MessagePort>) {
    super()
    this.#attach = attach
  }

  /** Called by the driver instead of opening a socket; emits `connect` when the engine is there. */
  connect(): this {
    void this.#connect()
    return this
  }

  /**
   * How long in milliseconds the engine has been waiting for the next statement of an open
   * transaction.
   */
  idleInTransaction(): number {
    return this.#waitingInTransactionSince === undefined
      ? 0
      : performance.now() - this.#waitingInTransactionSince
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // A view of the driver's buffer would take the whole buffer along.
    this.#send(new Uint8Array(chunk), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))), done)
  }

  override _final(done: () => void): void {
    done()
    this.push(null)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close()
    done(error)
  }

  async #connect(): Promise<void> {
    try {
      this.#port = await this.#attach(this)
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
      return
    }
    if (this.destroyed) {
      this.#port.close()
      return
    }
    this.#port.on('message', (answers: Uint8Array[]) => this.#receive(answers))
    this.emit('connect')
  }

  #send(bytes: Uint8Array, done: () => void): void {
    this.#waitingInTransactionSince = undefined
    this.#port?.postMessage(bytes, [bytes.buffer as ArrayBuffer])
    done()
  }

  #receive(answers: Uint8Array[]): void {
    const last = answers.at(-1)
    const waits = last?.at(-6) === READY_FOR_QUERY && last.at(-1) !== IDLE
    this.#waitingInTransactionSince = waits ? performance.now() : undefined
    for (const bytes of answers)
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
}
