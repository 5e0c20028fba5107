import type { TwilioSettings } from '../../message-provider-settings.ts'
import { isLoopback } from '../../loopback.ts'
import { askProvider, needsPhone, refuseByStatus, textAt, waitIn } from './ask-provider.ts'
import { limitOf, TooFast, Undeliverable, type Gateway, type WhyUndeliverable } from './messages.ts'

/** Characters of a body, at most. */
const MOST = 1_600

/** Codes that speak of the receiver. */
const receivers: Readonly<Record<string, WhyUndeliverable>> = {
  '21610': 'opted_out',
  '21211': 'wrong_number',
  '21214': 'wrong_number',
  '21217': 'wrong_number',
  '21614': 'wrong_number',
}
/** Codes that speak of our account or sender, and of no message: mended, they let it through. */
const ofOurs = new Set(['21212', '21603', '21606', '21659', '21660', '21701', '21703', '21705'])
/** The queue of the sender is full. */
const QUEUE_FULL = '21611'

/**
 * Programmable Messaging of Twilio: `POST /2010-04-01/Accounts/{sid}/Messages.json`, as a form, by
 * Basic authentication. It has no key of idempotency: our own id goes with the address of the
 * receipts, so that one of a message whose answer was lost is still known.
 */
export const twilioGateway = (
  { url, account_sid, auth_token, from, limits }: TwilioSettings,
  public_url: string,
): Gateway => ({
  name: 'twilio',
  limits,
  send: async (message, cut) => {
    needsPhone(message)
    const sender = message.sender ?? from
    const form = new URLSearchParams({ To: message.recipient, Body: bodyOf(message.body) })
    form.set(/^MG[0-9a-f]{32}$/.test(sender) ? 'MessagingServiceSid' : 'From', sender)
    // It refuses addresses that it cannot reach.
    if (!isLoopback(new URL(public_url).hostname))
      form.set('StatusCallback', `${public_url}/callbacks/twilio?m=${message.id}`)
    const answer = await askProvider(
      `${url}/2010-04-01/Accounts/${account_sid}/Messages.json`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: form.toString(),
      },
      cut,
    )
    const { status, headers, json } = answer
    const sid = textAt(json, 'sid')
    if (status >= 200 && status < 300 && sid !== '') return { provider_id: sid }
    const code = textAt(json, 'code')
    const said = `twilio ${status} ${code} ${textAt(json, 'message')}`.trim()
    if (code === QUEUE_FULL) throw new TooFast(said, waitIn(headers, 60_000), limitOf(message))
    refuseByStatus(answer, said)
    const why = receivers[code]
    if (why) throw new Undeliverable(said, { why })
    if (status === 400 && !ofOurs.has(code)) throw new Undeliverable(said)
    throw new Error(said)
  },
})

const bodyOf = (text: string): string => Array.from(text.trim()).slice(0, MOST).join('')
