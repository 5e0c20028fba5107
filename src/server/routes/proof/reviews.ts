import { proofVersions, remarkItems, reviewOrder } from '../../../contract/proof/reviews.ts'
import { proofOnWire } from '../../../domain/order/on-wire.ts'
import { redactedProof } from '../../../domain/order/redacted.ts'
import { versionsOf } from '../../../domain/order/proof/versions.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { execute } from '../../orders/execute.ts'
import { requireAction } from '../../permission.ts'
import { shownOrder, withheldOf } from '../../shown-order.ts'
import { wholeLog } from '../../stores/log/event-log.ts'

/** What is said of a proof once it is given, and of single items. */
export const reviewsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...reviewOrder,
      handler: (request) => {
        const {
          caller,
          body: { order_id, is_approved, reason },
        } = request
        return execute(deps, {
          caller,
          order_id,
          once: onceOf(request),
          device_time: null,
          commands: () => [{ type: 'review', is_approved, reason }],
          answer: ({ order }) => ({
            status: true,
            message: is_approved ? sentence('order_approved') : sentence('order_disapproved'),
            result: shownOrder(caller, order),
          }),
        })
      },
    })
    app.route({
      ...proofVersions,
      handler: async ({ caller, params: { id } }) => {
        requireAction(deps, caller, 'view_order')
        const events = await wholeLog(deps.database, scopeOf(caller.viewer), id)
        if (!events) throw notFound()
        const withheld = withheldOf(caller)
        return {
          status: true,
          message: sentence('ok'),
          result: versionsOf(events).map((version) => ({
            ...version,
            epod: redactedProof(proofOnWire(version.epod), withheld),
          })),
        }
      },
    })
    app.route({
      ...remarkItems,
      handler: (request) => {
        const {
          caller,
          params: { id },
          body: { remarks },
        } = request
        return execute(deps, {
          caller,
          order_id: id,
          once: onceOf(request),
          device_time: null,
          commands: () => [{ type: 'item_remark', remarks }],
          answer: ({ order }) => ({
            status: true,
            message: sentence('item_remarks_saved'),
            result: shownOrder(caller, order),
          }),
        })
      },
    })
  }
