import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import type { editBody, EditedGiven } from '../../contract/orders/orders.ts'
import { contactChangeNotices } from '../../domain/order/entry/contact-change.ts'
import type { Order } from '../../domain/order/order.ts'
import { replacedParties } from '../../domain/order/parties/replaced-parties.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { onAnswer, reasonsOnAnswer, RefusedOn } from '../errors.ts'
import { shownOrder } from '../shown-order.ts'
import { noteWritten } from '../stores/imports/imports.ts'
import { editsSince } from '../stores/log/event-log.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'
import type { IdempotencyKey } from '../stores/requests/idempotency.ts'
import { execute } from './execute.ts'
import { requireOpenImport } from './import-batch.ts'

/** The answer of POST /edit_epod with its HTTP code. */
interface EditAnswer {
  readonly code: 200 | 409
  readonly answer: EditedGiven
}

/**
 * Edits one order, under its key once. Where somebody else has changed it since `rev`, or nothing
 * of it may be edited any more, 409 has the order as it is now (EDIT-05). Throws Refused otherwise.
 */
export const editOnce = async (
  deps: Deps,
  caller: Caller,
  { _id, rev, import_id, ...edit }: z.output<typeof editBody>,
  once: IdempotencyKey | null,
): Promise<EditAnswer> => {
  try {
    const answer = await execute(deps, {
      caller,
      order_id: _id,
      once,
      device_time: null,
      loadContext: async (tx, { order }) => {
        if (import_id !== undefined) await requireOpenImport(tx, import_id)
        return rev !== undefined && rev < order.rev ? editsSince(tx, _id, rev) : []
      },
      commands: (_held, unseen) => [{ type: 'edit', edit, rev: rev ?? null, unseen }],
      messages: ({ before, order }) => noticesOf(before, order, caller),
      ...(import_id !== undefined && {
        writeInTransaction: (tx, { order }) =>
          noteWritten(tx, caller.viewer.client_id, import_id, [_id], order.rev),
      }),
      answer: ({ before, order }) => ({
        status: true,
        message: sentence(editedSaid(before, order)),
        result: shownOrder(caller, order),
      }),
    })
    return { code: 200, answer }
  } catch (error) {
    if (!(error instanceof RefusedOn) || error.code !== 409) throw error
    return {
      code: 409,
      answer: {
        status: false,
        message: error.said,
        errors: onAnswer(error.errors),
        reasons: reasonsOnAnswer(error.reasons),
        result: shownOrder(caller, error.order),
      },
    }
  }
}

/** Whoever was to be told so far hears that somebody else is told from now on. */
const noticesOf = (before: Order, after: Order, { client_name }: Caller): QueuedMessage[] =>
  after.epod.contact_changed_at === before.epod.contact_changed_at
    ? []
    : contactChangeNotices(before, after, client_name).map((notice) => ({
        ...notice,
        id: randomUUIDv7(),
        order_id: after._id,
        kind: 'notice',
        secret: null,
        expires_at: null,
      }))

/** Whoever replaces a contact hears that the links of before ended, and shares anew (LINK-01). */
const editedSaid = (before: Order, after: Order): 'order_edited' | 'order_edited_anew' =>
  replacedParties(before, after).length > 0 ? 'order_edited_anew' : 'order_edited'
