import { sql } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { KEY_PREFIX } from '../../../domain/policy/viewer.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/** An account of a client, as far as its policy bears on it. */
export interface OwnAccount {
  readonly user_id: string
  readonly username: string
  readonly name: string
  readonly reach: 'client' | 'vendor' | 'distributor'
  readonly party: string | null
  readonly disabled: boolean
  /** Has it not taken up its invitation yet? Then nobody can sign in with it. */
  readonly is_invited: boolean
  readonly config: PolicyDocument
}

/** Accounts of one client that are looked at together, at most. */
const MOST_ACCOUNTS = 5_000

const columns = sql`id as user_id, username, name, reach, party, disabled, is_invited, config`

/** The accounts of `app_client()`, the first ones before the others, at most 5,000. */
export const ownAccounts = async ({ db }: Tx): Promise<OwnAccount[]> => {
  const { rows } = await sql<OwnAccount>`
    select ${columns}
    from users
    where client_id = app_client()
    order by id
    limit ${MOST_ACCOUNTS}`.execute(db)
  return rows
}

/**
 * The account of `app_client()` with this username, whatever its case; null where there is none.
 */
export const ownAccount = async (
  database: Database,
  scope: Scope,
  username: string,
): Promise<OwnAccount | null> => {
  const [row] = await database.read(
    scope,
    () => sql<OwnAccount>`
    select ${columns}
    from users
    where client_id = app_client() and lower(username) = lower(${username})`,
  )
  return row ?? null
}

/** Names that are offered for one at a time. */
const MOST_OFFERED = 20

/** Those of a client's keys, also of revoked ones; the client's own desk alone sees keys. */
const keyNames = sql`
  union select ${KEY_PREFIX}::text || name from api_keys where client_id = app_client()`

/**
 * Names in the log that `scope` shows of the accounts of `app_client()`, and of its API keys, and
 * that hold a text in any case: those that begin with it first, at most 20.
 */
export const actorsWith = async (
  database: Database,
  scope: Scope,
  text: string,
): Promise<string[]> => {
  const start = `${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const rows = await database.read(
    scope,
    () => sql<{ username: string }>`
    select username
    from (
      select username from users where client_id = app_client()
      ${scope.kind === 'client' ? keyNames : sql``}) n
    where lower(username) like ${`%${start}`}
    order by lower(username) not like ${start}, lower(username)
    limit ${MOST_OFFERED}`,
  )
  return rows.map(({ username }) => username)
}
