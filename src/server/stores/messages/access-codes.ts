import { sql } from 'kysely'
import { mostCodesADay, type AccessCode } from '../../../domain/order/parties/access-code.ts'
import type { LinkParty } from '../../../domain/policy/viewer.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Tx } from '../database/database.ts'
import { insertMessages, type QueuedMessage } from './queue.ts'

/** A code with its id. */
export type KeptCode = AccessCode & { readonly id: string }

/** The newest codes of an order's page, newest first: as many as there can be in a day. */
export const recentCodes = async (
  { db }: Tx,
  order_id: string,
  party: LinkParty,
): Promise<KeptCode[]> => {
  const { rows } = await sql<KeptCode>`
    select id, hash, created_at, expires_at, tries, tries_from, asked_from, used_at, used_under
    from access_codes
    where client_id = app_client() and order_id = ${order_id} and party = ${party}
    order by created_at desc, id desc
    limit ${mostCodesADay}`.execute(db)
  return rows
}

/** A code to be kept. */
export interface NewCode {
  readonly id: string
  readonly order_id: string
  readonly party: LinkParty
  readonly hash: string
  readonly created_at: Instant
  readonly expires_at: Instant
  readonly asked_from: string
}

/** Keeps a code and queues the messages that carry it; ends the transaction. */
export const addCode = (
  { db, finish }: Tx,
  client_id: string,
  code: NewCode,
  messages: readonly QueuedMessage[],
): Promise<unknown> =>
  Promise.all([
    db
      .insertInto('access_codes')
      .values({ ...code, client_id, used_at: null })
      .execute(),
    finish(insertMessages(client_id, messages)),
  ])

/**
 * Notes what became of a try that came from this network; `used` where it opened the page: when,
 * and for which request. Ends the transaction.
 */
export const noteTry = (
  { finish }: Tx,
  id: string,
  network: string,
  used: { readonly at: Instant; readonly under: string | null } | null,
): Promise<unknown> => {
  const wrong = used === null ? 1 : 0
  return finish(
    sql`
      update access_codes
      set tries = tries + ${wrong},
        used_at = coalesce(used_at, ${used?.at ?? null}),
        used_under = coalesce(used_under, ${used?.under ?? null}),
        tries_from = tries_from || jsonb_build_object(${network}::text,
          coalesce((tries_from ->> ${network}::text)::int, 0) + ${wrong}::int)
      where client_id = app_client() and id = ${id}`,
  )
}
