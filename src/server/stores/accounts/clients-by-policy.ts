import { sql, type RawBuilder } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database } from '../database/database.ts'
import { platform } from '../database/scope.ts'
import { policyInEffect } from './policy-in-effect.ts'

/** A client that a timer acts for, by its policy of now; `now` is the database's clock. */
export interface TimedClient {
  readonly client_id: string
  readonly client: string
  readonly client_name: string
  readonly version: number
  readonly document: PolicyDocument
  readonly now: Instant
}

/** The clients of whose policy in effect (as `p`) this is true. */
export const clientsByPolicy = (
  database: Database,
  condition: RawBuilder<unknown>,
): Promise<TimedClient[]> =>
  database.read(
    platform,
    () => sql<TimedClient>`
    select c.id as client_id, c.key as client, c.name as client_name, p.version, p.document,
      clock_timestamp() as now
    from clients c
    cross join lateral ${policyInEffect(sql`c.id`)} p
    where ${condition} order by c.id`,
  )
