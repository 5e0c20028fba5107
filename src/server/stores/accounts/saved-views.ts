import { sql } from 'kysely'
import { mostViews } from '../../../domain/preferences.ts'
import type { Viewer } from '../../../domain/policy/viewer.ts'
import { scopeOf } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** Filters that a user keeps under a name. */
export interface SavedView {
  readonly id: string
  readonly name: string
  readonly search: string
}

/** The viewer's own views, by name. */
export const viewsOf = (database: Database, viewer: Viewer): Promise<SavedView[]> =>
  database.read(
    scopeOf(viewer),
    () => sql<SavedView>`
    select id, name, search
    from saved_views
    where client_id = app_client() and user_id = ${viewer.user_id}
    order by lower(name), name`,
  )

/**
 * Keeps a view, in place of the viewer's own of that name; null where the viewer has as many as one
 * may have.
 */
export const keepView = async (
  { db }: Tx,
  { client_id, user_id }: Viewer,
  view: SavedView,
): Promise<SavedView | null> => {
  // Two at once would each count the other's out.
  const held =
    sql`select pg_advisory_xact_lock(hashtextextended(${`views ${user_id}`}, 0))`.execute(db)
  const kept = sql<SavedView>`
    insert into saved_views (client_id, id, user_id, name, search)
    select ${client_id}::uuid, ${view.id}::uuid, ${user_id}::uuid, ${view.name}, ${view.search}
    where exists (
      select
      from saved_views
      where client_id = app_client() and user_id = ${user_id} and name = ${view.name})
      or (
        select count(*)
        from saved_views
        where client_id = app_client() and user_id = ${user_id}) < ${mostViews}
    on conflict (client_id, user_id, name) do update set search = excluded.search
    returning id, name, search`.execute(db)
  const [
    ,
    {
      rows: [row],
    },
  ] = await Promise.all([held, kept])
  return row ?? null
}

/** Forgets one of the viewer's own views; false where it has none of that id. */
export const removeView = async ({ db }: Tx, { user_id }: Viewer, id: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from saved_views
    where client_id = app_client() and user_id = ${user_id} and id = ${id}
    returning id`.execute(db)
  return rows.length > 0
}
