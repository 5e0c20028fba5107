import { sql } from 'kysely'
import type { Photo } from '../../../domain/order/order.ts'
import { bandsOf, MOST_APART, nearBand } from '../../../domain/order/photos/picture-hash.ts'
import type { Tx } from '../database/database.ts'

/** A file by what tells the same picture: its bytes, and where it shows enough, how it looks. */
export interface PictureOf {
  readonly digest: string
  readonly hash: string | null
}

/** A file that is looked for: what tells the same picture, and how it looks when it is turned. */
export interface PictureSought extends PictureOf {
  readonly turned: readonly string[]
}

/** By digest, where each of some files was seen first; those that are new are not in it. */
export type SeenOn = ReadonlyMap<string, NonNullable<Photo['seen_on']>>

/**
 * Where else in the account these pictures have been used first. Others who ask wait until this
 * transaction ends: of two that come at once, one is the second.
 */
export const seenOn = async (
  { db }: Tx,
  order_id: string,
  files: readonly PictureSought[],
): Promise<SeenOn> => {
  const held =
    sql`select pg_advisory_xact_lock(hashtextextended('pictures ' || app_client(), 0))`.execute(db)
  const looked = files.map(async ({ digest, hash, turned }) => {
    const looks = [digestIs(digest), ...[hash ?? [], turned].flat().map(looksAlike)]
    const {
      rows: [first],
    } = await sql<{ order_id: string; digest: string }>`
      select order_id, digest
      from pictures
      where client_id = app_client() and order_id <> ${order_id}
        and (${sql.join(looks, sql` or `)})
      order by at, digest limit 1`.execute(db)
    return first ? [[digest, first] as const] : []
  })
  const [, found] = await Promise.all([held, Promise.all(looked)])
  return new Map(found.flat())
}

const digestIs = (digest: string) => sql`digest = ${digest}`

const looksAlike = (hash: string) =>
  sql`(${near(hash)} and bit_count(hash # ${hash}::bit(64)) <= ${MOST_APART})`

/** May this be it, as far as an index can tell? */
const near = (hash: string) =>
  sql`(${sql.join(
    bandsOf(hash).map(
      (band, at) => sql`${sql.ref(`band_${at + 1}`)} = any(${nearBand(band)}::integer[])`,
    ),
    sql` or `,
  )})`

/**
 * Writes down the pictures of an order, so that they are found on others; what is known of it stays
 * as it is.
 */
export const recordPictures = async (
  { db }: Tx,
  client_id: string,
  order_id: string,
  files: readonly PictureOf[],
): Promise<void> => {
  const rows = files.map(({ digest, hash }) => {
    const [band_1, band_2, band_3, band_4] =
      hash === null ? [null, null, null, null] : bandsOf(hash)
    return { client_id, order_id, digest, hash, band_1, band_2, band_3, band_4 }
  })
  await db
    .insertInto('pictures')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
}
