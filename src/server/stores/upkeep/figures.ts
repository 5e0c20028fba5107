import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { KEPT_FAILURES } from '../accounts/login-failures.ts'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/** What an operator counts of the whole installation. */
export interface InstallationFigures {
  readonly queued: number
  readonly oldest_queued_at: Instant | null
  readonly dead: number
  readonly no_provider: number
  readonly sent_last_day: number
  readonly links: number
  readonly opened_last_day: number
  readonly stored_files: number
  readonly stored_bytes: number
  readonly holds: number
  readonly database_bytes: number
  readonly events: number
  readonly events_last_day: number
  readonly sessions: number
  readonly failed_sign_ins: number
}

/** A table, with its indexes. */
export interface TableSize {
  readonly name: string
  readonly bytes: number
  /** As the planner estimates them; null before it first has. */
  readonly rows: number | null
}

const MOST_TABLES = 8
/** Fewer rows than the planner knows of are counted one by one. */
const FEW_ROWS = 200_000

/** A message that leaves later than that is not told as sent today. */
const LONGEST_ON_ITS_WAY = sql`interval '8 days'`

/** The sum of what is counted of each client `c`, since indexes begin with the client. */
const ofEachClient = (count: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(sum(each.count), 0)::int8 from clients c cross join lateral (${count}) as each)`

/** The figures, and the largest tables first. Reads only; a long log is estimated. */
export const figuresOf = async (
  database: Database,
): Promise<{ figures: InstallationFigures; tables: TableSize[] }> =>
  database.transaction(platform, async ({ db, finish }) => {
    const [{ rows: found }, tables] = await Promise.all([
      sql<InstallationFigures>`
        select f.*,
          (select count(*) from outbox where state = 'queued') as queued,
          (select min(created_at) from outbox where state = 'queued') as oldest_queued_at,
          (select count(*) from outbox where state in ('failed', 'expired')) as dead,
          (select count(*) from outbox where state = 'no_provider') as no_provider,
          ${ofEachClient(sql`
            select count(*) from outbox
            where client_id = c.id and created_at > now() - ${LONGEST_ON_ITS_WAY}
              and state in ('sent', 'delivered', 'read') and sent_at > now() - interval '1 day'`)}
            as sent_last_day,
          (select count(*) from links where revoked_at is null and expires_at > now()) as links,
          ${ofEachClient(sql`
            select count(*) from link_openings
            where client_id = c.id and at > now() - interval '1 day'`)} as opened_last_day,
          (select count(*) from sessions
            where ended_at is null and absolute_expires_at > now()) as sessions,
          (select count(*) from login_failures
            where not pending and at > now() - ${KEPT_FAILURES}) as failed_sign_ins,
          (select count(*) from legal_holds where ended_at is null) as holds,
          (select case when reltuples < ${FEW_ROWS} then (select count(*) from events)
              else reltuples::int8 end
            from pg_class where oid = 'events'::regclass) as events,
          ${ofEachClient(sql`
            select count(*) from events
            where client_id = c.id and at > now() - interval '1 day'`)} as events_last_day,
          pg_database_size(current_database()) as database_bytes
        from
          (select count(*) as stored_files, coalesce(sum(bytes), 0)::int8 as stored_bytes
          from files) as f`.execute(db),
      finish(sql<TableSize>`
        select relname::text as name, pg_total_relation_size(oid) as bytes,
          nullif(reltuples, -1)::int8 as rows
        from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
        order by 2 desc
        limit ${MOST_TABLES}`),
    ])
    const [figures] = found
    if (!figures) throw new Error('the figures were not answered')
    return { figures, tables }
  })
