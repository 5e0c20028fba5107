import { randomUUIDv7 } from 'node:crypto'
import { editOrder } from '../../../contract/orders/orders.ts'
import { contactChangeNotices } from '../../../domain/order/entry/contact-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import { replacedParties } from '../../../domain/order/parties/replaced-parties.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { onAnswer, reasonsOnAnswer, Refused } from '../../errors.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { execute } from '../../orders/execute.ts'
import { requireOpenImport } from '../../orders/import-batch.ts'
import { requireAction } from '../../permission.ts'
import { shownOrder } from '../../shown-order.ts'
import { editsSince } from '../../stores/log/event-log.ts'
import { noteWritten } from '../../stores/imports/imports.ts'

/**
 * An order's fields changed by people; two who change the same order at once see each other's
 * values (EDIT-05).
 */
export const editingRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...editOrder,
      handler: async (request, reply) => {
        const {
          body: { _id, rev, import_id, ...edit },
          caller,
        } = request
        if (import_id !== undefined) requireAction(deps, caller, 'bulk_upload')
        const held: Order[] = []
        try {
          return await execute(deps, {
            caller,
            order_id: _id,
            once: onceOf(request),
            device_time: null,
            loadContext: async (tx, { order }) => {
              if (import_id !== undefined) await requireOpenImport(tx, import_id)
              return rev !== undefined && rev < order.rev ? editsSince(tx, _id, rev) : []
            },
            commands: ({ order }, unseen) => {
              held.push(order)
              return [{ type: 'edit', edit, rev: rev ?? null, unseen }]
            },
            messages: (order) => {
              const [before] = held
              return before === undefined ||
                order.epod.contact_changed_at === before.epod.contact_changed_at
                ? []
                : contactChangeNotices(before, order, caller.client_name).map((notice) => ({
                    ...notice,
                    id: randomUUIDv7(),
                    order_id: _id,
                    kind: 'notice',
                    secret: null,
                    expires_at: null,
                  }))
            },
            ...(import_id !== undefined && {
              writeInTransaction: (tx, events) =>
                noteWritten(
                  tx,
                  caller.viewer.client_id,
                  import_id,
                  [_id],
                  (held[0]?.rev ?? 0) + events.length,
                ),
            }),
            answer: (order) => ({
              status: true,
              message: sentence(editedSaid(held[0] ?? order, order)),
              result: shownOrder(caller, order),
            }),
          })
        } catch (error) {
          const [now] = held
          if (!(error instanceof Refused) || error.code !== 409 || !now) throw error
          return reply.code(409).send({
            status: false,
            message: error.said,
            errors: onAnswer(error.errors),
            reasons: reasonsOnAnswer(error.reasons),
            result: shownOrder(caller, now),
          })
        }
      },
    })
  }

/** Whoever replaces a contact hears that the links of before ended, and shares anew (LINK-01). */
const editedSaid = (before: Order, after: Order): 'order_edited' | 'order_edited_anew' =>
  replacedParties(before, after).length > 0 ? 'order_edited_anew' : 'order_edited'
