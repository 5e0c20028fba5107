import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { platform } from '../database/scope.ts'

/** A checkpoint that this process is to put into an archive, or to look after there. */
export interface ToArchive {
  readonly size: number
  readonly note: string
  readonly is_put: boolean
  readonly version: string | null
}

/** New checkpoints that are noted in one round. */
const NOTED_AT_ONCE = 1_000
/** A process that is at one has it for so many seconds. */
const CLAIM_SECONDS = 60

/**
 * Claims checkpoints that an archive has not, the newest first, `most` at most: of those that came
 * after the first that it was given, which is the newest of then. No other process gets them
 * meanwhile.
 */
export const claimToArchive = (
  database: Database,
  place: string,
  most: number,
): Promise<ToArchive[]> =>
  database.transaction(platform, async ({ db, finish }) => {
    const noted = sql`
      insert into log_archived (place, size)
      select ${place}, size
      from log_checkpoints
      where size > coalesce(
        (select max(size) from log_archived where place = ${place}),
        (select max(size) - 1 from log_checkpoints))
      order by size
      limit ${NOTED_AT_ONCE}
      on conflict do nothing`.execute(db)
    const claimed = finish(sql<ToArchive>`
      with open as materialized (
        select size as open_size
        from log_archived
        where place = ${place}
          and confirmed_at is null
          and (claimed_at is null
            or claimed_at <= clock_timestamp() - make_interval(secs => ${CLAIM_SECONDS}))
        order by size desc limit ${most} for update skip locked)
      update log_archived a
      set claimed_at = clock_timestamp()
      from open, log_checkpoints c
      where a.place = ${place} and a.size = open_size and c.size = a.size
      returning a.size::float8 as size, c.note, a.put_at is not null as is_put, a.version`)
    await noted
    return (await claimed).sort((one, other) => other.size - one.size)
  })

/** Notes that it stands there, and under which version. */
export const noteArchived = async (
  database: Database,
  place: string,
  size: number,
  version: string | null,
): Promise<void> => {
  await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update log_archived set put_at = clock_timestamp(), version = ${version}
      where place = ${place} and size = ${size} and put_at is null`),
  )
}

/** Notes that it was read back, and is locked: it is looked after no more. */
export const noteConfirmed = async (
  database: Database,
  place: string,
  size: number,
): Promise<void> => {
  await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update log_archived set confirmed_at = clock_timestamp()
      where place = ${place} and size = ${size}`),
  )
}

/** Gives up claims, so that the next round can try again. */
export const releaseToArchive = async (
  database: Database,
  place: string,
  sizes: readonly number[],
): Promise<void> => {
  await database.transaction(platform, ({ finish }) =>
    finish(sql`
      update log_archived set claimed_at = null
      where place = ${place} and size = any(${[...sizes]}::bigint[]) and confirmed_at is null`),
  )
}
