import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'

/** A browser is given ten minutes to come back. */
const life = sql`interval '10 minutes'`
/** Starts of one network that may wait at a time. */
const OF_ONE_NETWORK = 100

/** A sign-in that leaves for a provider. */
export interface SignInStart {
  readonly state_hash: string
  readonly client_id: string
  readonly browser_hash: string
  readonly sealed: string
  readonly provider_rev: number
  readonly network: string
}

/** Keeps a start until it comes back; false where too many of this network wait. */
export const addStart = async (database: Database, start: SignInStart): Promise<boolean> => {
  const { state_hash, client_id, browser_hash, sealed, provider_rev, network } = start
  const rows = await database.transaction(platform, ({ finish }) =>
    finish(sql`
      insert into sign_in_starts (state_hash, client_id, browser_hash, sealed, provider_rev,
        network, expires_at)
      select ${state_hash}, ${client_id}::uuid, ${browser_hash}, ${sealed}, ${provider_rev}::int,
        ${network}, now() + ${life}
      where (
        select count(*)
        from sign_in_starts
        where network = ${network} and expires_at > now()) < ${OF_ONE_NETWORK}
      returning state_hash`),
  )
  return rows.length > 0
}

/**
 * Uses a start of this browser up, once for all that come back with it; null where it is not good.
 */
export const takeStart = async (
  database: Database,
  state_hash: string,
  browser_hash: string,
): Promise<SignInStart | null> => {
  const [row] = await database.transaction(platform, ({ finish }) =>
    finish(sql<SignInStart>`
      delete from sign_in_starts
      where state_hash = ${state_hash}
        and browser_hash = ${browser_hash}
        and expires_at > now()
      returning state_hash, client_id, browser_hash, sealed, provider_rev, network`),
  )
  return row ?? null
}
