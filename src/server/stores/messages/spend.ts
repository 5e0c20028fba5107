import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/**
 * Counts what a message is about to cost among what the client's have cost that day (YYYY-MM-DD);
 * false where it would pass the cap, however many count at once.
 */
export const reserveCost = async (
  database: Database,
  client_id: string,
  day: string,
  cost: number,
  cap: number,
): Promise<boolean> => {
  if (cost > cap) return false
  const counted = await database.transaction(platform, ({ finish }) =>
    finish(sql`
      insert into message_spend (client_id, day, spent)
      values (${client_id}, ${day}, ${cost})
      on conflict (client_id, day) do update set spent = message_spend.spent + excluded.spent
        where message_spend.spent + excluded.spent <= ${cap}
      returning 1`),
  )
  return counted.length > 0
}

/** Takes back what was counted for a message that its provider did not take. */
export const giveBackCost = (
  database: Database,
  client_id: string,
  day: string,
  cost: number,
): Promise<unknown> =>
  database.transaction(platform, ({ finish }) =>
    finish(sql`
      update message_spend
      set spent = greatest(spent - ${cost}, 0)
      where client_id = ${client_id} and day = ${day}`),
  )
