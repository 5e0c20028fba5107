import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureAppRoles } from './app-roles.ts'
import { Busy } from './busy.ts'
import type { Database } from './database.ts'
import { CannotOpen, cannotOpen } from './open-errors.ts'
import type { Tables } from './tables.ts'

/** One checked-in file of SQL, run once on each database. */
export interface Migration {
  name: string
  digest: string
  text: string
}

const SHIPPED = new URL('../../../../migrations/', import.meta.url)
const NAME = /^\d{4}_[a-z0-9_]+\.sql$/
// Any number, as long as every process uses the same one.
const LOCK = 4_702_111_835
const LOCK_TRIES = 10

/**
 * The migrations in `folder` in the order of their numbers; throws where a number is missing or
 * given twice.
 */
export const readMigrations = (folder: URL = SHIPPED): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name, index) => {
      if (!NAME.test(name) || Number(name.slice(0, 4)) !== index + 1)
        throw new Error(
          `migration ${name}: expected ${String(index + 1).padStart(4, '0')}_name.sql`,
        )
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, digest: createHash('sha256').update(text).digest('hex') }
    })

/** One digest for all `migrations` together: names a schema. */
export const digestOf = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(migrations.map(({ name, digest }) => `${name} ${digest}\n`).join(''))
    .digest('hex')

const missing = async (
  db: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<Migration[]> => {
  const done = await db
    .selectFrom('migrations')
    .select(['name', 'digest'])
    .orderBy('name')
    .execute()
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const unknown = done.filter(({ name }) => !known.has(name))
  if (unknown.length > 0)
    throw new CannotOpen(cannotOpen.newerDatabase(unknown.map(({ name }) => name)))
  const changed = done.find(({ name, digest }) => known.get(name)?.digest !== digest)
  if (changed) throw new CannotOpen(cannotOpen.changedMigration(changed.name))
  const names = new Set(done.map(({ name }) => name))
  return migrations.filter(({ name }) => !names.has(name))
}

// Who comes second waits here for as long as the first one needs.
const exclusively = async (db: Kysely<Tables>): Promise<void> => {
  await sql`set local lock_timeout = 0`.execute(db)
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
  await sql`set local lock_timeout = '1s'`.execute(db)
}

const step = (database: Database, migrations: readonly Migration[]): Promise<string | undefined> =>
  database.asOwner(
    async (db) => {
      await exclusively(db)
      await sql`create table if not exists migrations (
        name text primary key,
        digest text not null,
        applied_at timestamptz not null default now()
      )`.execute(db)
      const [migration] = await missing(db, migrations)
      if (!migration) return undefined
      await sql.raw(migration.text).execute(db)
      await db
        .insertInto('migrations')
        .values({ name: migration.name, digest: migration.digest })
        .execute()
      return migration.name
    },
    { patient: true },
  )

const retrying = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let left = LOCK_TRIES; ; left -= 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof Busy) || error.reason !== 'lock' || left === 0) throw error
      await sleep(1_000)
    }
  }
}

/**
 * The names of those that did not run yet, for a user who may look but not run them. Throws
 * CannotOpen as `migrate` does.
 */
export const pendingMigrations = (
  database: Database,
  migrations: readonly Migration[],
): Promise<string[]> =>
  database.asOwner(async (db) => (await missing(db, migrations)).map(({ name }) => name))

/**
 * Brings the database to this release's schema, forward only, and answers the names it ran; any
 * number of processes may call it at once. Throws CannotOpen when the database is newer than the
 * code or a file was changed after it ran.
 */
export const migrate = async (
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> => {
  await ensureAppRoles(database)
  const ran: string[] = []
  for (;;) {
    const name = await retrying(() => step(database, migrations))
    if (name === undefined) return ran
    ran.push(name)
  }
}
