import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import type { UserChangeRow } from '../database/account-tables.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { monotonicId } from '../database/monotonic-id.ts'

/** What a change found or left, by the names of fields; null where that says nothing. */
export type ChangedFields = Readonly<Record<string, unknown>> | null

/** A change of a user to be put on record. */
export interface NewUserChange {
  readonly client_id: string
  readonly by: string | null
  readonly user_id: string
  readonly username: string
  readonly action: UserChangeRow['action']
  readonly before?: ChangedFields
  readonly after?: ChangedFields
  readonly why?: string | null | undefined
}

const json = (fields: ChangedFields | undefined): string | null =>
  fields === null || fields === undefined ? null : JSON.stringify(fields)

/** Puts a change on record; when it was is the database's to say. */
export const noteChange = async ({ db }: Tx, change: NewUserChange): Promise<void> => {
  const { client_id, by, user_id, username, action, before, after, why = null } = change
  await sql`
    insert into user_changes (client_id, id, by, user_id, username, action, before, after, why)
    values (${client_id}, ${monotonicId()}, ${by}, ${user_id}, ${username}, ${action},
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${why})`.execute(db)
}

/** A change that is on record. */
export interface KeptUserChange {
  readonly id: string
  readonly at: Instant
  readonly by: string | null
  readonly client: string
  readonly username: string
  readonly action: UserChangeRow['action']
  readonly before: ChangedFields
  readonly after: ChangedFields
  readonly why: string | null
}

/** Which changes are sought; what is undefined excludes none. */
export interface SoughtChanges {
  readonly client_id: string | null
  readonly username?: string | undefined
  readonly by?: string | undefined
  readonly action?: UserChangeRow['action'] | undefined
  readonly from?: Instant | undefined
  readonly to?: Instant | undefined
  /** The last of the page before. */
  readonly before?: string | undefined
}

/** Rows `h` that are sought. */
const isSought = ({ client_id, ...sought }: SoughtChanges) => {
  const { username = null, by = null, action = null } = sought
  const { from = null, to = null, before = null } = sought
  return sql`
    (${client_id}::uuid is null or h.client_id = ${client_id}::uuid)
      and (${username}::text is null or lower(h.username) = lower(${username}))
      and (${by}::text is null or lower(h.by) = lower(${by}))
      and (${action}::text is null or h.action = ${action})
      and (${from}::timestamptz is null or h.at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or h.at < ${to}::timestamptz + interval '1 millisecond')
      and (${before}::uuid is null or h.id < ${before}::uuid)`
}

/** Changes that `scope` shows, newest first, at most `limit`. */
export const changesBack = (
  database: Database,
  scope: Scope,
  sought: SoughtChanges,
  limit: number,
): Promise<KeptUserChange[]> =>
  database.read(
    scope,
    () => sql<KeptUserChange>`
    select h.id, h.at, h.by, c.key as client, h.username, h.action, h.before, h.after, h.why
    from user_changes h
    join clients c on c.id = h.client_id
    where ${isSought(sought)}
    order by h.id desc
    limit ${limit}`,
  )

/** How many changes `scope` shows. */
export const countChanges = async (
  database: Database,
  scope: Scope,
  sought: SoughtChanges,
): Promise<number> => {
  const [row] = await database.read(
    scope,
    () => sql<{ total: number }>`
    select count(*) as total
    from user_changes h
    where ${isSought(sought)}`,
  )
  return row?.total ?? 0
}

/** Rows that are read at once for an export. */
const PAGE = 500

/** Changes from the newest on, page by page; no connection is held between two pages. */
export async function* changePages(
  database: Database,
  scope: Scope,
  sought: SoughtChanges,
): AsyncGenerator<KeptUserChange[]> {
  for (let before = sought.before; ;) {
    const page = await changesBack(database, scope, { ...sought, before }, PAGE)
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    before = page.at(-1)?.id
  }
}
