import type { ReceiptStatus } from '../../../../domain/messages/receipt.ts'
import type { WhatsAppSettings } from '../../../message-provider-settings.ts'
import { textAt, valueAt } from '../ask-provider.ts'
import { whyOfWhatsApp } from '../whatsapp-cloud.ts'
import {
  headerOf,
  hmac,
  jsonOf,
  listOf,
  ourId,
  sameText,
  shortText,
  theirId,
  type CallbackReader,
  type ProviderReceipt,
  type ProviderReply,
} from './receipt.ts'

const statuses: Readonly<Record<string, ReceiptStatus>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  played: 'read',
  failed: 'failed',
}

const receiptOf = (told: unknown): ProviderReceipt[] => {
  const word = textAt(told, 'status')
  const status = Object.hasOwn(statuses, word) ? statuses[word] : undefined
  const theirs = textAt(told, 'id')
  if (status === undefined || theirs === '') return []
  const code = textAt(told, 'errors.0.code')
  const details = textAt(told, 'errors.0.error_data.details') || textAt(told, 'errors.0.title')
  return [
    {
      provider: 'whatsapp',
      ours: ourId(textAt(told, 'biz_opaque_callback_data')),
      theirs: theirId(theirs),
      status,
      error: status === 'failed' ? shortText(`whatsapp failed ${code} ${details}`) : null,
      why: status === 'failed' ? whyOfWhatsApp(code) : null,
    },
  ]
}

const replyOf = (told: unknown, to: string): ProviderReply[] => {
  const from = textAt(told, 'from')
  const text = textAt(told, 'text.body') || textAt(told, 'button.text')
  return /^\d{7,15}$/.test(from) && text !== ''
    ? [{ provider: 'whatsapp', from: `+${from}`, to, text }]
    : []
}

/**
 * Calls of Meta: JSON, signed by HMAC-SHA256 with the app's secret over the body as it came
 * (`X-Hub-Signature-256`). One may tell of many messages, of several numbers.
 */
export const whatsAppCallbacks = ({ app_secret }: WhatsAppSettings): CallbackReader => ({
  isSigned: (call) =>
    app_secret !== undefined &&
    sameText(
      headerOf(call, 'x-hub-signature-256'),
      `sha256=${hmac('sha256', app_secret, call.body, 'hex')}`,
    ),
  read: (call) => {
    const told = jsonOf(call)
    if (typeof told !== 'object' || told === null) return null
    const values = listOf(valueAt(told, 'entry')).flatMap((entry) =>
      listOf(valueAt(entry, 'changes')).map((change) => valueAt(change, 'value')),
    )
    return {
      receipts: values.flatMap((value) => listOf(valueAt(value, 'statuses')).flatMap(receiptOf)),
      replies: values.flatMap((value) =>
        listOf(valueAt(value, 'messages')).flatMap((message) =>
          replyOf(message, textAt(value, 'metadata.phone_number_id')),
        ),
      ),
    }
  },
})

/** What answers Meta's question whether this address is ours: the challenge; null for others. */
export const challengeOf = (
  search: string,
  { verify_token }: Pick<WhatsAppSettings, 'verify_token'>,
): string | null => {
  const asked = new URLSearchParams(search)
  const challenge = asked.get('hub.challenge') ?? ''
  return verify_token !== undefined &&
    asked.get('hub.mode') === 'subscribe' &&
    sameText(asked.get('hub.verify_token') ?? '', verify_token) &&
    /^[\w.-]{1,200}$/.test(challenge)
    ? challenge
    : null
}
