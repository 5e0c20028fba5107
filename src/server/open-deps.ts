import type { Logger } from 'pino'
import { createDeps, type Deps, type Ports } from './deps.ts'
import type { Settings } from './env.ts'
import { keptSecret } from './kept-secret.ts'
import { openFiles } from './open-files.ts'
import { keysFrom } from './secrets.ts'
import { openDatabase } from './stores/database/open-database.ts'
import { CannotOpen, cannotOpen } from './stores/database/open-errors.ts'
import { prepareSchema } from './stores/database/serving-user.ts'
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
  const database = await openDatabase({
    url: settings.database_url,
    directUrl: settings.database_direct_url,
    dataDir: settings.data_dir,
    observer: observedBy(metrics, log, settings.slow_statement_ms),
    warn: (sentence) => log.warn(sentence),
  })
  try {
    await prepareSchema(database, (sentence) => log.warn(sentence))
    if (await lacksOrders(database))
      throw new CannotOpen(cannotOpen.unreadable('events are there, but their orders are not'))
    const secret = settings.secret ?? (await keptSecret(settings.data_dir, () => isInUse(database)))
    return createDeps({
      settings,
      database,
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
