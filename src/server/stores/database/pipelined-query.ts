import type { QueryConfig, QueryResult } from 'pg'
import { DriverQuery, letGo } from './driver-query.ts'

/** A statement waiting in a burst, and who waits for its answer. */
export interface PipelinedStatement {
  readonly statement: QueryConfig
  readonly resolve: (answer: QueryResult) => void
  readonly reject: (error: unknown) => void
}

/** What the driver's connection has of use here; its types leave it out. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void; destroy(): void }
  readonly parsedStatements: Record<string, string | undefined>
  readonly submittedNamedStatements: Record<string, string | undefined>
  execute(portal: { portal: string }): void
  sync(): void
}

/**
 * Several statements as one message of the extended protocol: one write, one answer, and once one
 * fails the server skips the rest, so that nothing after a BEGIN that failed ever runs outside its
 * transaction. All are answered at the end of the burst.
 */
export class PipelinedQuery extends DriverQuery {
  #parts: readonly PipelinedStatement[]
  readonly #landed: (failure?: { error: unknown }) => void
  #at = 0
  #isWriting = false
  #wire: Wire | undefined

  /** `landed` is called once, when all is answered. */
  constructor(
    parts: readonly PipelinedStatement[],
    landed: (failure?: { error: unknown }) => void,
  ) {
    super({ text: '', queryMode: 'extended' })
    this.#parts = parts
    this.#landed = landed
    this.callback = () => {}
  }

  /** Called by the driver when the connection is this burst's to write on. */
  submit(wire: Wire): Error | null {
    this.#wire = wire
    const own = new Map<string, string>()
    for (const {
      statement: { name, text },
    } of this.#parts) {
      if (name === undefined) continue
      const known =
        wire.parsedStatements[name] ?? wire.submittedNamedStatements[name] ?? own.get(name)
      if (known !== undefined && known !== text)
        return new Error(`the name ${name} already stands for another statement`)
      own.set(name, text)
    }
    this.#isWriting = true
    wire.stream.cork()
    try {
      for (const index of this.#parts.keys()) {
        this.#take(index)
        this.prepare(wire)
      }
      this.#take(0)
      wire.sync()
    } finally {
      this.#isWriting = false
      wire.stream.uncork()
    }
    return null
  }

  /** Called by the driver at the end of `prepare`, where it would otherwise end the message. */
  _getRows(wire: Wire): void {
    wire.execute({ portal: '' })
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    super.handleCommandComplete(message, wire)
    this.#take(this.#at + 1)
  }

  override handleReadyForQuery(): void {
    // A row that could not be read, of whichever statement.
    if (this._canceledDueToError) {
      this.#at = 0
      return this.handleError(this._canceledDueToError)
    }
    this.callback()
    this.#answer()
    letGo(this)
    this.#parts = []
    this.#landed()
  }

  handleError(error: unknown): void {
    this.callback(error)
    // A value that could not be sent: the message is half written, and nothing can be told from
    // what comes back.
    if (this.#isWriting) this.#wire?.stream.destroy()
    this.#answer()
    for (const {
      statement: { name },
      reject,
    } of this.#parts.slice(this.#at)) {
      // Skipped, and so not known to the server under its name.
      if (name !== undefined && this.#wire) delete this.#wire.submittedNamedStatements[name]
      reject(error)
    }
    this.#landed({ error })
  }

  /** Answers the statements that are done. */
  #answer(): void {
    const answers = [this._results ?? []].flat()
    for (const [index, { resolve }] of this.#parts.slice(0, this.#at).entries())
      resolve(answers[index] as QueryResult)
  }

  /**
   * What the driver is to see as the statement at hand: it notes under this name what the server
   * has parsed.
   */
  #take(index: number): void {
    this.#at = index
    const { text, name, values } = this.#parts[index]?.statement ?? { text: '' }
    this.text = text
    this.name = name
    this.values = values
  }
}
