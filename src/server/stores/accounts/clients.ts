import { sql } from 'kysely'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope } from '../database/database.ts'

/**
 * A client with the newest version of its configuration, as written; version 0 where there is none.
 */
export interface KnownClient {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly version: number
  readonly document: PolicyDocument
  readonly changed_at: Instant | null
  readonly changed_by: string | null
}

/** The clients that `scope` shows, by name. */
export const clientsOf = (database: Database, scope: Scope): Promise<KnownClient[]> =>
  database.read(
    scope,
    () => sql<KnownClient>`
    select c.id, c.key, c.name, coalesce(p.version, 0) as version,
      coalesce(p.document, '{}') as document, p.created_at as changed_at, p.created_by as changed_by
    from clients c
    left join lateral (
      select *
      from policies
      where client_id = c.id
      order by version desc
      limit 1) p on true
    where c.id = app_client() order by c.name`,
  )
