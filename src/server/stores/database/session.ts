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
import type { PoolClient, QueryConfig, QueryResult as Answer } from 'pg'
import type { Duplex } from 'node:stream'
import type { Statement } from './database.ts'
import type { Tables } from './tables.ts'

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

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

/** One checked-out connection for the length of one transaction: what is sent in one go of the event loop leaves in one packet. */
export class Session implements DatabaseConnection {
  readonly db: Kysely<Tables>
  readonly #client: PoolClient
  readonly #timeout: number | undefined
  #corked = false
  #open = true

  constructor(client: PoolClient, timeout?: number) {
    this.#client = client
    this.#timeout = timeout
    const executor = new DefaultQueryExecutor(compiler, adapter, {
      provideConnection: (use) => use(this),
    })
    this.db = new Kysely<Tables>({ config, dialect, driver, executor })
  }

  /** Sends a statement at once. */
  send(statement: QueryConfig): Promise<Answer> {
    this.#cork()
    // The driver reads query_timeout from the statement too, which its types leave out.
    const timed = this.#timeout === undefined ? statement : { ...statement, query_timeout: this.#timeout }
    return this.#client.query(timed)
  }

  /** Sends a compiled statement for Kysely. */
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#execute(query, {})
  }

  async #execute<R>(query: CompiledQuery, named: { name?: string }): Promise<QueryResult<R>> {
    if (!this.#open) throw new Error('this transaction is over: nothing can be run in it any more')
    const answer = await this.send({ ...named, text: query.sql, values: query.parameters as unknown[] })
    const changed = answer.command === 'SELECT' ? undefined : BigInt(answer.rowCount ?? 0)
    return changed === undefined ? { rows: answer.rows } : { rows: answer.rows, numAffectedRows: changed }
  }

  /** Sends a built statement at once and answers what its own execute() would; under a name, each connection plans it once. */
  async run<R>(statement: Statement<R>, name?: string): Promise<R[]> {
    const query = statement.compile(this.db)
    const { rows, numAffectedRows: changed } = await this.#execute<R>(query, name === undefined ? {} : { name })
    const node = query.query
    if (!('returning' in node) || node.returning === undefined) {
      if (node.kind === 'InsertQueryNode') return [new InsertResult(undefined, changed ?? 0n) as R]
      if (node.kind === 'UpdateQueryNode') return [new UpdateResult(changed ?? 0n, undefined) as R]
      if (node.kind === 'DeleteQueryNode') return [new DeleteResult(changed ?? 0n) as R]
    }
    return rows
  }

  /** Refuses statements from now on. */
  end(): void {
    this.#open = false
  }

  streamQuery(): never {
    throw new Error('rows cannot be streamed here: read keyset pages')
  }

  #cork(): void {
    if (this.#corked) return
    this.#corked = true
    const { stream } = (this.#client as unknown as { connection: { stream: Duplex } }).connection
    stream.cork()
    // A tick asked for by a microtask comes after all microtasks: what awaited callers send next joins the packet.
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#corked = false
        stream.uncork()
      }),
    )
  }
}
