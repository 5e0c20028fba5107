import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { later, HOUR } from '../../../domain/time.ts'
import type { Database, Scope } from '../database/database.ts'

/** How many orders a user added, and when the last. */
export interface AddedToday {
  readonly text: string
  readonly value: number
  readonly time: Instant
}

const MOST = 50

/**
 * Who added how many of the orders that `scope` shows since `since`, the latest first, at most 50
 * users.
 */
export const addedSince = (
  database: Database,
  scope: Scope,
  since: Instant,
): Promise<AddedToday[]> =>
  database.read(
    scope,
    () => sql<AddedToday>`
    select text, count(*) as value, max(at) as time from (
      select e.body::json -> 'actor' ->> 'username' as text, e.at
      from orders o join events e on e.client_id = o.client_id and e.order_id = o.id and e.seq = 1
      where o.client_id = app_client()
        and o.id >= ${firstIdOf(later(since, -HOUR))}::uuid
        and e.at >= ${since}) added
    where text is not null group by text order by time desc limit ${MOST}`,
  )

/**
 * The least id (UUIDv7) of those made at `at` or later; ids are made by servers, whose clocks may
 * differ from the database's.
 */
const firstIdOf = (at: Instant): string => {
  const ms = Date.parse(at).toString(16).padStart(12, '0')
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7000-8000-000000000000`
}
