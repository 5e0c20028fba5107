import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import { sha256 } from '../../secrets.ts'
import type { Database } from '../database/database.ts'

/** So many uses an hour of what `key` names. */
export interface Budget {
  readonly key: string
  readonly an_hour: number
}

/**
 * Counts one use of each; false where one of them has had its hour's worth. Only digests of the
 * keys are kept.
 */
export const spend = async (database: Database, budgets: readonly Budget[]): Promise<boolean> => {
  const keys = budgets.map(({ key }) => key)
  const used = await countUse(database, keys)
  return budgets.every(({ an_hour }, at) => (used[at] ?? 0) <= an_hour)
}

/** Counts one use of what each of these keys names; answers how many each had in this hour. */
export const countUse = async (
  database: Database,
  keys: readonly string[],
): Promise<readonly number[]> => {
  const digests = keys.map(sha256)
  // In one order, so that two who share budgets cannot wait for each other.
  const rows = digests.map((key) => ({ key })).sort((a, b) => (a.key < b.key ? -1 : 1))
  const used = await database.transaction(platform, ({ finish }) =>
    finish(sql<{ key: string; used: number }>`
    insert into budgets (key, slot, used)
    select key, date_trunc('hour', clock_timestamp()), 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (key text)
    on conflict (key, slot) do update set used = budgets.used + 1 returning key, used`),
  )
  const times = new Map(used.map((row) => [row.key, row.used]))
  return digests.map((key) => times.get(key) ?? 0)
}
