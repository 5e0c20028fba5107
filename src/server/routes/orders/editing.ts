import { editOrder } from '../../../contract/orders/orders.ts'
import type { Deps } from '../../deps.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { editOnce } from '../../orders/edit-order.ts'
import { requireAction } from '../../permission.ts'

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
        const { body, caller } = request
        if (body.import_id !== undefined) requireAction(deps, caller, 'bulk_upload')
        const { code, answer } = await editOnce(deps, caller, body, onceOf(request))
        return reply.code(code).send(answer)
      },
    })
  }
