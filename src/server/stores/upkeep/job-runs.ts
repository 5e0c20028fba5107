import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { platform } from '../database/scope.ts'
import type { Database, Tx } from '../database/database.ts'

/** How a job ran last: it has not begun where it was only asked for, nor ended while it runs. */
export interface KeptJobRun {
  readonly job: string
  readonly began_at: Instant | null
  readonly ended_at: Instant | null
  readonly next_at: Instant | null
  readonly fault: string | null
  readonly result: unknown
}

const MOST_FAULT = 500

/**
 * Lease: a run that is not renewed for so long ended with its process. While it runs, `next_at`
 * says until when it is taken to be alive.
 */
const LEASE = '60 seconds'
/**
 * What is done each night is never longer to come: where it is, the clock by which that was noted
 * was ahead, and has been set back.
 */
const FARTHEST = '25 hours'
/** A run that an earlier release took up has no lease: it ended so long after it began. */
const WITHOUT_LEASE = '12 hours'

/**
 * Asks for a run of a job that only one process may do at a time; whichever is first takes it up.
 * What came of the last run is forgotten. In a scope of the platform's. False where a run is asked
 * for or under way already.
 */
export const askForRun = async ({ db }: Tx, job: string): Promise<boolean> => {
  const { rows: asked } = await sql`insert into job_runs (job, next_at) values (${job}, now())
    on conflict (job) do update
      set next_at = now(), began_at = null, ended_at = null, fault = null, result = null
      where job_runs.began_at is not null and (job_runs.ended_at is not null
        or coalesce(job_runs.next_at, job_runs.began_at + ${WITHOUT_LEASE}::interval) < now())
    returning job`.execute(db)
  return asked.length > 0
}

/**
 * Takes up what was asked for, and answers the moment by which this run is known; null where nobody
 * asked, or another process was first.
 */
export const takeUpRun = (database: Database, job: string): Promise<string | null> =>
  database.transaction(platform, async ({ finish }) => {
    const [taken] = await finish(sql<{ began: string }>`update job_runs
      set began_at = now(), next_at = now() + ${LEASE}::interval
      where job = ${job} and began_at is null and next_at <= now()
      returning began_at::text as began`)
    return taken?.began ?? null
  })

/** A run that was due and is taken up. */
export interface DueRun {
  /** The moment by which it is known. */
  readonly began: string
  /** The same, in ms since 1970. */
  readonly began_ms: number
}

/**
 * Takes up a job of each night that is due by its own clock, or whose run ended with its process;
 * null where it is not, or another process was first.
 */
export const takeUpDue = (database: Database, job: string): Promise<DueRun | null> =>
  database.transaction(platform, async ({ finish }) => {
    const [taken] = await finish(sql<DueRun>`
      insert into job_runs (job, began_at, next_at)
      values (${job}, now(), now() + ${LEASE}::interval)
      on conflict (job) do update
        set began_at = excluded.began_at, next_at = excluded.next_at, ended_at = null,
          fault = null, result = null
        where job_runs.next_at is null or job_runs.next_at <= now()
          or job_runs.next_at > now() + ${FARTHEST}::interval
      returning began_at::text as began, (extract(epoch from began_at) * 1000)::float8 as began_ms`)
    return taken ?? null
  })

/** Heartbeat: says that this run goes on; false where it was taken to have ended. */
export const renewRun = (database: Database, job: string, began: string): Promise<boolean> =>
  database.transaction(platform, async ({ finish }) => {
    const renewed = await finish(sql`update job_runs
      set next_at = now() + ${LEASE}::interval
      where job = ${job} and began_at = ${began}::timestamptz and ended_at is null
      returning job`)
    return renewed.length > 0
  })

/** Notes that a run has ended whose process went without a word: its lease is over. */
export const endLost = async (database: Database, job: string): Promise<void> => {
  await database.transaction(platform, ({ finish }) =>
    finish(sql`update job_runs
      set ended_at = next_at, next_at = null, fault = 'the process ended'
      where job = ${job} and began_at is not null and ended_at is null and next_at < now()`),
  )
}

/** What came of a run: when it is next, what went wrong, what there is to tell. */
export interface JobEnd {
  readonly took_ms: number
  readonly next_in_ms: number | null
  readonly fault: string | null
  readonly result?: unknown
}

/** Notes that a run of a job has ended. */
export const noteEnd = async (
  database: Database,
  job: string,
  { took_ms, next_in_ms, fault, result }: JobEnd,
): Promise<void> => {
  const next = next_in_ms === null ? null : next_in_ms / 1_000
  const told = result === undefined ? null : JSON.stringify(result)
  await database.transaction(platform, ({ finish }) =>
    finish(sql`insert into job_runs (job, began_at, ended_at, next_at, fault, result)
      values (${job}, now() - make_interval(secs => ${took_ms / 1_000}), now(),
        now() + make_interval(secs => ${next}::float8),
        ${fault?.slice(0, MOST_FAULT) ?? null}, ${told}::jsonb)
      on conflict (job) do update
        set began_at = excluded.began_at, ended_at = excluded.ended_at,
          next_at = excluded.next_at, fault = excluded.fault, result = excluded.result`),
  )
}

/** Was the time when a job of each night runs next let pass, or did it never run? */
export const isOverdue = async (database: Database, job: string): Promise<boolean> => {
  const coming = await database.read(
    platform,
    () => sql`
      select from job_runs
      where job = ${job} and next_at > now() and next_at <= now() + ${FARTHEST}::interval`,
  )
  return coming.length === 0
}

/** How every job ran last, by name; jobs that never ran are not in it. */
export const jobRuns = (database: Database): Promise<KeptJobRun[]> =>
  database.read(
    platform,
    () => sql<KeptJobRun>`select job, began_at, ended_at, next_at, fault, result
      from job_runs order by job limit 100`,
  )
