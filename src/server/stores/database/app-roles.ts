import { sql, type RawBuilder } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Scope } from './database.ts'
import { CannotOpen, cannotOpen } from './open-errors.ts'

/**
 * The role that holds what every transaction of the application may do; the roles below it inherit
 * that.
 */
const APP_ROLE = 'epod_app'

/**
 * The role a transaction takes: which rows it sees is for the role's policies to say, not for the
 * query.
 */
export const ROLE_OF: Record<Scope['kind'], string> = {
  client: 'epod_client',
  vendor: 'epod_vendor',
  distributor: 'epod_distributor',
  order: 'epod_order',
  manager: 'epod_manager',
  platform: 'epod_platform',
}

/**
 * The role of a scope that searches, and can do nothing else: its policy also asks for the pattern,
 * which lets the search's index serve it.
 */
export const SEARCH_ROLE = 'epod_search'

/**
 * The role that writes an account's archive: it reads the columns of one client that travel, and
 * may do nothing else.
 */
export const ARCHIVE_ROLE = 'epod_archive'

/** Roles that stand by themselves, and inherit from none. */
const APART: readonly string[] = [APP_ROLE, SEARCH_ROLE, ARCHIVE_ROLE]

const ROLES = [APP_ROLE, ...Object.values(ROLE_OF), SEARCH_ROLE, ARCHIVE_ROLE]
const TRIES = 20

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

// Roles belong to the whole server, and locks to one database: another one's start may do the same
// at this moment.
const tolerating = async (database: Database, statement: RawBuilder<unknown>): Promise<void> => {
  for (let left = TRIES; ; left -= 1) {
    try {
      await database.asOwner((db) => statement.execute(db))
      return
    } catch (error) {
      const code = codeOf(error)
      if (code === '42710' || code === '23505') return
      // XX000 is "tuple concurrently updated".
      if (code !== 'XX000' || left === 0) throw error
      await sleep(Math.random() * 50)
    }
  }
}

interface RoleRow {
  name: string
  unsafe: boolean
  /** It inherits from APP_ROLE. */
  placed: boolean
}

const present = async (database: Database): Promise<RoleRow[]> =>
  database.asOwner(async (db) => {
    const { rows } = await sql<RoleRow>`
      select r.rolname as name, r.rolsuper or r.rolbypassrls as unsafe,
        exists (select from pg_auth_members m join pg_roles p on p.oid = m.roleid
          where m.member = r.oid and p.rolname = ${APP_ROLE}) as placed
      from pg_roles r where r.rolname in (${sql.join(ROLES)})`.execute(db)
    return rows
  })

// Whether a role may be taken and its policies hold for the taker is told differently by each
// release of the server.
const usable = (database: Database, role: string): Promise<boolean> =>
  database
    .asOwner(async (db) => {
      const { rows } = await sql<{ inherits: boolean }>`
        select set_config('role', ${role}, true),
          pg_has_role(session_user, ${role}, 'USAGE') as inherits`.execute(db)
      return rows[0]?.inherits === true
    })
    .catch((error: unknown) => {
      if (codeOf(error) === '42501') return false
      throw error
    })

const makeRoles = async (database: Database): Promise<void> => {
  const before = new Set((await present(database)).map(({ name }) => name))
  for (const role of ROLES)
    if (!before.has(role))
      await tolerating(database, sql`create role ${sql.id(role)} nologin nosuperuser nobypassrls`)
  for (const { name, unsafe, placed } of await present(database)) {
    if (unsafe) throw new CannotOpen(cannotOpen.unsafeRole(name))
    if (!APART.includes(name) && !placed)
      await tolerating(database, sql`grant ${sql.id(APP_ROLE)} to ${sql.id(name)}`)
    if (!(await usable(database, name)))
      await tolerating(database, sql`grant ${sql.id(name)} to current_user`)
  }
}

/**
 * Lets a user of the server that is there become the roles; throws CannotOpen where it may do more
 * than that, or is not there.
 */
export const grantAppRoles = async (database: Database, user: string): Promise<void> => {
  const { rows } = await database.asOwner((db) =>
    sql<{ unsafe: boolean; is_owner: boolean }>`
      select rolsuper or rolbypassrls as unsafe, pg_has_role(oid, current_user, 'USAGE') as is_owner
      from pg_roles where rolname = ${user}`.execute(db),
  )
  const [found] = rows
  if (!found) throw new CannotOpen(cannotOpen.noServingUser(user))
  if (found.unsafe || found.is_owner) throw new CannotOpen(cannotOpen.unsafeServing(user))
  for (const role of ROLES)
    await tolerating(database, sql`grant ${sql.id(role)} to ${sql.id(user)}`)
}

/**
 * Makes the roles that serve requests, and lets the connecting role become them; throws CannotOpen
 * where that is not allowed.
 */
export const ensureAppRoles = async (database: Database): Promise<void> => {
  try {
    await makeRoles(database)
  } catch (error) {
    if (codeOf(error) !== '42501') throw error
    const { rows } = await database.asOwner((db) =>
      sql<{ user: string }>`select current_user as user`.execute(db),
    )
    throw new CannotOpen(cannotOpen.noRoles(ROLES, APP_ROLE, rows[0]?.user ?? ''), { cause: error })
  }
}
