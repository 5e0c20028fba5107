import { usualValues } from '../../../contract/orders/usual.ts'
import { redactedSpocs } from '../../../domain/order/redacted.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { withheldOf } from '../../shown-order.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { latestOrderWith, usualEta } from '../../stores/orders/lists/usual.ts'

/** What a form fills in by itself, for whoever adds orders (DESK-07). */
export const usualRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...usualValues,
      handler: async ({ caller, query: { truck_number, source, destination } }) => {
        requireAction(deps, caller, 'add_order')
        const { database } = deps
        const [scope, { now }] = [scopeOf(caller.viewer), clockFor(deps, caller)]
        const [trip, delivery, eta_hrs] = await Promise.all([
          latestOrderWith(database, scope, 'truck_number', truck_number, now),
          latestOrderWith(database, scope, 'destination_name', destination, now),
          usualEta(database, scope, { source, destination }, now),
        ])
        return {
          status: true,
          message: sentence('ok'),
          result: {
            driver: trip && { name: trip.driver.name, contact: trip.driver.contact },
            destination: delivery && {
              ...delivery.destination,
              spocs: redactedSpocs(delivery.spocs, withheldOf(caller)),
            },
            eta_hrs,
          },
        }
      },
    })
  }
