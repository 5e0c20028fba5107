import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../stores/database/database.ts'
import { type Migration, readMigrations } from '../stores/database/migrate.ts'
import { openInFolder } from '../stores/database/testing/in-folder.ts'
import { openOnServer } from '../stores/database/testing/on-server.ts'
import { reused } from '../stores/database/testing/reuse.ts'
import type { TestDatabase, TestSettings } from '../stores/database/testing/test-database.ts'

export type { TestDatabase } from '../stores/database/testing/test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run keeps the folders of databases that outlive a test file. */
    readonly folders: string
  }
}

/** Which engine the tests run on: EPOD_TEST_DATABASE, embedded unless it says postgres. */
export const testEngine: Database['kind'] =
  process.env['EPOD_TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded'

const written = new Set<string>()

/** Where EPOD_TEST_STATEMENTS names a folder, each text is written there once, as JSON lines. */
const noted = (text: string): void => {
  const folder = process.env['EPOD_TEST_STATEMENTS']
  if (!folder || written.has(text)) return
  written.add(text)
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`)
}

/** What a test may choose; all have the product's defaults. */
export interface TestDatabaseOptions extends TestSettings {
  /** Instead of the shipped migrations. */
  migrations?: readonly Migration[]
  engine?: Database['kind']
}

/**
 * Opens a fresh, migrated database from a template that the first test of all processes makes;
 * `close` removes it. An embedded one of which nothing special is asked is given back by `close`,
 * and taken by the next file of the process.
 */
export const openTestDatabase = (options: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const { migrations = readMigrations(), engine = testEngine, ...settings } = options
  if (engine === 'postgres')
    return openOnServer(
      testServer(),
      migrations,
      settings,
      process.env['EPOD_TEST_POOLER_PORT'],
      noted,
    )
  return Object.keys(options).length === 0
    ? reused(() => openInFolder(migrations, settings, inject('folders')))
    : openInFolder(migrations, settings)
}

/** The superuser's URL of the server for tests. */
export const testServer = (): URL => {
  const url = process.env['EPOD_TEST_POSTGRES_URL']
  if (!url)
    throw new Error(
      'EPOD_TEST_POSTGRES_URL is not set: ' +
        '`node scripts/with-postgres.ts <command>` starts a server',
    )
  return new URL(url)
}
