import { sql } from 'kysely'
import type { Database, Scope } from './database/database.ts'

/** An interchange control number, 1 to 999999999, that no other interchange of late has. */
export const nextInterchange = async (database: Database, scope: Scope): Promise<number> => {
  const [row] = await database.transaction(scope, ({ finish }) =>
    finish(sql<{ number: number }>`select nextval('public.interchange_numbers')::int as number`),
  )
  if (!row) throw new Error('a sequence answers a number')
  return row.number
}
