import { sql, type RawBuilder } from 'kysely'
import { waitingBounds, type VersionLine } from '../../../domain/policy/draft/publishing.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Database, Scope, Tx } from '../database/database.ts'
import { isStanding, policyInEffect, waits } from './policy-in-effect.ts'

/** A version of a client's configuration, without its document. */
export interface PolicyVersion {
  readonly version: number
  readonly created_at: Instant
  readonly created_by: string | null
  readonly why: string | null
  /** The version whose document this one brought back. */
  readonly restores: number | null
  readonly effective_at: Instant
  readonly state: 'past' | 'present' | 'scheduled' | 'withdrawn'
  readonly withdrawn_by: string | null
  readonly withdrawn_why: string | null
}

/** A version with its document, and that of the one that stood before it; `{}` before the first. */
export interface WrittenVersion extends PolicyVersion {
  readonly document: PolicyDocument
  readonly before: PolicyDocument
}

/** The version that holds now. */
const present = sql`(select version from ${policyInEffect(sql`app_client()`)} p)`

/** Versions of `app_client()` as `v` under a condition, newest first. */
const versions = (condition: RawBuilder<unknown>, limit: number): RawBuilder<WrittenVersion> => sql`
  select v.version, v.document, v.created_at, v.created_by, v.why, v.restores, v.effective_at,
    g.created_by as withdrawn_by, g.why as withdrawn_why,
    case
      when g.version is not null then 'withdrawn'
      when ${waits('v')} then 'scheduled'
      when v.version = ${present} then 'present'
      else 'past'
    end as state,
    coalesce(
      (
        select p.document
        from policies p
        where p.client_id = app_client() and p.version < v.version and ${isStanding}
        order by p.version desc
        limit 1),
      '{}') as before
  from policies v
  left join policy_withdrawals g on g.client_id = v.client_id and g.version = v.version
  where v.client_id = app_client() and ${condition}
  order by v.version desc
  limit ${limit}`

/** The versions below `before`, newest first, at most `limit`; null begins with the newest. */
export const versionsBack = (
  database: Database,
  scope: Scope,
  before: number | null,
  limit: number,
): Promise<WrittenVersion[]> =>
  database.read(scope, () =>
    versions(before === null ? sql`true` : sql`v.version < ${before}`, limit),
  )

/** These versions, as far as they are there. */
export const versionsNamed = (
  database: Database,
  scope: Scope,
  numbers: readonly number[],
): Promise<WrittenVersion[]> =>
  database.read(scope, () =>
    versions(sql`v.version = any(${[...numbers]}::integer[])`, numbers.length),
  )

/** The version that holds now and those that wait, the newest first. */
export const standingVersions = async ({ db }: Pick<Tx, 'db'>): Promise<WrittenVersion[]> => {
  const { rows } = await versions(
    sql`g.version is null and (${waits('v')} or v.version = ${present})`,
    waitingBounds.versions + 1,
  ).execute(db)
  return rows
}

/** A version to be added; `effective_at` null is now. */
export interface NewVersion {
  readonly document: PolicyDocument
  readonly why: string
  readonly by: string | null
  readonly restores: number | null
  readonly effective_at: Instant | null
}

/** The end of a client's line with who, when and why; `now` is the database's clock. */
export interface PolicyHead extends VersionLine {
  readonly created_at: Instant | null
  readonly why: string | null
  readonly now: Instant
}

/**
 * The end of a client's line of versions, held until COMMIT: of two who publish at once the second
 * sees what the first has done.
 */
export const lockPolicies = async ({ db }: Tx, client_id: string): Promise<PolicyHead> => {
  const held =
    sql`select pg_advisory_xact_lock(hashtextextended(${`policies ${client_id}`}, 0))`.execute(db)
  const found = sql<PolicyHead>`
    select coalesce(p.version, 0) as version, p.created_at, p.created_by, p.why, p.effective_at,
      (
        select count(*)
        from policies p
        where p.client_id = app_client() and ${waits('p')} and ${isStanding}) as waiting,
      clock_timestamp() as now
    from (select) one
    left join lateral (
      select *
      from policies p
      where p.client_id = app_client() and ${isStanding}
      order by p.version desc
      limit 1) p on true`.execute(db)
  const [
    ,
    {
      rows: [head],
    },
  ] = await Promise.all([held, found])
  if (!head) throw new Error('a line of versions has an end')
  return head
}

/**
 * Adds a version above every other; the line must be held. Answers its number, and from when it
 * holds.
 */
export const addVersion = async (
  { db }: Tx,
  client_id: string,
  { document, why, by, restores, effective_at }: NewVersion,
): Promise<Pick<PolicyVersion, 'version' | 'effective_at'>> => {
  const {
    rows: [added],
  } = await sql<Pick<PolicyVersion, 'version' | 'effective_at'>>`
    insert into policies (client_id, version, document, why, restores, created_by, effective_at)
    select ${client_id}::uuid, coalesce(max(version), 0) + 1, ${JSON.stringify(document)}::jsonb,
      ${why}, ${restores}::integer, ${by},
      coalesce(${effective_at}::timestamptz, now())
    from policies
    where client_id = app_client()
    returning version, effective_at`.execute(db)
  if (!added) throw new Error('a version was not added')
  return added
}

/** Says that a version shall not hold; the line must be held. */
export const withdrawVersion = async (
  { db }: Tx,
  client_id: string,
  { version, why, by }: { version: number; why: string; by: string | null },
): Promise<void> => {
  await sql`insert into policy_withdrawals (client_id, version, why, created_by)
    values (${client_id}, ${version}, ${why}, ${by})`.execute(db)
}
