import type { Database } from '../stores/database/database.ts'
import { type Migration, readMigrations } from '../stores/database/migrate.ts'
import { openInFolder } from '../stores/database/testing/in-folder.ts'
import { openOnServer } from '../stores/database/testing/on-server.ts'
import type { TestDatabase, TestSettings } from '../stores/database/testing/test-database.ts'

export type { TestDatabase } from '../stores/database/testing/test-database.ts'

/** Which engine the tests run on: EPOD_TEST_DATABASE, embedded unless it says postgres. */
export const testEngine: Database['kind'] = process.env['EPOD_TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded'

/** What a test may choose; all have the product's defaults. */
export interface TestDatabaseOptions extends TestSettings {
  /** Instead of the shipped migrations. */
  migrations?: readonly Migration[]
  engine?: Database['kind']
}

/** Opens a fresh, migrated database from a template that the first test of all processes makes; `close` removes it. */
export const openTestDatabase = ({
  migrations = readMigrations(),
  engine = testEngine,
  ...settings
}: TestDatabaseOptions = {}): Promise<TestDatabase> =>
  engine === 'postgres' ? openOnServer(testServer(), migrations, settings) : openInFolder(migrations, settings)

/** The superuser's URL of the server for tests. */
export const testServer = (): URL => {
  const url = process.env['EPOD_TEST_POSTGRES_URL']
  if (!url) throw new Error('EPOD_TEST_POSTGRES_URL is not set: `node scripts/with-postgres.ts <command>` starts a server')
  return new URL(url)
}
