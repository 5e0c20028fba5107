import { listOutbox } from '../../contract/outbox.ts'
import { messageWords } from '../../domain/words/messages.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { gatewaysFrom } from '../gateways/configured.ts'
import { channelsOf, OTP_PLACEHOLDER } from '../gateways/messages.ts'
import { requireAction } from '../permission.ts'
import { listMessages, type OutboxMessage } from '../stores/messages/outbox.ts'
import type { Routes } from '../http/routes.ts'

/** The account's messages and what became of them, for administrators. */
export const outboxRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    // Sealed with a secret that is gone, it is of no use to anybody any more.
    const unsealed = (secret: string): string => {
      try {
        return deps.keys.unseal(secret)
      } catch {
        return messageWords.otpMasked
      }
    }
    const channels = channelsOf(gatewaysFrom(deps.settings))
    // Where nobody carries a message, this page is the only place to read its code, that of a link
    // for a new password among them: administrators alone see the page.
    const bodyOf = ({ body, secret, carried }: OutboxMessage): string =>
      body.replaceAll(OTP_PLACEHOLDER, () =>
        secret === null || carried ? messageWords.otpMasked : unsealed(secret),
      )
    app.route({
      ...listOutbox,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'outbox')
        const messages = await listMessages(
          deps.database,
          caller.viewer,
          query.before ?? null,
          channels,
        )
        return {
          status: true,
          message: sentence('ok'),
          result: messages.map(({ secret, carried, ...message }) => ({
            ...message,
            body: bodyOf({ ...message, secret, carried }),
          })),
        }
      },
    })
  }
