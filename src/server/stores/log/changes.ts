import { sql } from 'kysely'
import { platform } from '../database/scope.ts'
import type { Database } from '../database/database.ts'
import { LAST_POSITION, type Cursor } from './cursor.ts'

const digits = (number: string): string => BigInt(number).toString(16).padStart(16, '0')
const numberIn = (hex: string): string => String(BigInt(`0x${hex}`))

/** A place of the log in this database: texts that sort as the places do. */
export const positionOf = (epoch: string, { txid, position }: Cursor): string =>
  `${epoch}${digits(txid)}${digits(position)}`

/** The place that a position names; null for one that this database cannot have given. */
export const cursorIn = (epoch: string, position: string): Cursor | null => {
  if (!position.startsWith(epoch)) return null
  const cursor = { txid: numberIn(position.slice(16, 32)), position: numberIn(position.slice(32)) }
  return BigInt(cursor.position) > BigInt(LAST_POSITION) ? null : cursor
}

/** What tells this database's places from those of another: 16 digits, hex. */
export const feedEpoch = async (database: Database): Promise<string> => {
  const [row] = await database.read(
    platform,
    () => sql<{ epoch: string }>`
      select left(replace(epoch::text, '-', ''), 16) as epoch from feed_epoch`,
    'feed_epoch',
  )
  if (!row) throw new Error('a database has an epoch')
  return row.epoch
}
