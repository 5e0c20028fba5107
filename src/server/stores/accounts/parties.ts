import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Whose orders an account sees, by the name that stands on them. */
interface Party {
  readonly reach: 'vendor' | 'distributor'
  readonly name: string
}

/** The names by which accounts of a client see orders, each once; not those of removed users. */
export const partiesOf = (database: Database, client_id: string): Promise<Party[]> =>
  database.read(
    { client_id, kind: 'manager', party: '' },
    () => sql<Party>`
    select distinct reach, party as name
    from users
    where client_id = app_client()
      and reach in ('vendor', 'distributor')
      and party <> ''
      and not is_removed
    order by 2`,
  )
