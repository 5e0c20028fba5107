import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountExport } from '../../../contract/admin/account-exports.ts'
import { platform } from '../database/scope.ts'
import type { Database, Scope, Tx } from '../database/database.ts'

/** For how long an archive lies ready. */
const KEPT = '7 days'
/** A process that says nothing for so long has ended. */
const LEASE = '90 seconds'
/** How often an archive is begun, at most. */
const MOST_TRIES = 5

/** The state as it is now: what has had its time is not ready, until the job has ended it too. */
const now_is = sql`case when state = 'done' and expires_at <= now() then 'expired' else state end`

const told = sql`id, ${now_is} as state, asked_by, asked_at, files_done, files_total, files_lost, done_at,
  expires_at, bytes::float8 as bytes, sha256`

/** Asks for an archive of `app_client()`; null where one is being made. */
export const askForExport = async ({ db }: Tx, by: string | null): Promise<string | null> => {
  const id = randomUUIDv7()
  const { rows } = await sql`
    insert into account_exports (client_id, id, asked_by) values (app_client(), ${id}, ${by})
    on conflict do nothing
    returning id`.execute(db)
  return rows.length > 0 ? id : null
}

/** A page of the archives of `scope`'s client, newest first, and how many there are. */
export const exportsOf = (
  database: Database,
  scope: Scope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ exports: AccountExport[]; total: number }> =>
  database.transaction(scope, async ({ db, finish }) => {
    const [{ rows: exports }, [counted]] = await Promise.all([
      sql<AccountExport>`
        select ${told} from account_exports
        where client_id = app_client()
        order by asked_at desc, id
        limit ${limit} offset ${offset}`.execute(db),
      finish(sql<{ total: number }>`
        select count(*) as total from account_exports where client_id = app_client()`),
    ])
    return { exports, total: counted?.total ?? 0 }
  })

/** One archive of `scope`'s client; null where it has none such. */
export const exportOf = async (
  database: Database,
  scope: Scope,
  id: string,
): Promise<AccountExport | null> => {
  const [found] = await database.read(
    scope,
    () => sql<AccountExport>`
      select ${told} from account_exports where client_id = app_client() and id = ${id}`,
  )
  return found ?? null
}

/** Archives that a user asked for and that became ready within a day, the latest first. */
export const readyFor = (
  database: Database,
  username: string,
): Promise<{ client: string; time: string }[]> =>
  database.read(
    platform,
    () => sql<{ client: string; time: string }>`
      select c.name as client, e.done_at as time
      from account_exports e
      join clients c on c.id = e.client_id
      where e.asked_by = ${username} and e.state = 'done' and e.done_at > now() - interval '1 day'
      order by e.done_at desc
      limit 10`,
  )

/** An archive that this process makes; `tries` tells it from a process before. */
export interface TakenExport {
  readonly client_id: string
  readonly id: string
  readonly tries: number
}

/** Takes up an archive that nobody makes, or whose process ended; null where there is none. */
export const takeUpExport = async (database: Database): Promise<TakenExport | null> =>
  database.transaction(platform, async ({ db, finish }) => {
    await sql`
      update account_exports set state = 'failed', lease_until = null
      where state = 'running' and lease_until < now() and tries >= ${MOST_TRIES}`.execute(db)
    const [taken] = await finish(sql<TakenExport>`
      with due as materialized (
        select client_id, id
        from account_exports
        where state = 'queued' or (state = 'running' and lease_until < now())
        order by asked_at
        limit 1
        for update skip locked)
      update account_exports e
      set state = 'running', lease_until = now() + ${LEASE}::interval, tries = e.tries + 1
      from due
      where e.client_id = due.client_id and e.id = due.id
      returning e.client_id, e.id, e.tries`)
    return taken ?? null
  })

/** How far an archive is. */
interface Progress {
  readonly files_done: number
  readonly files_total: number
  readonly files_lost: number
}

const ours = ({ client_id, id, tries }: TakenExport) =>
  sql`client_id = ${client_id} and id = ${id} and tries = ${tries} and state = 'running'`

/** Notes how far it is, and goes on for another lease; false where another process has it. */
export const noteProgress = async (
  database: Database,
  taken: TakenExport,
  progress: Progress | null,
): Promise<boolean> => {
  const set = progress
    ? sql`, files_done = ${progress.files_done}, files_total = ${progress.files_total},
        files_lost = ${progress.files_lost}`
    : sql``
  const rows = await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update account_exports set lease_until = now() + ${LEASE}::interval ${set}
      where ${ours(taken)}
      returning id`),
  )
  return rows.length > 0
}

/** Notes that it is ready, from now on and for some days; false where it is not this process's. */
export const noteReady = async (
  database: Database,
  taken: TakenExport,
  {
    bytes,
    sha256,
    files_done,
    files_total,
    files_lost,
  }: Progress & { readonly bytes: number; readonly sha256: string },
): Promise<boolean> => {
  const rows = await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update account_exports
      set state = 'done', lease_until = null, done_at = now(),
        expires_at = now() + ${KEPT}::interval, bytes = ${bytes}, sha256 = ${sha256},
        files_done = ${files_done}, files_total = ${files_total}, files_lost = ${files_lost}
      where ${ours(taken)}
      returning id`),
  )
  return rows.length > 0
}

/** Gives it back, to be gone on with by another process, or gives it up. */
export const letGo = (
  database: Database,
  taken: TakenExport,
  state: 'queued' | 'failed',
): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update account_exports
      set state = ${state}, lease_until = null,
        tries = case ${state} when 'queued' then greatest(tries - 1, 0) else tries end
      where ${ours(taken)}`),
  )

/** Ends archives whose time is over, so that their files may go; answers how many. */
export const endExpired = async (database: Database): Promise<number> => {
  const ended = await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update account_exports set state = 'expired'
      where state = 'done' and expires_at <= now()
      returning id`),
  )
  return ended.length
}

/**
 * Ends every archive of `app_client()`: those that lie ready, and those under way, which have the
 * rows of before or may have. Answers which.
 */
export const endArchives = async ({ db }: Tx): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update account_exports
    set state = case state when 'done' then 'expired' else 'failed' end, lease_until = null
    where client_id = app_client() and state in ('queued', 'running', 'done')
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of these archives that are there to be taken, or are made: their files stay. */
export const standingExports = async (
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> => {
  const rows = await database.read(
    platform,
    () => sql<{ id: string }>`
      select id from account_exports
      where id = any(${ids}::uuid[]) and state in ('queued', 'running', 'done')`,
  )
  return new Set(rows.map(({ id }) => id))
}
