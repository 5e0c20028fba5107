import type { Logger } from 'pino'
import type { Instant } from '../domain/time.ts'
import type { Settings } from './env.ts'
import type { FileStore } from './gateways/files.ts'
import type { Keys } from './secrets.ts'
import type { Database } from './stores/database/database.ts'

/** What every part of the server is handed; a test hands its own. */
export interface Deps {
  readonly settings: Settings
  readonly database: Database
  readonly keys: Keys
  readonly files: FileStore
  readonly log: Logger
  /** Now, for a decision: the database's clock; a test's own where it sets one. */
  readonly now: (database_now: Instant) => Instant
}
