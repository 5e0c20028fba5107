import pg from 'pg'
import type { Database, DatabaseSettings, OnStatement } from './database.ts'
import { CannotOpen, cannotOpen } from './open-errors.ts'
import { connectionSettings } from './postgres-settings.ts'
import { openFailure, parseUrl } from './postgres-url.ts'
import { pooledDatabase } from './pooled-database.ts'
import { PostgresListener } from './postgres-listener.ts'

const OLDEST = 150_000
/**
 * The first connection is tried for so long: machine and server may both have been switched on a
 * moment ago.
 */
const FIRST_MS = 10_000

interface ServerVersion {
  readonly number: number
  readonly version: string
}

const versionOf = async (
  pool: pg.Pool,
  since = performance.now(),
): Promise<ServerVersion | undefined> => {
  try {
    const { rows } = await pool.query<ServerVersion>(
      "select current_setting('server_version_num')::int number, " +
        "current_setting('server_version') version",
    )
    return rows[0]
  } catch (error) {
    const isSlow = error instanceof Error && /timeout/i.test(error.message)
    if (!isSlow || performance.now() - since > FIRST_MS) throw error
    return versionOf(pool, since)
  }
}

/** The statement that gives one transaction its time limits. */
const boundsOf = (limits: Readonly<Record<string, number>>): pg.QueryConfig => ({
  text: `select ${Object.entries(limits)
    .map(([name, ms]) => `set_config('${name}','${ms}',true)`)
    .join(',')}`,
})

/** A statement known by a name would be another connection's the next time. */
const unnamed =
  (see: OnStatement = (one) => one): OnStatement =>
  (statement) => {
    const { name: _known, ...plain } = see(statement)
    return plain
  }

/** Opens a pool of connections to a PostgreSQL server; throws CannotOpen. */
export const openPostgres = async (settings: DatabaseSettings, url: string): Promise<Database> => {
  const { warn = () => {} } = settings
  const target = parseUrl(url)
  const { config, kept, pool: several } = connectionSettings(settings, url)
  const isPooled = settings.directUrl !== undefined
  const pool = new pg.Pool({ ...several, ...(isPooled ? {} : kept) })
  pool.on('error', (error) => warn(`A connection to ${target.server} was lost: ${error.message}.`))
  pool.on('connect', (client) => void client.on('error', () => {}))

  try {
    const server = await versionOf(pool)
    if (server && server.number < OLDEST)
      throw new CannotOpen(cannotOpen.oldServer(target.server, server.version))
  } catch (error) {
    await pool.end()
    throw openFailure(error, target)
  }

  const listener = new PostgresListener(
    {
      ...config,
      ...kept,
      connectionString: settings.directUrl ?? url,
      connectionTimeoutMillis: 5_000,
    },
    warn,
  )
  return pooledDatabase({
    kind: 'postgres',
    pool,
    sending: 'together',
    ...(isPooled
      ? { bounds: [boundsOf(kept)], onStatement: unnamed(settings.onStatement) }
      : { onStatement: settings.onStatement }),
    observer: settings.observer,
    listen: (channel, heard, missed) => listener.listen(channel, heard, missed),
    patiently: (work) => work(),
    vacuum: async () => {},
    vitals: () => ({ fsyncs: null, busy_ms: null, restarts: 0 }),
    close: async () => {
      await Promise.all([listener.close(), pool.end()])
    },
  })
}
