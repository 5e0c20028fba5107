import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Order } from '../../../../domain/order/order.ts'
import type { Instant } from '../../../../domain/time.ts'
import { Busy } from '../../database/busy.ts'
import type { Database, Scope } from '../../database/database.ts'
import type { OrderFilter } from './conditions.ts'
import { totalOf } from '../counts/figures.ts'
import { byIndex, lookThrough, searching } from './search.ts'
import { whereSought } from './where.ts'
import { databaseNow } from '../../database/clock.ts'
import { ready, textOf } from './ready.ts'
import { orderIn, storedOf, type StoredOrder } from '../stored-order.ts'

/**
 * Which orders a download has. `picked` narrows what is sought to these ids; `now` is the moment
 * that open orders are judged at, on every page the same.
 */
export interface DownloadQuery {
  readonly scope: Scope
  readonly sought: OrderFilter
  readonly picked: readonly string[] | null
  readonly now: Instant
}

/** Orders a page: so few at first, and so many where they turn out to be small. */
const PAGE = 200
const LARGE_PAGE = 500
/** Characters of a page that is not made larger. */
const PAGE_CHARACTERS = 1_000_000
/**
 * Ids found at one look, which may have to go through all that the client has: so many pages are
 * read by them before the next.
 */
const FOUND = 10_000
const MOST_TRIES = 5
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const where = ({ sought, picked, now }: DownloadQuery): RawBuilder<unknown> =>
  picked === null
    ? whereSought(sought, now)
    : sql`${whereSought(sought, now)} and id = any(${[...picked]}::uuid[])`

/**
 * The orders that are wanted as of now, and how many there are. `now` is the database's own where
 * it is null.
 */
export const wantedNow = async (
  database: Database,
  asked: Omit<DownloadQuery, 'now'>,
  now: Instant | null,
): Promise<DownloadQuery & { readonly total: number }> => {
  const scope = await searching(database, asked.scope, asked.sought)
  return database.transaction(scope, async (tx) => {
    const wanted: DownloadQuery = { ...asked, scope, now: now ?? (await databaseNow(tx)) }
    const { statement, name } =
      wanted.picked === null
        ? totalOf(wanted.scope, wanted.sought, wanted.now)
        : {
            statement: sql<{
              total: number
            }>`select count(*) as total from orders where ${where(wanted)}`,
            name: undefined,
          }
    // What has a name keeps its plan, and must not keep this one.
    const [, [counted]] = await Promise.all([
      name === undefined ? byIndex(tx) : null,
      tx.finish(statement, name),
    ])
    return { ...wanted, total: counted?.total ?? 0 }
  })
}

/**
 * What `select` says of each wanted order, newest first, in pages; no connection is held while a
 * page is being used.
 */
async function* pagesOf<R extends object>(
  database: Database,
  wanted: DownloadQuery,
  select: RawBuilder<unknown>,
  also: RawBuilder<unknown>,
  nextSize: (rows: readonly R[]) => number = () => PAGE,
): AsyncGenerator<R[]> {
  let size = PAGE
  const condition = sql`${where(wanted)} and ${also}`
  let before = LAST_ID
  for (;;) {
    const after = before
    const found = await withRetries(() =>
      lookThrough(
        database,
        wanted.scope,
        sql<{ id: string }>`
      select id
      from orders
      where ${condition} and id < ${after}::uuid
      order by id desc
      limit ${FOUND}`,
      ),
    )
    for (let from = 0; from < found.length;) {
      const ids = found.slice(from, from + size).map(({ id }) => id)
      from += ids.length
      // Asked again whether it is wanted: a slow reader may come to it much later.
      const rows = await withRetries(() =>
        lookThrough(
          database,
          wanted.scope,
          sql<R>`
        select ${select}
        from orders
        where client_id = app_client() and id = any(${ids}::uuid[]) and ${condition}
        order by id desc`,
        ),
      )
      size = nextSize(rows)
      if (rows.length > 0) yield rows
    }
    const last = found.at(-1)
    if (found.length < FOUND || !last) return
    before = last.id
  }
}

/** What has come half way is worth a little waiting. */
const withRetries = async <T>(read: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof Busy) || tries === MOST_TRIES) throw error
      await sleep(error.retry_after_seconds * 1_000)
    }
  }
}

/** So many orders as have about as many characters together as a page should. */
const sizeAfter = (orders: readonly StoredOrder[]): number => {
  const characters = orders.reduce((sum, { wire }) => sum + (wire?.length ?? 0), 0)
  const fitting = Math.floor((PAGE_CHARACTERS * orders.length) / Math.max(1, characters))
  return Math.min(LARGE_PAGE, Math.max(PAGE, fitting))
}

/** The wanted orders as the JSON of their answers, in pages, newest first. */
export async function* orderPages(
  database: Database,
  wanted: DownloadQuery,
): AsyncGenerator<string[]> {
  for await (const page of pagesOf<StoredOrder>(database, wanted, ready, sql`true`, sizeAfter))
    yield page.map(textOf)
}

/** The ids of the wanted orders, in pages, newest first. */
export const idPages = (
  database: Database,
  wanted: DownloadQuery,
): AsyncGenerator<{ readonly id: string }[]> => pagesOf(database, wanted, sql`id`, sql`true`)

/** An order's photos and papers, with what names of files are made of. */
export interface OrderPhotos {
  readonly id: string
  readonly identifier: string
  readonly client: string
  /** When it was received or rejected; null where its end has no time. */
  readonly ended_at: Instant | null
  readonly photos: Order['epod']['photos']
}

/**
 * The photos and papers of the wanted orders, in pages, newest orders first; of those that have
 * some, or `of_all`.
 */
export async function* photoPages(
  database: Database,
  wanted: DownloadQuery,
  of_all = false,
): AsyncGenerator<OrderPhotos[]> {
  const having = of_all ? sql`true` : sql`has_attachments`
  for await (const page of pagesOf<StoredOrder>(database, wanted, storedOf(), having))
    yield page.map((row) => photosOf(orderIn(row)))
}

const photosOf = ({ _id, identifier, client, delivery_time, epod }: Order): OrderPhotos => ({
  id: _id,
  identifier,
  client,
  ended_at: delivery_time ?? epod.reject.rejected_At,
  photos: epod.photos,
})
