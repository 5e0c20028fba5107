import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/** Does the database answer a query within `ms` milliseconds? */
export const answersWithin = async (database: Database, ms: number): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), ms)
  const answered = database
    .read(platform, () => sql`select 1`)
    .then(
      () => true,
      () => false,
    )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
