import type { Database } from '../../database/database.ts'

/** What orders there are changes slowly. */
const GOOD_FOR_MS = 60_000
/** A filter of a hundred names is not worth its place. */
const LONGEST_KEY = 1_000

/** Tells what `look` told of `asked` a moment ago, or looks. */
export type Memory<T> = (database: Database, asked: unknown, look: () => Promise<T>) => Promise<T>

/**
 * Memoization: what was told of a question within the last minute, at this database and by this
 * process, of `most` questions at once. For what decides the way to an answer, not the answer.
 */
export const memory = <T>(most: number): Memory<T> => {
  const kept = new WeakMap<Database, Map<string, { at: number; value: T }>>()
  return async (database, asked, look) => {
    const key = JSON.stringify(asked)
    if (key.length > LONGEST_KEY) return look()
    const values = kept.get(database) ?? new Map<string, { at: number; value: T }>()
    kept.set(database, values)
    const found = values.get(key)
    if (found && performance.now() - found.at < GOOD_FOR_MS) return found.value
    const value = await look()
    values.delete(key)
    values.set(key, { at: performance.now(), value })
    // Oldest first: what is no longer good is not held either.
    for (const [oldest, { at }] of values) {
      if (values.size <= most && performance.now() - at < GOOD_FOR_MS) break
      values.delete(oldest)
    }
    return value
  }
}
