import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DeleteResult,
  DummyDriver,
  InsertResult,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  UpdateResult,
} from 'kysely'
import type { PoolClient, QueryConfig, QueryResult as Answer, Submittable } from 'pg'
import type { Duplex } from 'node:stream'
import { LoneQuery } from './driver-query.ts'
import { PipelinedQuery, type PipelinedStatement } from './pipelined-query.ts'
import type { DatabaseObserver, OnStatement, SqlStatement } from './database.ts'
import type { Tables } from './tables.ts'

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

const IN_FAILED_TRANSACTION = '25P02'
const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code

/** COMMIT was answered by ROLLBACK: a statement had failed, and nobody minded. */
export class NotCommitted extends Error {}

class NoNesting extends DummyDriver {
  override beginTransaction(): never {
    throw new Error('one transaction cannot hold another')
  }
}

const driver = new NoNesting()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
}
const config = { dialect }

/**
 * How the statements of one turn leave. `together` is pipelining: one burst, of which the server
 * runs none after one that failed. Otherwise each leaves by itself in one packet, for an engine
 * that cannot be given several, and for texts that hold several. `timeout` in milliseconds is each
 * one's.
 */
export type SendMode = 'together' | { readonly timeout: number | undefined }

/**
 * One checked-out connection for the length of one transaction: what is sent in one go of the event
 * loop leaves as one burst.
 */
export class DbConnection implements DatabaseConnection {
  readonly db: Kysely<Tables>
  readonly #client: PoolClient
  readonly #sending: SendMode
  readonly #onStatement: OnStatement
  readonly #observer: DatabaseObserver | undefined
  readonly #waiting: PipelinedStatement[] = []
  #flying = false
  #failure: { error: unknown } | undefined
  #first: { error: unknown } | undefined
  #open = true

  constructor(
    client: PoolClient,
    sending: SendMode,
    onStatement: OnStatement = (one) => one,
    observer?: DatabaseObserver,
  ) {
    this.#client = client
    this.#sending = sending
    this.#onStatement = onStatement
    this.#observer = observer
    const executor = new DefaultQueryExecutor(compiler, adapter, {
      provideConnection: (use) => use(this),
    })
    this.db = new Kysely<Tables>({ config, dialect, driver, executor })
  }

  /**
   * Sends a statement with what else is sent in this turn; sent together, those after one that
   * fails are not run.
   */
  send(statement: QueryConfig): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    // A tick asked for by a microtask comes after all microtasks: what awaited callers send next
    // joins the burst.
    if (this.#waiting.length === 0) queueMicrotask(() => process.nextTick(() => this.#leave()))
    const failed = (error: unknown): void => {
      this.#first ??= { error }
      reject(error)
    }
    this.#waiting.push({ statement: this.#onStatement(statement), resolve, reject: failed })
    return promise
  }

  /**
   * Why the transaction failed: the error of its first statement that did. Those behind it say only
   * that it had (25P02), and which of them is heard first is chance.
   */
  causeOf(error: unknown): unknown {
    const isEcho = error instanceof NotCommitted || codeOf(error) === IN_FAILED_TRANSACTION
    return isEcho && this.#first ? this.#first.error : error
  }

  /** Sends a compiled statement for Kysely. */
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#execute(query, {})
  }

  async #execute<R>(query: CompiledQuery, named: { name?: string }): Promise<QueryResult<R>> {
    if (!this.#open) throw new Error('this transaction is over: nothing can be run in it any more')
    const answer = await this.send({
      ...named,
      text: query.sql,
      values: query.parameters as unknown[],
    })
    const changed = answer.command === 'SELECT' ? undefined : BigInt(answer.rowCount ?? 0)
    return changed === undefined
      ? { rows: answer.rows }
      : { rows: answer.rows, numAffectedRows: changed }
  }

  /**
   * Sends a built statement at once and answers what its own execute() would; under a name, each
   * connection plans it once.
   */
  async run<R>(statement: SqlStatement<R>, name?: string): Promise<R[]> {
    const query = statement.compile(this.db)
    const { rows, numAffectedRows: changed } = await this.#execute<R>(
      query,
      name === undefined ? {} : { name },
    )
    const node = query.query
    if (!('returning' in node) || node.returning === undefined) {
      if (node.kind === 'InsertQueryNode') return [new InsertResult(undefined, changed ?? 0n) as R]
      if (node.kind === 'UpdateQueryNode') return [new UpdateResult(changed ?? 0n, undefined) as R]
      if (node.kind === 'DeleteQueryNode') return [new DeleteResult(changed ?? 0n) as R]
    }
    return rows
  }

  /** Refuses statements from now on; false where it did already. */
  end(): boolean {
    const was_open = this.#open
    this.#open = false
    return was_open
  }

  streamQuery(): never {
    throw new Error('rows cannot be streamed here: read keyset pages')
  }

  /**
   * Ends the transaction without effect, whatever became of what was sent: what still waits is not,
   * since behind ROLLBACK it would run as the connecting role.
   */
  async rollBack(error: unknown): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(error)
    await this.#client.query('rollback')
  }

  #leave(): void {
    if (this.#waiting.length === 0) return
    if (this.#sending !== 'together')
      return this.#leaveApart(this.#waiting.splice(0), this.#sending.timeout)
    // One burst at a time: what comes after one that failed, which may have held the BEGIN, must
    // not run.
    if (this.#flying) return
    const parts = this.#waiting.splice(0)
    if (this.#failure) {
      for (const { reject } of parts) reject(this.#failure.error)
      return
    }
    this.#flying = true
    const tell = this.#observer?.leaving(parts.map(({ statement }) => statement))
    const landed = (failure?: { error: unknown }): void => {
      tell?.(failure !== undefined)
      this.#flying = false
      this.#failure = failure
      this.#leave()
    }
    // The driver takes any query of its own kind; its types know only the texts.
    this.#client.query(new PipelinedQuery(parts, landed) as unknown as Submittable)
  }

  #leaveApart(parts: readonly PipelinedStatement[], query_timeout: number | undefined): void {
    const { stream } = (this.#client as unknown as { connection: { stream: Duplex } }).connection
    stream.cork()
    // The engine answers them in one go too.
    const tell = this.#observer?.leaving(parts.map(({ statement }) => statement))
    let left = parts.length
    let has_failed = false
    const ended = (failed: boolean): void => {
      has_failed ||= failed
      left -= 1
      if (left === 0) tell?.(has_failed)
    }
    for (const {
      statement: { name, ...statement },
      resolve,
      reject,
    } of parts) {
      // What carries no values goes as plain text, as which an engine that dies of it still says
      // why.
      const plainly: QueryConfig =
        statement.values === undefined || name === undefined ? statement : { name, ...statement }
      const landed = (error: unknown, answer: Answer): void => {
        if (error) reject(error)
        else resolve(answer)
        ended(Boolean(error))
      }
      this.#client.query(
        new LoneQuery({ ...plainly, query_timeout }, landed) as unknown as Submittable,
      )
    }
    stream.uncork()
  }
}
