import type { ReceiptStatus } from '../../../../domain/messages/receipt.ts'
import type { GenericSmsSettings } from '../../../message-provider-settings.ts'
import { textAt } from '../ask-provider.ts'
import {
  headerOf,
  hmac,
  jsonOf,
  listOf,
  ourId,
  sameText,
  shortText,
  theirId,
  type Callback,
  type CallbackReader,
} from './receipt.ts'

const toldBy = (call: Callback): unknown =>
  call.content_type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(call.body.toString('utf8')))
    : jsonOf(call)

/**
 * Calls of any provider: JSON or a form, signed by HMAC-SHA256 in hex over the body
 * (`X-Signature`, with or without `sha256=`); where id and status are, and what its words mean, the
 * operator says. The id may be ours, for a provider that takes it along.
 */
export const genericCallbacks = ({
  callback_secret,
  request: { receipt },
}: GenericSmsSettings): CallbackReader => ({
  isSigned: (call) =>
    callback_secret !== undefined &&
    sameText(
      headerOf(call, 'x-signature')
        .replace(/^sha256=/, '')
        .toLowerCase(),
      hmac('sha256', callback_secret, call.body, 'hex'),
    ),
  read: (call) => {
    const told = toldBy(call)
    if (typeof told !== 'object' || told === null) return null
    const statusOf = (word: string): ReceiptStatus | null =>
      (['delivered', 'read', 'failed'] as const).find((one) => receipt[one].includes(word)) ?? null
    return {
      receipts: listOf(told).flatMap((one) => {
        const [id, word] = [textAt(one, receipt.id), textAt(one, receipt.status)]
        const status = statusOf(word)
        if (id === '' || status === null) return []
        const error = status === 'failed' ? shortText(`http ${word}`) : null
        return [
          { provider: 'http', ours: ourId(id), theirs: theirId(id), status, error, why: null },
        ]
      }),
      replies: [],
    }
  },
})
