import { sql, type RawBuilder } from 'kysely'

/** Is a version (as `p`) to hold: was it not withdrawn? */
export const isStanding = sql`not exists (
  select
  from policy_withdrawals w
  where w.client_id = p.client_id and w.version = p.version)`

/**
 * Does a version (as `p` or `v`) wait for its time? One that was published at once never does, also
 * where the database's clock is set back behind it.
 */
export const waits = (as: 'p' | 'v'): RawBuilder<unknown> => {
  const [at, made] = [sql.ref(`${as}.effective_at`), sql.ref(`${as}.created_at`)]
  return sql`(${at} > now() and ${at} > ${made})`
}

/**
 * The version of a client's configuration that holds now, as a table expression for other
 * statements: the newest whose time has come. No job has to be in time for it.
 */
export const policyInEffect = (client_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select p.version, p.document, p.created_at, p.created_by
  from policies p
  where p.client_id = ${client_id} and not ${waits('p')} and ${isStanding}
  order by p.version desc
  limit 1)`

/** Milliseconds from now until another version holds; null where none is waiting. */
export const policyChangesIn = (client_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select floor(extract(epoch from min(p.effective_at) - now()) * 1000)::float8
  from policies p
  where p.client_id = ${client_id} and ${waits('p')} and ${isStanding})`
