import type { ReceiptStatus } from '../../../../domain/messages/receipt.ts'
import type { TwilioSettings } from '../../../message-provider-settings.ts'
import type { WhyUndeliverable } from '../messages.ts'
import {
  headerOf,
  hmac,
  ourId,
  sameText,
  shortText,
  theirId,
  type Callback,
  type CallbackReader,
} from './receipt.ts'

const statuses: Readonly<Record<string, ReceiptStatus>> = {
  accepted: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}

/** Codes of failures that speak of the receiver. */
const whys: Readonly<Record<string, WhyUndeliverable>> = {
  '21610': 'opted_out',
  '30005': 'wrong_number',
  '30006': 'wrong_number',
}

/** The address that was called, and behind it each field of the form with its value, by name. */
const signedText = (address: string, form: URLSearchParams): string =>
  [...new Set(form.keys())]
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
    .reduce((text, part) => text + part, address)

const formOf = ({ body }: Pick<Callback, 'body'>): URLSearchParams =>
  new URLSearchParams(body.toString('utf8'))

/**
 * Calls of Twilio: forms, signed by HMAC-SHA1 with the account's token over the whole public
 * address and the fields (`X-Twilio-Signature`).
 */
export const twilioCallbacks = (
  { auth_token, account_sid }: TwilioSettings,
  public_url: string,
): CallbackReader => ({
  isSigned: (call) => {
    const text = signedText(`${public_url}/callbacks/twilio${call.search}`, formOf(call))
    return sameText(headerOf(call, 'x-twilio-signature'), hmac('sha1', auth_token, text, 'base64'))
  },
  read: (call) => {
    const form = formOf(call)
    const account = form.get('AccountSid')
    if (account !== null && account !== account_sid) return { receipts: [], replies: [] }
    const sid = form.get('MessageSid') ?? form.get('SmsSid') ?? ''
    const word = form.get('MessageStatus') ?? form.get('SmsStatus') ?? ''
    const [from, text] = [form.get('From'), form.get('Body')]
    if (word === 'received' || (word === '' && text !== null))
      return {
        receipts: [],
        replies:
          from === null
            ? []
            : [
                {
                  provider: 'twilio',
                  from,
                  to: form.get('To') ?? '',
                  // It says itself what it took a word for.
                  text: form.get('OptOutType') ?? text ?? '',
                },
              ],
      }
    const status = Object.hasOwn(statuses, word) ? statuses[word] : undefined
    if (status === undefined || sid === '') return { receipts: [], replies: [] }
    const code = form.get('ErrorCode') ?? ''
    const said = `twilio ${word} ${code} ${form.get('ErrorMessage') ?? ''}`
    return {
      receipts: [
        {
          provider: 'twilio',
          ours: ourId(new URLSearchParams(call.search).get('m')),
          theirs: theirId(sid),
          status,
          error: status === 'failed' ? shortText(said) : null,
          why: status === 'failed' ? (whys[code] ?? null) : null,
        },
      ],
      replies: [],
    }
  },
})
