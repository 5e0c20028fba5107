import type { Database } from '../../database/database.ts'

/** What orders there are changes slowly; and what is remembered decides the way, not the answer. */
const GOOD_FOR_MS = 60_000
const MOST_KEPT = 2_000
/** A filter of a hundred names is not worth its place. */
const LONGEST_KEY = 1_000

const kept = new WeakMap<Database, Map<string, { at: number; value: unknown }>>()

/**
 * Memoization: what `look` told of `asked`, within the last minute, at this database and by this
 * process; else it looks. For what is right when it is outdated, too.
 */
export const remembered = async <T>(
  database: Database,
  asked: unknown,
  look: () => Promise<T>,
): Promise<T> => {
  const key = JSON.stringify(asked)
  if (key.length > LONGEST_KEY) return look()
  const values = kept.get(database) ?? new Map<string, { at: number; value: unknown }>()
  kept.set(database, values)
  const found = values.get(key)
  // What stands under a key was told by a look of that key.
  if (found && performance.now() - found.at < GOOD_FOR_MS) return found.value as T
  const value = await look()
  values.delete(key)
  values.set(key, { at: performance.now(), value })
  const [oldest = key] = values.keys()
  if (values.size > MOST_KEPT) values.delete(oldest)
  return value
}
