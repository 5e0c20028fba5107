import type { Compilable, Kysely, RawBuilder } from 'kysely'
import type { QueryConfig } from 'pg'
import type { BusyReason } from './busy.ts'
import type { Tables } from './tables.ts'

/**
 * Whose rows a transaction may see; row-level security reads it. `party` is the transporter,
 * distributor name or order id, '' otherwise.
 */
export interface Scope {
  client_id: string
  kind: 'client' | 'vendor' | 'distributor' | 'order' | 'manager' | 'platform'
  party: string
  /**
   * A LIKE pattern in lower case: orders are seen only where their search text matches, and nothing
   * else is.
   */
  search?: string | undefined
}

/** A statement that is built but not sent: a Kysely builder or a sql`` template. */
export type SqlStatement<R> = Compilable<R> | RawBuilder<R>

/** One open transaction; unusable once `work` has returned. */
export interface Tx {
  /**
   * Kysely bound to this transaction; statements that are not awaited one by one leave in one
   * burst.
   */
  readonly db: Kysely<Tables>
  /**
   * Sends a statement whose text never changes: under its name, each connection parses and plans it
   * once. Without one it is a statement like any other.
   */
  named: <R>(name: string | undefined, statement: SqlStatement<R>) => Promise<R[]>
  /**
   * Says something to whoever `listen`s, soon after COMMIT and together with others' words; lost if
   * the process dies between.
   */
  announce: (channel: string, payload: string) => void
  /**
   * Sends the transaction's last statement and COMMIT in one burst and answers its rows; nothing
   * may be run after. A name is as for `named`.
   */
  finish: <R>(statement: SqlStatement<R>, name?: string) => Promise<R[]>
}

/** How an owner's transaction differs from an ordinary one. */
export interface OwnerOptions {
  /** True lifts the limits of a statement and of idleness: for migrations, import and export. */
  patient?: boolean
  /** True sees the rows as they were at one moment, and changes none. */
  snapshot?: boolean
}

/** How the database feels, for /metrics and tests. */
export interface Vitals {
  connections: number
  idle: number
  waiting: number
  /** Files flushed to disk by the embedded engine since the process started; null on a server. */
  fsyncs: number | null
  /** Ms in which the embedded engine has worked since the process started; null on a server. */
  busy_ms: number | null
  /** Times the embedded engine was ended by its watchdog or died and was opened again. */
  restarts: number
}

/**
 * The one way to the rows; all methods reject with Busy when trying again may help, with Damaged
 * where the database itself cannot be read.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Runs `work` as the role epod_app inside one transaction that sees `scope`'s rows only: COMMIT
   * when it resolves, ROLLBACK when it throws.
   */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs one reading statement in `scope` in a single round trip; under a name, each connection
   * plans it once.
   */
  read<R>(scope: Scope, query: (db: Kysely<Tables>) => SqlStatement<R>, name?: string): Promise<R[]>
  /**
   * Runs `work` in one transaction as the connecting role, which owns the tables, with the scope
   * `platform`: log-in before a viewer is known, jobs, migrations.
   */
  asOwner<T>(work: (db: Kysely<Tables>) => Promise<T>, options?: OwnerOptions): Promise<T>
  /**
   * Runs `work` without the embedded engine's own time limits, for whom a slow disk is better
   * waited for than refused: a start, which serves nobody yet.
   */
  patiently<T>(work: () => Promise<T>): Promise<T>
  /**
   * Calls `heard` for each committed NOTIFY on `channel` and `missed` when some may have been lost
   * to a broken connection; resolves to the way to stop.
   */
  listen(
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>>
  /**
   * VACUUM (ANALYZE) on the embedded engine, which has no autovacuum; everybody waits for it. Does
   * nothing on a server.
   */
  vacuum(): Promise<void>
  vitals(): Vitals
  /**
   * Can something be written? True until a statement finds the disk full; from then on a small
   * write is tried each time, until one succeeds.
   */
  hasRoom(): Promise<boolean>
  /** Asks, as a call does, whether the server takes writes; rejects where it does not say so. */
  ping(): Promise<void>
  /**
   * The same over a connection that no call uses; rejects on the embedded engine too, which has no
   * second one.
   */
  pingAside(): Promise<void>
  /** Ends every connection after what is running; with the embedded engine also the engine. */
  close(): Promise<void>
}

/** Bounds in milliseconds; all have defaults. */
export interface DatabaseLimits {
  /** Wait for a free connection: 1,000 on a server, 10,000 embedded. */
  wait?: number
  statement?: number
  lock?: number
  idle_in_transaction?: number
}

/** Who is told how the database does, as it is used. */
export interface DatabaseObserver {
  /**
   * Statements leave together; answers what is to be called once they were answered. It is called
   * where whoever sent the first of them stands.
   */
  leaving(statements: readonly QueryConfig[]): (has_failed: boolean) => void
  /** A connection was had after so many ms. */
  waited(ms: number): void
  /** A call was not served. */
  busy(reason: BusyReason): void
}

/** A statement about to be sent, and what is sent. */
export type OnStatement = (statement: QueryConfig) => QueryConfig

/** Where the rows are and how the connections behave. */
export interface DatabaseSettings {
  /** postgres:// URL; without it the embedded engine runs in `dataDir`. */
  url?: string | undefined
  /**
   * The server itself, where `url` leads to a pooler that hands out its connections for one
   * transaction each: LISTEN goes there, and nothing that outlives a transaction is sent by `url`.
   */
  directUrl?: string | undefined
  dataDir: string
  /** Connections to a server, 10 unless given; the embedded engine has one. */
  connections?: number | undefined
  limits?: DatabaseLimits | undefined
  /**
   * A server that is not there yet, or only just starts, is tried for so long; unless given, one
   * that refuses is not tried again.
   */
  first_ms?: number | undefined
  /**
   * An interceptor: sees each statement before it leaves, and may answer another to send in its
   * place. Tests count with it, and make one fail.
   */
  onStatement?: OnStatement | undefined
  observer?: DatabaseObserver | undefined
  /** Hears a sentence when a connection or the engine was lost and is being replaced. */
  warn?: ((sentence: string) => void) | undefined
}
