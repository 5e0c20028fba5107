import type { Logger } from 'pino'
import type { PolicyDocument } from '../domain/policy/policy.ts'
import type { Instant } from '../domain/time.ts'
import { emptyCaches, type Caches } from './caches.ts'
import { DownloadSeats } from './limits/download-seats.ts'
import type { Settings } from './env.ts'
import type { FileStore } from './gateways/files/files.ts'
import { LameDuck } from './lame-duck.ts'
import type { Keys } from './secrets.ts'
import { securityLog, type SecurityLog } from './security-log.ts'
import type { Database } from './stores/database/database.ts'
import { Metrics } from './telemetry/metrics.ts'
import type { Tracing } from './telemetry/tracing.ts'

/** Ports of the server: what a process, or a test, opens and hands it. */
export interface Ports {
  readonly settings: Settings
  readonly database: Database
  /**
   * The database for lists, counters, downloads and reports, which a replica may answer; `database`
   * itself where it is left out.
   */
  readonly reading?: Database
  /**
   * The database for figures that look at each order of a year, which take as long as that takes:
   * by few connections of their own, so that all others find one. `reading` where it is left out.
   */
  readonly analysing?: Database
  readonly keys: Keys
  readonly files: FileStore
  readonly log: Logger
  /**
   * Clock override: the time that everything is decided at, whatever the database says; null, as
   * always in production, leaves time to the database's clock.
   */
  readonly fixedNow: () => Instant | null
  /** Documents that a client may begin with, by their names; none where they are left out. */
  readonly presets?: ReadonlyMap<string, PolicyDocument>
  /** What this node counts of its own work; begun with its database where that is measured. */
  readonly metrics?: Metrics
  /** Where traces are begun; null, as where it is left out, where nothing is traced. */
  readonly tracing?: Tracing | null
}

/** Dependencies that every part of the server is handed: the ports, and this node's own memory. */
export interface Deps extends Required<Ports> {
  /** Now, for a decision: the database's clock, or the override in its place. */
  readonly now: (database_now: Instant) => Instant
  readonly caches: Caches
  readonly security: SecurityLog
  /** Which downloads are under way, of every kind. */
  readonly download_seats: DownloadSeats
  /** Begun once this node is about to end, so that nobody sends it new work. */
  readonly leaving: LameDuck
}

/** Makes the dependencies of one node; a second call over the same ports makes a second node. */
export const createDeps = ({
  settings,
  database,
  keys,
  files,
  log,
  fixedNow,
  presets = new Map(),
  metrics = new Metrics(),
  tracing = null,
  reading = database,
  analysing = reading,
}: Ports): Deps => ({
  tracing,
  presets,
  metrics,
  settings,
  database,
  reading,
  analysing,
  keys,
  files,
  log,
  fixedNow,
  now: (database_now) => fixedNow() ?? database_now,
  caches: emptyCaches(),
  security: securityLog(log),
  download_seats: new DownloadSeats(),
  leaving: new LameDuck(),
})
