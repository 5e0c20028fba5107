import pg from 'pg'
import { columnTypes } from './column-types.ts'
import type { Database, DatabaseSettings } from './database.ts'
import { CannotOpen, cannotOpen } from './open-errors.ts'
import { openFailure, parseUrl } from './postgres-url.ts'
import { pooledDatabase } from './pooled-database.ts'
import { PostgresListener } from './postgres-listener.ts'

const OLDEST = 150_000

/** Opens a pool of connections to a PostgreSQL server; throws CannotOpen. */
export const openPostgres = async (settings: DatabaseSettings, url: string): Promise<Database> => {
  const { limits = {}, warn = () => {} } = settings
  const target = parseUrl(url)
  const statement = limits.statement ?? 5_000
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: 'epod',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnTypes,
    connectionTimeoutMillis: limits.wait ?? 1_000,
    statement_timeout: statement,
    lock_timeout: limits.lock ?? 3_000,
    idle_in_transaction_session_timeout: limits.idle_in_transaction ?? 10_000,
    // The server keeps the limit; this one notices that the server cannot be heard any more.
    query_timeout: statement + 1_000,
  }
  const pool = new pg.Pool({
    ...config,
    max: settings.connections ?? 10,
    idleTimeoutMillis: 30_000,
    pipeline: true,
  })
  pool.on('error', (error) => warn(`A connection to ${target.server} was lost: ${error.message}.`))
  pool.on('connect', (client) => void client.on('error', () => {}))

  try {
    const { rows } = await pool.query<{ number: number; version: string }>(
      "select current_setting('server_version_num')::int number, current_setting('server_version') version",
    )
    const [server] = rows
    if (server && server.number < OLDEST) throw new CannotOpen(cannotOpen.oldServer(target.server, server.version))
  } catch (error) {
    await pool.end()
    throw openFailure(error, target)
  }

  const listener = new PostgresListener({ ...config, connectionTimeoutMillis: 5_000 }, warn)
  return pooledDatabase({
    kind: 'postgres',
    pool,
    sending: 'together',
    listen: (channel, heard, missed) => listener.listen(channel, heard, missed),
    patiently: (work) => work(),
    vacuum: async () => {},
    vitals: () => ({ fsyncs: null, restarts: 0 }),
    close: async () => {
      await Promise.all([listener.close(), pool.end()])
    },
  })
}
