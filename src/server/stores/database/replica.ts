import pg from 'pg'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { Busy, orBusy } from './busy.ts'
import type { Database, DatabaseSettings, Scope, Tx } from './database.ts'
import { parseUrl } from './postgres-url.ts'
import { connectionSettings } from './postgres-settings.ts'
import { platform } from './scope.ts'
import { actFor, inTransaction } from './transaction.ts'

/**
 * Why a replica is left alone for a while: it does not answer, it has not replayed what was written
 * in time, it takes writes of its own, or it follows another database.
 */
export type ReplicaFault = 'away' | 'behind' | 'promoted' | 'stranger'

/** Where a read was had: of the replica, or of the primary because of this. */
export type ReadFrom = 'replica' | 'busy' | ReplicaFault

/** A replica, and how long it is waited for. */
export interface ReplicaSettings extends Pick<
  DatabaseSettings,
  'connections' | 'limits' | 'onStatement' | 'observer' | 'warn'
> {
  readonly url: string
  /** Is told where each read was had. */
  readonly had?: (from: ReadFrom) => void
  /** Milliseconds until it has to have replayed what was written before, and to answer at all. */
  readonly patience?: number
  readonly answer?: number
  /** Milliseconds for which it is left alone. */
  readonly rest?: Partial<Record<ReplicaFault, number>>
}

/** A place in the log of writes of one cluster. */
interface Position {
  readonly at: string
  readonly system: string
}

const PATIENCE_MS = 100
const STEP_MS = 4
const ANSWER_MS = 500
const REST_MS: Record<ReplicaFault, number> = {
  away: 2_000,
  behind: 1_000,
  promoted: 30_000,
  stranger: 30_000,
}
const BEGIN_READING = { name: 'begin_reading', text: 'begin read only' }

const sentences: Record<ReplicaFault, string | null> = {
  // Comes and goes with load: /metrics counts it.
  behind: null,
  away: 'does not answer',
  promoted: 'is no replica (any more): it takes writes of its own',
  stranger: 'follows another database than this one',
}

/** A replica that may not be believed now. */
class NotTrusted extends Error {
  readonly fault: ReplicaFault
  constructor(fault: ReplicaFault) {
    super(`the replica is not read: ${fault}`)
    this.fault = fault
  }
}

/**
 * Asks the primary how far it has written, for everybody who waits: one question is under way at a
 * time, and an answer counts for those alone who came before it was asked.
 */
const readIndex = (database: Database): (() => Promise<Position>) => {
  let flying: Promise<Position> | undefined
  let next: Promise<Position> | undefined
  const ask = async (): Promise<Position> => {
    // What is not flushed yet may have been answered where the server does not wait for the disk.
    const [position] = await database.read(
      platform,
      () => sql<Position>`
        select (case current_setting('synchronous_commit')
            when 'off' then pg_current_wal_insert_lsn()
            else pg_current_wal_flush_lsn() end)::text as at,
          system_identifier::text as system from pg_control_system()`,
      'read_index',
    )
    if (!position) throw new Error('the database answered no row')
    return position
  }
  const begin = (): Promise<Position> =>
    (flying = ask().finally(() => {
      flying = undefined
    }))
  return () => {
    if (!flying) return begin()
    return (next ??= flying
      .catch(() => {})
      .then(() => {
        next = undefined
        return begin()
      }))
  }
}

/** Waits until the connection's server has replayed that much. Throws NotTrusted. */
const replayed = async (tx: Tx, { at, system }: Position, patience: number): Promise<void> => {
  for (const until = performance.now() + patience; ; await wait(STEP_MS)) {
    const [seen] = await tx.named(
      'replica_seen',
      sql<{ following: boolean; ours: boolean; has: boolean }>`
        select pg_is_in_recovery() as following, system_identifier::text = ${system} as ours,
          coalesce(pg_last_wal_replay_lsn() >= ${at}::text::pg_lsn, false) as has
        from pg_control_system()`,
    )
    if (!seen?.ours) throw new NotTrusted('stranger')
    if (!seen.following) throw new NotTrusted('promoted')
    if (seen.has) return
    if (performance.now() >= until) throw new NotTrusted('behind')
  }
}

/** Is the replica left alone now, and why; whoever runs it is told once of each change. */
const trustIn = ({ url, rest, warn = () => {} }: ReplicaSettings) => {
  const { server } = parseUrl(url)
  const rest_ms = { ...REST_MS, ...rest }
  let resting: { readonly fault: ReplicaFault; readonly until: number } | undefined
  let told: ReplicaFault | undefined
  return {
    restsFor: (): ReplicaFault | undefined =>
      resting && performance.now() < resting.until ? resting.fault : undefined,
    lost: (fault: ReplicaFault): ReplicaFault => {
      resting = { fault, until: performance.now() + rest_ms[fault] }
      const said = sentences[fault]
      if (said !== null && told !== fault) {
        told = fault
        warn(`The replica ${server} ${said}; everything is read from the primary meanwhile.`)
      }
      return fault
    },
    regained: (): void => {
      resting = undefined
      if (told) warn(`The replica ${server} is read again.`)
      told = undefined
    },
  }
}

/**
 * Read-your-writes on a replica: the database, with `read` and `transaction` answered by a replica.
 * That holds where it has replayed everything that was committed before they were asked, whoever
 * wrote it and by whichever process; else the primary answers. Only what reads may be asked of it;
 * `close` ends the replica's connections alone. Throws CannotOpen where the address is none.
 */
export const readingFrom = (database: Database, settings: ReplicaSettings): Database => {
  const { had = () => {}, onStatement, observer } = settings
  const { patience = PATIENCE_MS, answer = ANSWER_MS } = settings
  const trust = trustIn(settings)
  const { pool: several, kept } = connectionSettings(settings, settings.url)
  const pool = new pg.Pool({ ...several, ...kept })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const positionNow = readIndex(database)

  const run = async <T>(
    scope: Scope,
    position: Position,
    { connected, passed }: { readonly connected: () => void; readonly passed: () => void },
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> => {
    const client = await pool.connect()
    connected()
    try {
      const read = async (tx: Tx): Promise<T> => {
        await replayed(tx, position, patience)
        passed()
        return work(tx)
      }
      const opening = [BEGIN_READING, actFor(scope)]
      const manner = { sending: 'together', onStatement, observer } as const
      return await inTransaction(client, opening, read, manner)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }

  /** What the replica answers, or why the primary has to be asked. */
  const tried = async <T>(
    scope: Scope,
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ readonly value: T } | ReadFrom> => {
    const resting = trust.restsFor()
    if (resting) return resting
    const position = await positionNow()
    const gate = Promise.withResolvers<'passed'>()
    let isConnected = false
    const steps = {
      connected: () => void (isConnected = true),
      passed: () => gate.resolve('passed'),
    }
    const running = run(scope, position, steps, work)
    const failed = running.then(
      () => 'passed' as const,
      () => 'failed' as const,
    )
    const late = new AbortController()
    const timer = wait(patience + answer, 'late' as const, { signal: late.signal })
    timer.catch(() => {})
    const first = await Promise.race([gate.promise, failed, timer])
    late.abort()
    if (first === 'late') {
      // All of its connections are in use: it may well answer.
      if (!isConnected && pool.totalCount >= pool.options.max) return 'busy'
      return trust.lost('away')
    }
    try {
      const value = await running
      trust.regained()
      return { value }
    } catch (error) {
      if (error instanceof NotTrusted) return trust.lost(error.fault)
      const seen = orBusy(error)
      // What failed before anything was read is the replica's own fault, whatever it says.
      const isAway = first === 'failed' || (seen instanceof Busy && seen.reason === 'connection')
      if (isAway && !(seen instanceof Busy && seen.reason === 'pool')) return trust.lost('away')
      // What took too long there would take as long again.
      if (seen instanceof Busy && seen.reason !== 'timeout') return 'busy'
      throw seen
    }
  }

  const either = async <T>(
    scope: Scope,
    work: (tx: Tx) => Promise<T>,
    onPrimary: () => Promise<T>,
  ): Promise<T> => {
    const outcome = await tried(scope, work)
    had(typeof outcome === 'string' ? outcome : 'replica')
    return typeof outcome === 'string' ? onPrimary() : outcome.value
  }

  return {
    ...database,
    transaction: (scope, work) => either(scope, work, () => database.transaction(scope, work)),
    read: (scope, query, name) =>
      either(
        scope,
        ({ db, finish }) => finish(query(db), name),
        () => database.read(scope, query, name),
      ),
    close: () => pool.end(),
  }
}
