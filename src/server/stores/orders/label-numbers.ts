import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Which of these label numbers an order of the account has, and what that order is called. */
export const labelsTaken = async (
  { db }: Tx,
  numbers: readonly string[],
): Promise<(readonly [number: string, identifier: string])[]> => {
  const { rows } = await sql<{ number: string; identifier: string }>`
    select l.number, o.identifier
    from label_numbers l
    join orders o on o.client_id = l.client_id and o.id = l.order_id
    where l.client_id = app_client() and l.number = any(${[...numbers]}::text[])`.execute(db)
  return rows.map(({ number, identifier }) => [number, identifier] as const)
}
