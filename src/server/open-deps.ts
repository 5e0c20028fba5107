import type { Logger } from 'pino'
import { createDeps, type Deps, type Ports } from './deps.ts'
import type { Settings } from './env.ts'
import { keptSecret } from './kept-secret.ts'
import { openFiles } from './open-files.ts'
import { keysFrom } from './secrets.ts'
import type { Database } from './stores/database/database.ts'
import { openDatabase } from './stores/database/open-database.ts'
import { CannotOpen, cannotOpen } from './stores/database/open-errors.ts'
import type { ReadFrom, ReplicaSettings } from './stores/database/replica.ts'
import { prepareSchema } from './stores/database/serving-user.ts'
import { sharedFairly } from './stores/database/shared-fairly.ts'
import { isInUse, lacksOrders } from './stores/upkeep/upkeep.ts'
import { Metrics } from './telemetry/metrics.ts'
import { observedBy } from './telemetry/observe-database.ts'
import type { Tracing } from './telemetry/tracing.ts'

/** Tracing, where it is set; its code is loaded only then. */
const tracingBy = async ({ traces }: Settings, log: Logger): Promise<Tracing | null> => {
  if (!traces) return null
  const { otlpTracing } = await import('./telemetry/otlp.ts')
  return otlpTracing(traces, (why) => log.warn({ why }, 'traces could not be sent; they are lost'))
}

/** Whoever has no replica is spared its code. */
const replicaOf = async (database: Database, settings: ReplicaSettings): Promise<Database> => {
  const { readingFrom } = await import('./stores/database/replica.ts')
  return readingFrom(database, settings)
}

/** Machine and database may both have been switched on a moment ago. */
const FIRST_MS = 60_000

/**
 * Bulkhead: what may look at ten million orders has four connections of its own, of which one
 * client has half, and as long as its call has. Whoever finds none waits for one, and is told that
 * it is busy before its call ends.
 */
const ANALYSES = { connections: 4, limits: { statement: 25_000, wait: 4_000 } }
const SHARE = { connections: ANALYSES.connections / 2, wait: ANALYSES.limits.wait }

/**
 * Composition root: opens what the settings name, migrated, and hands it out as dependencies of a
 * process. Throws CannotOpen and CannotStart; whoever opened it closes `database`.
 */
export const openDeps = async (
  settings: Settings,
  log: Logger,
  presets: NonNullable<Ports['presets']>,
): Promise<Deps> => {
  const metrics = new Metrics()
  const tracing = await tracingBy(settings, log)
  const observer = observedBy(metrics, log, settings.slow_statement_ms)
  const warn = (sentence: string): void => log.warn(sentence)
  const served = {
    url: settings.database_url,
    directUrl: settings.database_direct_url,
    dataDir: settings.data_dir,
    first_ms: FIRST_MS,
    observer,
    warn,
  }
  const opened = await openDatabase(served)
  const beside: Database[] = []
  const database: Database = {
    ...opened,
    close: async () => {
      await Promise.all([...beside, opened].map((one) => one.close()))
    },
  }
  try {
    await database.patiently(async () => {
      await prepareSchema(database, warn)
      if (await lacksOrders(database))
        throw new CannotOpen(cannotOpen.unreadable('events are there, but their orders are not'))
    })
    const keep = (one: Database): Database => {
      beside.push(one)
      return one
    }
    const replica = settings.replica_url !== undefined && {
      url: settings.replica_url,
      observer,
      warn,
      had: (from: ReadFrom) => metrics.replicaRead(from),
    }
    const reading = replica ? keep(await replicaOf(database, replica)) : database
    // The embedded engine has one session, and not so many orders.
    const patient =
      opened.kind === 'embedded' ? null : keep(await openDatabase({ ...served, ...ANALYSES }))
    const analysing =
      patient && replica ? keep(await replicaOf(patient, { ...replica, ...ANALYSES })) : patient
    const secret = settings.secret ?? (await keptSecret(settings.data_dir, () => isInUse(database)))
    return createDeps({
      settings,
      database,
      reading,
      analysing: analysing ? sharedFairly(analysing, { ...SHARE, observer }) : reading,
      keys: keysFrom(secret),
      files: await openFiles(settings),
      log,
      fixedNow: () => null,
      presets,
      metrics,
      tracing,
    })
  } catch (error) {
    await database.close()
    throw error
  }
}
