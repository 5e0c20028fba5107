import { sql } from 'kysely'
import type { Erased } from '../../../domain/order/sealed/disclosure.ts'
import type { Tx } from '../database/database.ts'

/**
 * Takes values away from events of an order, each of which leaves its name. The database lets that
 * happen to those that an event `erased` of the same log names.
 */
export const takeValues = async (
  { db }: Tx,
  order_id: string,
  values: readonly Erased[],
): Promise<void> => {
  const rows = values.flatMap(({ seq, places }) => places.map((at) => ({ seq, at: at + 1 })))
  await sql`
    update events e set disclosures = array(
      select case
          when u.at not in (
            select r.at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
              as r (seq int, at int) where r.seq = e.seq) then u.was
          when json_array_length(u.was::json) = 3 then '[' || (u.was::json -> 1)::text || ']'
          when json_array_length(u.was::json) = 2 then '[]'
          else u.was
        end
      from unnest(e.disclosures) with ordinality as u (was, at) order by u.at)
    where e.client_id = app_client() and e.order_id = ${order_id}
      and e.seq = any(${values.map(({ seq }) => seq)}::int[])`.execute(db)
}
