import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { platform } from '../database/scope.ts'
import type { KeptCheckpoint } from './tree.ts'

/** A checkpoint with the lines of the witnesses that have signed it. */
export interface CosignedCheckpoint extends KeptCheckpoint {
  readonly lines: readonly string[]
}

/** The newest checkpoint, or the one of this size, with its cosignatures; null without one. */
export const cosignedCheckpoint = async (
  database: Database,
  size: number | null,
): Promise<CosignedCheckpoint | null> => {
  const [found] = await database.read(
    platform,
    () => sql<CosignedCheckpoint>`
      select c.size::float8 as size, c.note, c.at,
        array(
          select w.line from log_cosignatures w where w.size = c.size order by w.at, w.witness
        ) as lines
      from log_checkpoints c
      where ${size}::bigint is null or c.size = ${size}::bigint
      order by c.size desc
      limit 1`,
  )
  return found ?? null
}

/** The size that this witness has signed last; 0 where it has signed none. */
export const lastCosigned = async (database: Database, witness: string): Promise<number> => {
  const [found] = await database.read(
    platform,
    () => sql<{ size: number }>`
      select coalesce(max(size), 0)::float8 as size
      from log_cosignatures
      where witness = ${witness}`,
  )
  return found?.size ?? 0
}

/** Keeps what a witness has signed. */
export const addCosignature = async (
  database: Database,
  size: number,
  witness: string,
  line: string,
): Promise<void> => {
  await database.transaction(platform, ({ finish }) =>
    finish(sql`
      insert into log_cosignatures (size, witness, line) values (${size}, ${witness}, ${line})
      on conflict do nothing`),
  )
}

/** Has the time-stamping authority had the checkpoint of this size? */
export const isTimeStamped = async (database: Database, size: number): Promise<boolean> =>
  (await timeStampOf(database, size)) !== null

/** What the time-stamping authority has replied to the checkpoint of this size; null without. */
export const timeStampOf = async (database: Database, size: number): Promise<Buffer | null> => {
  const [found] = await database.read(
    platform,
    () => sql<{ reply: Buffer }>`select reply from log_timestamps where size = ${size}`,
  )
  return found?.reply ?? null
}

/** Keeps that reply. */
export const addTimeStamp = async (
  database: Database,
  size: number,
  reply: Buffer,
): Promise<void> => {
  await database.transaction(platform, ({ finish }) =>
    finish(sql`
      insert into log_timestamps (size, reply) values (${size}, ${reply}) on conflict do nothing`),
  )
}
