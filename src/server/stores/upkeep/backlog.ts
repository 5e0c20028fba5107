import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/** What waits in the database, and for how long, in seconds; 0 where nothing does. */
export interface Backlog {
  readonly outbox_queued: number
  readonly outbox_oldest: number
  readonly outbox_dead: number
  readonly webhooks_failing: number
  readonly webhooks_disabled: number
  readonly webhook_queued: number
  readonly webhook_oldest: number
  readonly checkpoint_age: number
  readonly log_unsigned: number
  /** Since the server has archived a segment of its log, where the last try failed. */
  readonly archive_behind: number
  readonly jobs: readonly {
    readonly job: string
    /** Since it ended last; null where it has not yet. */
    readonly ended: number | null
    /** By which it is late; 0 where it is not. */
    readonly late: number
    readonly is_failing: boolean
  }[]
}

const since = (instant: ReturnType<typeof sql>) =>
  sql`coalesce(extract(epoch from now() - ${instant}), 0)::float8`

/**
 * Counts what waits: of indexes that hold nothing else, and of the log no more than the next event
 * of each client.
 */
export const backlogNow = async (database: Database): Promise<Backlog> => {
  const [row] = await database.read(
    platform,
    () => sql<Backlog>`
      select o.*, o2.*, w.*, d.*,
        (select ${since(sql`max(at)`)}
          from (select at from log_checkpoints order by size desc limit 1) as newest)
          as checkpoint_age,
        (select ${since(sql`min(n.at)`)}
          from clients c
          cross join lateral (
            select e.at from events e
            where e.client_id = c.id and (e.txid, e.position) > (
              coalesce((select txid from log_place), '0'::xid8),
              coalesce((select position from log_place), 0))
            order by e.txid, e.position limit 1) as n) as log_unsigned,
        (select ${since(sql`case when last_failed_time > coalesce(last_archived_time, '-infinity')
              then coalesce(last_archived_time, stats_reset) end`)}
          from pg_stat_archiver) as archive_behind,
        (select coalesce(json_agg(json_build_object(
            'job', job, 'ended', extract(epoch from now() - ended_at)::float8,
            'late', greatest(coalesce(extract(epoch from now() - next_at), 0), 0)::float8,
            'is_failing', fault is not null)), '[]')
          from (select * from job_runs order by job limit 100) as runs) as jobs
      from
        (select count(*) filter (where state = 'queued')::float8 as outbox_queued,
            greatest(${since(sql`min(due_at) filter (where state = 'queued')`)}, 0)
              as outbox_oldest
          from outbox where state = 'queued') as o
        cross join lateral
        (select count(*)::float8 as outbox_dead
          from outbox where state in ('failed', 'expired')) as o2
        cross join lateral
        (select count(*) filter (where state = 'active' and failing_since is not null)::float8
              as webhooks_failing,
            count(*) filter (where state <> 'active')::float8 as webhooks_disabled
          from webhooks) as w
        cross join lateral
        (select count(*)::float8 as webhook_queued,
            greatest(${since(sql`min(q.due_at)`)}, 0) as webhook_oldest
          from webhook_deliveries q join webhooks h on h.client_id = q.client_id and h.id = q.webhook_id
          where q.state = 'queued' and h.state = 'active') as d`,
    'backlog_now',
  )
  if (!row) throw new Error('nothing was answered')
  return row
}
