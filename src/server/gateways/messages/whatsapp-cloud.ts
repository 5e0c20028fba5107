import type { WhatsAppSettings } from '../../message-provider-settings.ts'
import { askProvider, needsPhone, refuseByStatus, textAt, waitIn } from './ask-provider.ts'
import {
  limitOf,
  TooFast,
  Undeliverable,
  Unreachable,
  type Gateway,
  type RegisteredTemplate,
  type WhyUndeliverable,
} from './messages.ts'

/** Codes that speak of the message or its receiver, so that it cannot be sent this way. */
const final: Readonly<Record<string, WhyUndeliverable>> = {
  '100': 'refused',
  '130472': 'refused',
  '130497': 'refused',
  '131008': 'refused',
  '131009': 'refused',
  '131021': 'wrong_number',
  '131026': 'wrong_number',
  '131047': 'refused',
  '131049': 'refused',
  '131050': 'opted_out',
  '131051': 'refused',
  '132000': 'refused',
  '132001': 'refused',
  '132005': 'refused',
  '132007': 'refused',
  '132012': 'refused',
  '132015': 'refused',
  '132016': 'refused',
}
/** Limits of the app or of the account. */
const limited = new Set(['4', '80007'])
/** Limits of the number that sends, which one client may have for itself. */
const senderLimited = new Set(['130429', '131048', '133016'])
/** Too many to this one receiver. */
const PAIR_LIMITED = '131056'
/** Faults of the platform itself. */
const passing = new Set(['1', '2', '131000', '131016', '131057', '133004'])

/** What is wrong with a message by a code of WhatsApp; null where it says nothing of a message. */
export const whyOfWhatsApp = (code: string): WhyUndeliverable | null => final[code] ?? null

/**
 * WhatsApp by Meta's Cloud API: `POST /{version}/{phone number id}/messages` with a bearer token.
 * Whoever has not written within a day may be sent approved templates alone. Our own id goes as
 * `biz_opaque_callback_data`, and comes back with each receipt.
 */
export const whatsAppGateway = ({
  url,
  version,
  token,
  phone_number_id,
  limits,
}: WhatsAppSettings): Gateway => ({
  name: 'whatsapp',
  limits,
  send: async (message, cut) => {
    needsPhone(message)
    const { template } = message
    if (!template) throw new Undeliverable('no template is registered for this message at WhatsApp')
    const answer = await askProvider(
      `${url}/${version}/${message.sender ?? phone_number_id}/messages`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: message.recipient.slice(1),
          type: 'template',
          template: {
            name: template.id,
            language: { code: template.language },
            components: componentsOf(template),
          },
          biz_opaque_callback_data: message.id,
        }),
      },
      cut,
    )
    const { status, headers, json } = answer
    const wamid = textAt(json, 'messages.0.id')
    if (status < 300 && wamid !== '') return { provider_id: wamid }
    // The code alone counts: one status has many meanings.
    const code = textAt(json, 'error.code')
    const details = textAt(json, 'error.error_data.details') || textAt(json, 'error.message')
    const said = `whatsapp ${status} ${code} ${details}`.trim()
    const why = final[code]
    if (why) throw new Undeliverable(said, { why })
    if (limited.has(code)) throw new TooFast(said, waitIn(headers, 10_000))
    if (senderLimited.has(code)) throw new TooFast(said, waitIn(headers, 10_000), limitOf(message))
    if (code === PAIR_LIMITED) throw new TooFast(said, 6_000, 'message')
    if (passing.has(code)) throw new Unreachable(said)
    if (code === '') refuseByStatus(answer, said)
    throw new Error(said)
  },
})

/** WhatsApp takes no line breaks, tabs or runs of blanks in a value. */
const parameter = (text: string) => ({
  type: 'text',
  text: text.replace(/\s+/g, ' ').trim() || '-',
})

const componentsOf = ({ values, path }: RegisteredTemplate): unknown[] => [
  ...(values.length === 0
    ? []
    : [{ type: 'body', parameters: values.map(({ value }) => parameter(value)) }]),
  ...(path === null
    ? []
    : [{ type: 'button', sub_type: 'url', index: '0', parameters: [parameter(path)] }]),
]
