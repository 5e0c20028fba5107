import { createHash } from 'node:crypto'
import type { Database, DatabaseSettings } from '../database.ts'
import { PGLITE_VERSION } from '../embedded/shared.ts'
import { digestOf, type Migration } from '../migrate.ts'

/** The settings that a test may choose. */
export type TestSettings = Partial<Pick<DatabaseSettings, 'connections' | 'limits' | 'warn'>>

/** A fresh, migrated database of a test's own; `close` removes it. */
export interface TestDatabase extends Database {
  /** How to open it a second time: while it is open on a server, after `shut` embedded. */
  readonly settings: DatabaseSettings
  /** Closes it and leaves the rows. */
  shut(): Promise<void>
}

/** Names the template of `migrations`. */
export const templateName = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(`${PGLITE_VERSION} ${digestOf(migrations)}`)
    .digest('hex')
    .slice(0, 16)
