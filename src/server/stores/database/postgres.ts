import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database, DatabaseSettings, OnStatement } from './database.ts'
import { CannotOpen, cannotOpen } from './open-errors.ts'
import { connectionSettings } from './postgres-settings.ts'
import { openFailure, parseUrl } from './postgres-url.ts'
import { pooledDatabase } from './pooled-database.ts'
import { PostgresListener } from './postgres-listener.ts'

const OLDEST = 150_000
/** A server that says nothing is tried for so long, where nothing else is asked for. */
const SILENT_MS = 10_000
/** One that is not there takes no time to say so. */
const PAUSE_MS = 500
/**
 * What is so while machines are switched on: no network or name yet, nobody who listens, and a
 * server that recovers (cannot_connect_now).
 */
const notYet = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P03',
])

interface ServerVersion {
  readonly number: number
  readonly version: string
}

/** How long the first connection is tried, and who hears what it is waited for. */
interface Patience {
  readonly first_ms: number | undefined
  readonly waits: (why: string) => void
}

const versionOf = async (
  pool: pg.Pool,
  patience: Patience,
  since = performance.now(),
): Promise<ServerVersion | undefined> => {
  try {
    const { rows } = await pool.query<ServerVersion>(
      "select current_setting('server_version_num')::int number, " +
        "current_setting('server_version') version",
    )
    return rows[0]
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const { first_ms = SILENT_MS, waits } = patience
    const isAwaited = patience.first_ms !== undefined && notYet.has(code)
    const mayCome = isAwaited || /timeout/i.test(message)
    if (!mayCome || performance.now() - since > first_ms) throw error
    if (isAwaited) {
      waits(code)
      await sleep(PAUSE_MS)
    }
    return versionOf(pool, patience, since)
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
    const told = new Set<string>()
    const waits = (why: string): void => {
      if (told.has(why)) return
      told.add(why)
      warn(`${target.server} does not take connections yet (${why}); it is tried again.`)
    }
    const server = await versionOf(pool, { first_ms: settings.first_ms, waits })
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
    pingAside: () => listener.ping(),
    patiently: (work) => work(),
    vacuum: async () => {},
    vitals: () => ({ fsyncs: null, busy_ms: null, restarts: 0 }),
    close: async () => {
      await Promise.all([listener.close(), pool.end()])
    },
  })
}
