import { sql } from 'kysely'
import type { KeptDownload } from '../../../contract/bulk/kept-downloads.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { platform } from '../database/scope.ts'

/** A kept download, and of why it failed the code alone. */
export type KeptOnRecord = Omit<KeptDownload, 'reason'>

/** What is said where one was asked for. */
export const KEPT_CHANNEL = 'kept_downloads'

/** Whose a kept download is: a user’s, for as long as it sees what it saw. */
export interface Owner {
  readonly scope: Scope
  readonly user_id: string
  /** Whose orders it sees, and what of them is withheld. */
  readonly sight: string
}

/** A download to be made. */
export interface NewKept {
  readonly id: string
  readonly kind: 'report' | 'pods'
  readonly asked: object
  readonly language: string
  readonly file_name: string
}

/** How many a user and a client may have at once, and how many bytes a client's may take. */
export interface KeptBounds {
  readonly of_user: number
  readonly of_client: number
  readonly bytes: number
}

const KEPT = sql`interval '1 day'`
const LEASE = sql`interval '60 seconds'`
/** A download that ended its process so often is not tried again. */
const MOST_TRIES = 3

const shown = sql`
  id, kind, file_name, state, rows, bytes, expected_bytes, fault, created_at, ended_at, expires_at`

/** A user's own that it may have still, in a transaction of its scope. */
const ownedBy = ({ user_id, sight }: Owner) => sql`
  client_id = app_client() and user_id = ${user_id} and sight = ${sight}`

/**
 * Keeps the wish for a download, and removes what its user may have no more; null where the user or
 * its client has as much as it may.
 */
export const addKept = async (
  { db }: Tx,
  { scope: { client_id }, user_id, sight }: Owner,
  { id, kind, asked, language, file_name }: NewKept,
  { of_user, of_client, bytes }: KeptBounds,
): Promise<KeptOnRecord | null> => {
  // Two at once must not both find the last place.
  await sql`select pg_advisory_xact_lock(hashtextextended(${client_id}, 53))`.execute(db)
  await sql`
    delete from kept_downloads
    where client_id = ${client_id} and user_id = ${user_id} and sight <> ${sight}`.execute(db)
  const {
    rows: [added],
  } = await sql<KeptOnRecord>`
    insert into kept_downloads
      (client_id, id, user_id, sight, kind, asked, language, file_name, expires_at)
    select ${client_id}, ${id}, ${user_id}, ${sight}, ${kind}, ${JSON.stringify(asked)}::jsonb,
      ${language}, ${file_name}, now() + ${KEPT}
    from (
      select count(*) as of_client, count(*) filter (where user_id = ${user_id}) as of_user,
        coalesce(sum(bytes), 0) as bytes
      from kept_downloads
      where client_id = ${client_id} and expires_at > now()) had
    where of_client < ${of_client} and of_user < ${of_user} and had.bytes < ${bytes}
    returning ${shown}`.execute(db)
  return added ?? null
}

/** A user's kept downloads, newest first; those whose day is over are not there. */
export const keptOf = (database: Database, owner: Owner): Promise<KeptOnRecord[]> =>
  database.read(
    owner.scope,
    () => sql<KeptOnRecord>`
    select ${shown}
    from kept_downloads
    where ${ownedBy(owner)} and expires_at > now()
    order by created_at desc, id desc limit 50`,
  )

/** One of them, with the digest of its bytes; null where this user has none of that id. */
export const keptNamed = async (
  database: Database,
  owner: Owner,
  id: string,
): Promise<(KeptOnRecord & { readonly digest: string | null }) | null> => {
  const [row] = await database.read(
    owner.scope,
    () => sql<KeptOnRecord & { digest: string | null }>`
    select ${shown}, digest
    from kept_downloads
    where ${ownedBy(owner)}
      and id = ${id}
      and expires_at > now()`,
  )
  return row ?? null
}

/** Removes one of a user's; false where it has none of that id. */
export const removeKept = async ({ db }: Tx, owner: Owner, id: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from kept_downloads
    where ${ownedBy(owner)} and id = ${id}
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * Removes of `app_client()` all that is made or being made, and what else asks for anything that
 * `pattern` fits; answers which. What is begun afterwards has what is on record then.
 */
export const removeMade = async ({ db }: Tx, pattern: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    delete from kept_downloads
    where client_id = app_client()
      and (state in ('making', 'ready') or asked::text ~* ${pattern})
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A download that a maker has taken on. */
export interface KeptToMake {
  readonly client_id: string
  readonly id: string
  readonly user_id: string
  readonly sight: string
  readonly kind: 'report' | 'pods'
  readonly asked: unknown
  readonly language: string
}

/**
 * Takes on the next to be made, or one whose maker has died; of the client that has fewest under
 * way, so that one with many does not keep others waiting. Null where there is none.
 */
export const takeOn = (database: Database, maker: string): Promise<KeptToMake | null> =>
  database.transaction(platform, async ({ db }) => {
    await sql`
      update kept_downloads set state = 'failed', fault = 'download_failed', ended_at = now()
      where state = 'making' and leased_until < now() and tries >= ${MOST_TRIES}`.execute(db)
    // Materialized: as a part of a join it may be asked for again, and each time lock another one.
    const {
      rows: [row],
    } = await sql<KeptToMake>`
      with next as materialized (
        select client_id, id
        from kept_downloads w
        where (state = 'waiting' or (state = 'making' and leased_until < now()))
          and expires_at > now()
        order by (
          select count(*)
          from kept_downloads m
          where m.client_id = w.client_id and m.state = 'making' and m.leased_until >= now()),
          created_at
        limit 1 for update skip locked)
      update kept_downloads k
      set state = 'making', maker = ${maker}, tries = tries + 1, bytes = 0,
        leased_until = now() + ${LEASE}
      from next
      where k.client_id = next.client_id and k.id = next.id
      returning k.client_id, k.id, k.user_id, k.sight, k.kind, k.asked, k.language`.execute(db)
    return row ?? null
  })

/** What is known of a download while it is made. */
interface Progress {
  readonly bytes: number
  readonly rows: number | null
  readonly expected_bytes: number | null
}

/** Says how far a download is; false where it is no longer this maker's to make. */
export const tellProgress = async (
  database: Database,
  maker: string,
  id: string,
  { bytes, rows, expected_bytes }: Progress,
): Promise<boolean> => {
  const told = await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update kept_downloads
      set bytes = ${bytes}, rows = ${rows}, expected_bytes = ${expected_bytes},
        leased_until = now() + ${LEASE}
      where id = ${id} and maker = ${maker} and state = 'making'
      returning id`),
  )
  return told.length > 0
}

/** Gives a download back to be begun again, as a process does that ends. */
export const giveBack = (database: Database, maker: string, id: string): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update kept_downloads
      set state = 'waiting', tries = tries - 1, bytes = 0
      where id = ${id} and maker = ${maker} and state = 'making'`),
  )

/** Notes how the making ended; false where it is no longer this maker's. */
export const endMaking = async (
  database: Database,
  maker: string,
  id: string,
  end: { readonly bytes: number; readonly digest: string } | { readonly fault: string },
): Promise<boolean> => {
  const set =
    'fault' in end
      ? sql`state = 'failed', bytes = 0, fault = ${end.fault}`
      : sql`state = 'ready', bytes = ${end.bytes}, digest = ${end.digest}`
  const told = await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update kept_downloads
      set ${set}, ended_at = now()
      where id = ${id} and maker = ${maker} and state = 'making'
      returning id`),
  )
  return told.length > 0
}

/** Removes those whose day is over, and answers of these ids which are still there. */
export const stillKept = async (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await database.transaction(platform, async ({ db, finish }) => {
    await sql`delete from kept_downloads where expires_at < now()`.execute(db)
    return finish(sql<{ id: string }>`
      select id
      from kept_downloads
      where id = any(${[...ids]}::uuid[])`)
  })
  return new Set(rows.map(({ id }) => id))
}
