import type { Tx } from '../stores/database/database.ts'
import { withAddedAt } from '../stores/orders/added-at.ts'
import { appendOrders, type Appended, type Beside } from '../stores/orders/append.ts'
import { changedOrders, type NewBatch, type OrderChange } from '../stores/orders/order-batch.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'

/**
 * Bulk write: puts what was decided on many held orders on record, in one statement, with the
 * messages that leave because of it.
 */
export const changeMany = async (
  tx: Tx,
  client_id: string,
  changes: readonly OrderChange[],
  messages: readonly QueuedMessage[] = [],
): Promise<void> => {
  if (changes.length + messages.length > 0)
    await appendOrders(
      tx,
      client_id,
      changedOrders(await Promise.all(changes.map((change) => withAddedAt(tx, change)))),
      { messages },
    )
}

/**
 * Bulk write of new orders, leaving out those whose number the account already has; answers the ids
 * that were added. Their names are remembered where one was, of these or of those `beside` which
 * were written before.
 */
export const addMany = async (
  tx: Tx,
  client_id: string,
  batch: NewBatch,
  beside: Pick<Beside, 'is_last' | 'is_any_added'> = {},
): Promise<ReadonlySet<string>> => (await appendOrders(tx, client_id, batch, beside)).ids

/**
 * Bulk write of the new orders of an import while it is open, which is noted with what it wrote,
 * and COMMIT: all in one round trip, so that the engine never waits between.
 */
export const addManyOfImport = (
  tx: Tx,
  client_id: string,
  import_id: string,
  batch: NewBatch,
): Promise<Appended> => appendOrders(tx, client_id, batch, { import_id, is_last: true })
