import type pg from 'pg'
import { columnTypes } from './column-types.ts'
import type { DatabaseSettings } from './database.ts'

/** How a connection to a server behaves, how many there are, and what the server keeps of it. */
export interface ConnectionSettings {
  readonly config: pg.PoolConfig
  readonly pool: pg.PoolConfig
  /** Limits that hold for as long as the connection lasts, where it is nobody else's meanwhile. */
  readonly kept: Readonly<Record<string, number>>
}

/** Settings of the connections to a server, alike for every server, whatever is asked of it. */
export const connectionSettings = (
  { limits = {}, connections }: Pick<DatabaseSettings, 'limits' | 'connections'>,
  url: string,
): ConnectionSettings => {
  const statement = limits.statement ?? 5_000
  const config: pg.PoolConfig = {
    application_name: 'epod',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnTypes,
    connectionTimeoutMillis: limits.wait ?? 1_000,
    // The server keeps the limit; this one notices that the server cannot be heard any more.
    query_timeout: statement + 1_000,
  }
  const kept = {
    statement_timeout: statement,
    lock_timeout: limits.lock ?? 3_000,
    idle_in_transaction_session_timeout: limits.idle_in_transaction ?? 10_000,
  }
  const pool = {
    ...config,
    connectionString: url,
    max: connections ?? 10,
    idleTimeoutMillis: 30_000,
    pipeline: true,
  }
  return { config, pool, kept }
}
