import { sql } from 'kysely'
import { grantAppRoles } from './app-roles.ts'
import type { Database } from './database.ts'
import { migrate, pendingMigrations, readMigrations, type Migration } from './migrate.ts'
import { CannotOpen, cannotOpen } from './open-errors.ts'

interface Standing {
  readonly user: string
  /** Migrations ran, so that tables are there. */
  readonly is_made: boolean
  readonly is_owner: boolean
  /** Whoever owns them let this user serve. */
  readonly may_serve: boolean
  readonly may_make: boolean
}

const standingOf = (database: Database): Promise<Standing> =>
  database.asOwner(async (db) => {
    const { rows } = await sql<Standing>`
      select current_user as user, t.oid is not null as is_made,
        coalesce(pg_has_role(current_user, t.relowner, 'USAGE'), false) as is_owner,
        coalesce(has_table_privilege(t.oid, 'SELECT'), false) as may_serve,
        has_schema_privilege(current_schema(), 'CREATE') as may_make
      from (select to_regclass('migrations') as name) as sought
      left join pg_class t on t.oid = sought.name`.execute(db)
    const [standing] = rows
    if (!standing) throw new Error('the database answered no row')
    return standing
  })

/**
 * Least privilege: makes the schema this release's where the connecting user owns it, and says that
 * one who owns nothing should serve; checks it where the user owns nothing. Throws CannotOpen.
 */
export const prepareSchema = async (
  database: Database,
  warn: (sentence: string) => void,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> => {
  const { user, is_made, is_owner, may_serve, may_make } = await standingOf(database)
  if (is_made ? is_owner : may_make) {
    await migrate(database, migrations)
    if (database.kind === 'postgres') warn(ownerServes(user))
    return
  }
  if (!may_serve) throw new CannotOpen(cannotOpen.mayNotServe(user))
  const pending = await pendingMigrations(database, migrations)
  if (pending.length > 0) throw new CannotOpen(cannotOpen.notMigrated(user, pending))
}

const ownerServes = (user: string): string =>
  `The database user ${user} owns the tables that it serves, and could change the log. ` +
  'Let one serve that owns nothing: npm run db:migrate -- --grant <user> (docs/operations.md).'

/** Lets a database user serve: it may become the roles of the application, and owns nothing. */
export const grantServing = async (database: Database, user: string): Promise<void> => {
  await grantAppRoles(database, user)
  await database.asOwner((db) => sql`grant select on migrations to ${sql.id(user)}`.execute(db))
}
