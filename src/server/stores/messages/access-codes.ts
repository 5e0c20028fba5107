import { sql } from 'kysely'
import type { AccessCode } from '../../../domain/order/parties/access-code.ts'
import type { LinkParty } from '../../../domain/policy/viewer.ts'
import type { Instant } from '../../../domain/time.ts'
import type { Tx } from '../database/database.ts'
import { insertMessages, type QueuedMessage } from '../orders/lock.ts'

/** A code with its id. */
export type KeptCode = AccessCode & { readonly id: string }

/** The newest ten codes of an order's page, newest first. */
export const recentCodes = async (
  { db }: Tx,
  order_id: string,
  party: LinkParty,
): Promise<KeptCode[]> => {
  const { rows } =
    await sql<KeptCode>`select id, hash, created_at, expires_at, tries, used_at from access_codes
    where client_id = app_client() and order_id = ${order_id} and party = ${party}
    order by created_at desc, id desc
    limit 10`.execute(db)
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

/** Notes what became of a try; ends the transaction. */
export const noteTry = ({ finish }: Tx, id: string, used_at: Instant | null): Promise<unknown> =>
  finish(
    sql`
      update access_codes
      set tries = tries + ${used_at === null ? 1 : 0}, used_at = ${used_at}
      where client_id = app_client() and id = ${id}`,
  )
