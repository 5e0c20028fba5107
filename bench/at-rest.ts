import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { platform } from '../src/server/stores/database/scope.ts'
import type { Database } from '../src/server/stores/database/database.ts'

const WITHIN_MS = 1_800_000

/** How many events the log of a database has, of all clients. */
export const eventsIn = async (database: Database): Promise<number> => {
  const [row] = await database.read(
    platform,
    () => sql<{ events: number }>`select count(*)::float8 as events from events`,
  )
  return row?.events ?? 0
}

const leavesOf = async (port: number): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${port}/log/checkpoint`)
  return answer.ok ? Number((await answer.text()).split('\n')[1]) : 0
}

/**
 * Steady state: waits until the product has made leaves of so many events. After a large filling it
 * does that for minutes beside its other work, which no installation has to that has grown day by
 * day. Throws after half an hour.
 */
export const atRest = async (port: number, events: number): Promise<void> => {
  const until = performance.now() + WITHIN_MS
  while ((await leavesOf(port)) < events) {
    if (performance.now() > until) throw new Error('the tree over the log does not come to rest')
    await wait(1_000)
  }
}
