import { sql } from 'kysely'
import type { Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { OrderFilter } from './conditions.ts'
import { searching } from './search.ts'
import { whereSought } from './where.ts'

/** The ids of the orders that `scope` shows and that are sought, newest first, at most `most`. */
export const idsSought = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  now: Instant | null,
  most: number,
): Promise<string[]> => {
  const rows = await database.read(
    await searching(database, scope, sought),
    () => sql<{ id: string }>`
    select id from orders
    where client_id = app_client() and ${whereSought(sought, now)}
    order by id desc
    limit ${most}`,
  )
  return rows.map(({ id }) => id)
}
