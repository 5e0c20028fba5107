import pg from 'pg'
import { columnTypes } from '../column-types.ts'
import type { Database, DatabaseSettings } from '../database.ts'
import { pooledDatabase } from '../pooled-database.ts'
import { EmbeddedEngine } from './engine.ts'
import { createWhole, hasDatabase, layoutOf, prepareParent, sweepDeadStarts } from './folder.ts'
import { Listeners } from '../listeners.ts'
import { lockFolder } from './lock.ts'
import { createDatabase } from './start-worker.ts'

/**
 * Opens the embedded database below `dataDir`, making it first when there is none; throws
 * CannotOpen.
 */
export const openEmbedded = async ({
  dataDir,
  limits = {},
  onStatement,
  observer,
  warn = () => {},
}: DatabaseSettings): Promise<Database> => {
  const layout = layoutOf(dataDir)
  prepareParent(layout)
  const lock = await lockFolder(layout.parent, layout.lock)
  const engine = new EmbeddedEngine(
    layout.database,
    {
      statement: limits.statement ?? 5_000,
      idle_in_transaction: limits.idle_in_transaction ?? 10_000,
    },
    warn,
  )
  try {
    sweepDeadStarts(layout)
    if (!hasDatabase(layout)) await createWhole(layout, createDatabase)
    await engine.up()
  } catch (error) {
    await engine.close()
    lock.release()
    throw error
  }

  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: limits.wait ?? 10_000,
    lock_timeout: limits.lock ?? 3_000,
    types: columnTypes,
    pipeline: true,
    stream: () => engine.stream(),
  })
  const listeners = new Listeners(async (sql) => void (await pool.query(sql)))
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // What ends the engine ends this connection too.
    listeners.attach(client).catch(() => {})
  })

  return pooledDatabase({
    kind: 'embedded',
    pool,
    sending: { timeout: undefined },
    onStatement,
    observer,
    listen: (channel, heard, missed) => listeners.add(channel, heard, missed),
    pingAside: () => Promise.reject(new Error('the embedded engine has one connection')),
    patiently: (work) => engine.patiently(work),
    vacuum: async () => void (await pool.query('vacuum (analyze)')),
    settled: () => engine.settled(),
    vitals: () => engine.vitals(),
    close: async () => {
      await pool.end()
      await engine.close()
      lock.release()
    },
  })
}
