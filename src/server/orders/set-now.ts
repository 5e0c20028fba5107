import type { Instant } from '../../domain/time.ts'
import type { Deps } from '../deps.ts'

/**
 * What decisions take for now where that is not the database's clock (a test's own); null leaves it
 * to the statement.
 */
export const setNow = ({ now }: Pick<Deps, 'now'>): Instant | null => now('') || null
