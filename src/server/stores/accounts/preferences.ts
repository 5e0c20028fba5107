import { sql } from 'kysely'
import type { Preferences } from '../../../domain/preferences.ts'
import { usualPreferences } from '../../../domain/usual-preferences.ts'
import type { Viewer } from '../../../domain/policy/viewer.ts'
import { scopeOf } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

interface Row {
  readonly document: Partial<Preferences>
}

/** How the viewer likes the table; the usual where it never chose. */
export const preferencesOf = async (database: Database, viewer: Viewer): Promise<Preferences> => {
  const [row] = await database.read(
    scopeOf(viewer),
    () => sql<Row>`
    select document
    from preferences
    where client_id = app_client() and user_id = ${viewer.user_id}`,
  )
  return { ...usualPreferences, ...row?.document }
}

/** Keeps the parts that are given beside those kept before; answers the whole. */
export const keepPreferences = async (
  { db }: Tx,
  { client_id, user_id }: Viewer,
  parts: Partial<Preferences>,
): Promise<Preferences> => {
  const {
    rows: [row],
  } = await sql<Row>`
    insert into preferences as kept (client_id, user_id, document)
    values (${client_id}, ${user_id}, ${JSON.stringify(parts)}::jsonb)
    on conflict (client_id, user_id) do update set document = kept.document || excluded.document
    returning document`.execute(db)
  return { ...usualPreferences, ...row?.document }
}
