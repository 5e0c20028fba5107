import { listOrderMessages } from '../../../contract/messages/order-messages.ts'
import { maskedRecipient } from '../../../domain/messages/masked-recipient.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Routes } from '../../http/routes.ts'
import { readAndCacheOrder } from '../../orders/order-cache.ts'
import { requireAction } from '../../permission.ts'
import { shownArrival } from '../../shown-message.ts'
import { withheldOf } from '../../shown-order.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { messagesOfOrder } from '../../stores/messages/ledger.ts'

/** Who was told what of an order, for the client's own desk (SHAR-06, MESG-01). */
export const orderMessagesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...listOrderMessages,
      handler: async ({ caller, params: { id }, query: { before } }) => {
        requireAction(deps, caller, 'messages')
        const { viewer } = caller
        const [order, found] = await Promise.all([
          readAndCacheOrder(deps, viewer, id),
          messagesOfOrder(deps.database, scopeOf(viewer), id, before ?? null),
        ])
        if (!order) throw notFound()
        const isMasked = withheldOf(caller).includes('contacts')
        return {
          status: true,
          message: sentence('ok'),
          result: found.map((row) => {
            const told = shownArrival(row)
            return isMasked ? { ...told, recipient: maskedRecipient(told.recipient) } : told
          }),
        }
      },
    })
  }
