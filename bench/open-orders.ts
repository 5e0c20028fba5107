import type { Database } from '../src/server/stores/database/database.ts'

/** Ids of open orders of a client. */
export const openOrders = async (
  database: Database,
  client_id: string,
  most: number,
): Promise<string[]> => {
  const rows = await database.read({ client_id, kind: 'client', party: '' }, (db) =>
    db.selectFrom('orders').select('id').where('status', '=', 'open').limit(most),
  )
  return rows.map(({ id }) => id)
}
