import { sql } from 'kysely'
import type pg from 'pg'
import type { QueryConfig } from 'pg'
import { Announcements, type Announcement } from './announcements.ts'
import { Busy, isReadOnly, orBusy, TakesNoWrites } from './busy.ts'
import type {
  Database,
  DatabaseObserver,
  OnStatement,
  Scope,
  SqlStatement,
  Tx,
} from './database.ts'
import type { SendMode } from './connection.ts'
import { platform } from './scope.ts'
import { actAsPlatform, actFor, inOneBurst, inTransaction } from './transaction.ts'

/** What differs between the engines. */
export interface Engine {
  readonly kind: Database['kind']
  readonly pool: pg.Pool
  readonly sending: SendMode
  /** What each transaction begins with, where its connection does not know its time limits. */
  readonly bounds?: readonly QueryConfig[]
  readonly onStatement: OnStatement | undefined
  readonly observer: DatabaseObserver | undefined
  readonly listen: Database['listen']
  readonly pingAside: Database['pingAside']
  /** Keeps the engine's own time limit away while `work` runs. */
  readonly patiently: Database['patiently']
  /**
   * Where a COMMIT is answered before it is on the disk: resolves once all that was committed so
   * far is, and with it whatever a transaction has seen.
   */
  settled?(): Promise<void>
  vacuum(): Promise<void>
  vitals(): { fsyncs: number | null; busy_ms: number | null; restarts: number }
  close(): Promise<void>
}

const BEGIN = { name: 'begin', text: 'begin' }
const BEGIN_READING = { name: 'begin_reading', text: 'begin read only' }
const BEGIN_SNAPSHOT = {
  name: 'begin_snapshot',
  text: 'begin isolation level repeatable read read only',
}
/** Between two statements a store of files may be read or written for as long as that takes. */
const NO_LIMIT = {
  text:
    "select set_config('statement_timeout','0',true)," +
    "set_config('idle_in_transaction_session_timeout','0',true)",
}
const LONGEST_TIMER = 2 ** 31 - 1
/** Takes a page of a file and a place in the log of the disk, and leaves no row. */
const SMALL_WRITE = [
  { text: 'create temporary table room (filler text) on commit drop' },
  { text: "insert into room values (repeat(' ', 2000))" },
]

const isOfRoom = (error: unknown): boolean => error instanceof Busy && error.reason === 'storage'

/** The Database over one pool of connections, whichever engine they lead to. */
export const pooledDatabase = (engine: Engine): Database => {
  const { pool, sending, onStatement, observer, bounds = [] } = engine
  const manner = { sending, onStatement, observer }
  let closing: Promise<void> | undefined
  let foundNoRoom = false
  let trying: Promise<boolean> | undefined

  const withClient = async <T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    let isOfPrimary = true
    try {
      const asked = performance.now()
      const client = await pool.connect()
      observer?.waited(performance.now() - asked)
      try {
        return await use(client)
      } catch (error) {
        isOfPrimary = !(error instanceof TakesNoWrites)
        throw error
      } finally {
        // Anything but idle means that the end of the transaction was not seen.
        client.release(!isOfPrimary || client.getTransactionStatus() !== 'I')
        // An answer waits for what it tells of, and so does a refusal.
        await engine.settled?.()
      }
    } catch (error) {
      const seen = orBusy(error)
      if (isOfRoom(seen)) foundNoRoom = true
      if (seen instanceof Busy && seen !== error) observer?.busy(seen.reason)
      throw seen
    }
  }

  /** The same for what may write: a server that follows another is none to stay with. */
  const withWriter = <T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    withClient((client) =>
      use(client).catch((error: unknown) => {
        throw isReadOnly(error) ? new TakesNoWrites(error) : error
      }),
    )

  const trySmallWrite = async (): Promise<boolean> => {
    try {
      await withWriter((client) =>
        inTransaction(client, [BEGIN, ...SMALL_WRITE], async () => {}, manner),
      )
    } catch (error) {
      // Any other failure tells nothing of room.
      if (isOfRoom(error)) return false
    }
    foundNoRoom = false
    return true
  }

  const announcements = new Announcements((said) =>
    withWriter((client) =>
      client.query({
        text:
          'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as said ' +
          '(channel, payload)',
        values: [said.map(({ channel }) => channel), said.map(({ payload }) => payload)],
      }),
    ),
  )

  const readBy = <R>(
    client: pg.PoolClient,
    scope: Scope,
    query: (db: Tx['db']) => SqlStatement<R>,
    name?: string,
  ): Promise<R[]> =>
    inOneBurst(client, [BEGIN_READING, ...bounds, actFor(scope)], manner, query, name)

  return {
    kind: engine.kind,
    transaction: async (scope, work) => {
      const said: Announcement[] = []
      const announce = (channel: string, payload: string): void =>
        void said.push({ channel, payload })
      const result = await withWriter((client) =>
        inTransaction(client, [BEGIN, ...bounds, actFor(scope)], work, { ...manner, announce }),
      )
      announcements.add(said)
      return result
    },
    read: (scope, query, name) => withClient((client) => readBy(client, scope, query, name)),
    asOwner: (work, { patient = false, snapshot = false } = {}) => {
      const begin = snapshot ? BEGIN_SNAPSHOT : BEGIN
      const run = ({ db }: Tx) => work(db)
      const withOne = snapshot ? withClient : withWriter
      if (!patient)
        return withOne((client) =>
          inTransaction(client, [begin, ...bounds, actAsPlatform], run, manner),
        )
      return engine.patiently(() =>
        withOne((client) =>
          inTransaction(client, [begin, ...bounds, NO_LIMIT, actAsPlatform], run, {
            ...manner,
            sending: { timeout: LONGEST_TIMER },
          }),
        ),
      )
    },
    patiently: engine.patiently,
    listen: engine.listen,
    vacuum: () => engine.patiently(() => engine.vacuum()),
    vitals: () => ({
      connections: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      ...engine.vitals(),
    }),
    hasRoom: async () =>
      !foundNoRoom ||
      (trying ??= trySmallWrite().finally(() => {
        trying = undefined
      })),
    ping: () =>
      withClient(async (client) => {
        const follows = () => sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`
        const [row] = await readBy(client, platform, follows)
        if (row?.follows) throw new TakesNoWrites()
      }),
    pingAside: engine.pingAside,
    close: () => (closing ??= engine.close()),
  }
}
