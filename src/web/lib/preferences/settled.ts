import type { Preferences } from '../../../domain/preferences.ts'

/**
 * Optimistic update, settled: what holds once a change of `now` has come to `outcome`. What was
 * changed anew meanwhile, and what was none of this change, stays.
 */
export const settled = (
  now: Preferences,
  change: Partial<Preferences>,
  outcome: Preferences,
): Preferences => {
  const own = (Object.keys(change) as (keyof Preferences)[]).filter(
    (key) => now[key] === change[key],
  )
  return { ...now, ...Object.fromEntries(own.map((key) => [key, outcome[key]])) }
}
