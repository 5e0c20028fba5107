import * as calls from '../../../contract/messages/outbox.ts'
import { nationalPhone, internationalPhone } from '../../../domain/contact.ts'
import { whyNotAgain } from '../../../domain/messages/again.ts'
import { lifeOf } from '../../../domain/messages/life.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { dayBounds } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, reasonsOnAnswer } from '../../errors.ts'
import { carriedBy } from '../../gateways/messages/configured.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { repeatMessage } from '../../orders/repeat-message.ts'
import { requireAction, requireAdministered } from '../../permission.ts'
import { shownMessages } from '../../shown-message.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import {
  ledgerMessages,
  wholeMessage,
  type LedgerQuery,
  type WholeEntry,
} from '../../stores/messages/ledger.ts'

/** The account's messages and what became of them, for administrators (MESG-01, SHAR-05). */
export const outboxRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    const channels = carriedBy(deps.settings)
    const shown = shownMessages(deps, channels)

    app.route({
      ...calls.listOutbox,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'outbox')
        const asked = askedOf(query, caller.policy)
        const found = await ledgerMessages(database, scopeOf(caller.viewer), asked, channels)
        return { status: true, message: sentence('ok'), result: found.map(shown) }
      },
    })

    app.route({
      ...calls.getMessage,
      handler: async ({ caller, params: { id } }) => {
        requireAction(deps, caller, 'outbox')
        const found = await wholeMessage(database, scopeOf(caller.viewer), id, channels)
        if (!found) throw notFound()
        return {
          status: true,
          message: sentence('ok'),
          result: {
            message: shown(found),
            currency: deps.settings.providers.currency,
            rows: lifeOf(livedOf(found)),
            kept: reasonsOnAnswer(whyNotAgain(found, channels)),
          },
        }
      },
    })

    app.route({
      ...calls.repeatMessage,
      handler: async (request) => {
        const { caller, params } = request
        // Who may read the ledger alone changes nothing in it.
        const { desk, scope } = await requireAdministered(
          deps,
          caller,
          caller.viewer.client,
          'change',
        )
        const id = await answerOnce(
          deps,
          desk,
          onceOf(request),
          (tx) => repeatMessage(deps, caller, params.id, tx),
          scope,
        )
        return { status: true, message: sentence('message_again'), result: { id } }
      },
    })
  }

/** The question as the ledger is asked: days of the client's zone, a contact in each form. */
const askedOf = (
  { before, state, channel, event, order_id, identifier, recipient, from, to }: calls.LedgerAsked,
  { time_zone, phones }: Policy,
): LedgerQuery => ({
  before: before ?? null,
  states: state === undefined ? null : state === 'dead' ? ['failed', 'expired'] : [state],
  channel: channel ?? null,
  event: event ?? null,
  order_id: order_id ?? null,
  identifier: identifier ?? null,
  recipients: recipient === undefined ? null : formsOf(recipient, phones),
  from: from === undefined ? null : dayBounds(from, from, time_zone).$gte,
  until: to === undefined ? null : dayBounds(to, to, time_zone).$lte,
})

const formsOf = (typed: string, phones: Policy['phones']): string[] => {
  const kept = nationalPhone(typed, phones)
  return [...new Set([typed, ...(kept === null ? [] : [kept, internationalPhone(kept, phones)])])]
}

const livedOf = ({ others, ...message }: WholeEntry): Parameters<typeof lifeOf>[0] => {
  const other = (id: string | null) => others.find((one) => one.id === id) ?? null
  const { instead_of, again_of, followed_by, again_by } = message
  return {
    ...message,
    instead_of: other(instead_of),
    again_of: other(again_of),
    followed_by: other(followed_by),
    again_by: other(again_by),
  }
}
