import { createHash } from 'node:crypto'
import type { Database, DatabaseSettings, OnStatement } from '../database.ts'
import { PGLITE_VERSION } from '../embedded/shared.ts'
import { digestOf, type Migration } from '../migrate.ts'

/** The settings that a test may choose. */
export type TestSettings = Partial<
  Pick<DatabaseSettings, 'connections' | 'limits' | 'observer' | 'warn'>
>

/** A fresh, migrated database of a test's own; `close` removes it. */
export interface TestDatabase extends Database {
  /** How to open it a second time: while it is open on a server, after `shut` embedded. */
  readonly settings: DatabaseSettings
  /**
   * Lets `see` look at each statement before it is sent, and change it; until the answered function
   * is called, or somebody else looks.
   */
  watch(see: OnStatement): () => void
  /** Closes it and leaves the rows. */
  shut(): Promise<void>
}

/** Names the template of `migrations`. */
export const templateName = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(`${PGLITE_VERSION} ${digestOf(migrations)}`)
    .digest('hex')
    .slice(0, 16)

/**
 * The port through which the statements of a test's database can be watched; `note` is told each
 * text, whoever watches.
 */
export const watchable = (
  note: (text: string) => void = () => {},
): Pick<TestDatabase, 'watch'> & { onStatement: OnStatement } => {
  const asTheyAre: OnStatement = (statement) => statement
  let watching = asTheyAre
  return {
    onStatement: (statement) => {
      note(statement.text)
      return watching(statement)
    },
    watch: (see) => {
      watching = see
      return () => {
        if (watching === see) watching = asTheyAre
      }
    },
  }
}
