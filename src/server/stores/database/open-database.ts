import type { Database, DatabaseSettings } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres } from './postgres.ts'

/** Opens the database; throws CannotOpen, whose message tells an operator what to do. */
export const openDatabase = (settings: DatabaseSettings): Promise<Database> =>
  settings.url ? openPostgres(settings, settings.url) : openEmbedded(settings)
