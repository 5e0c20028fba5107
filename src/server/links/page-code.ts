import { randomUUIDv7 } from 'node:crypto'
import { byContact } from '../../domain/messages/composed.ts'
import { SECRET_GAP } from '../../domain/messages/secret-gap.ts'
import type { Order } from '../../domain/order/order.ts'
import { codeContacts, codeExpiry, type PageUsage } from '../../domain/order/parties/access-code.ts'
import { asName } from '../../domain/order/parties/as-name.ts'
import type { LinkParty } from '../../domain/policy/viewer.ts'
import type { Instant } from '../../domain/time.ts'
import { messageWords } from '../../domain/words/messages.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { newOtp } from '../secrets.ts'
import type { Tx } from '../stores/database/database.ts'
import { addCode, recentCodes, type KeptCode } from '../stores/messages/access-codes.ts'
import { pageUsage } from '../stores/messages/otp-usage.ts'
import type { QueuedMessage } from '../stores/messages/queue.ts'

/** A party's page for which a code is asked for: when, and from which network. */
export interface AskedPage {
  readonly order: Order
  readonly party: LinkParty
  readonly network: string
  readonly now: Instant
}

/** The codes of a page that were sent before, and how many its contacts got for any page. */
export const askedBefore = async (
  tx: Tx,
  { order, party, network, now }: AskedPage,
): Promise<{ codes: KeptCode[]; usage: PageUsage }> => {
  const [codes, usage] = await Promise.all([
    recentCodes(tx, order._id, party),
    pageUsage(tx, codeContacts(order, party), now, network),
  ])
  return { codes, usage }
}

/** Sends a new code to the contacts of a party's page; ends the transaction. */
export const keepCode = (
  { keys }: Pick<Deps, 'keys'>,
  tx: Tx,
  { viewer, policy, client_name }: Caller,
  { order, party, network, now }: AskedPage,
): Promise<unknown> => {
  const code = newOtp()
  const expires_at = codeExpiry(policy, now)
  const minutes = policy.otp.valid_minutes
  const usual = messageWords.accessText({
    otp: SECRET_GAP,
    identifier: asName(order.identifier),
    sender: asName(client_name),
    minutes,
  })
  const values = {
    otp: SECRET_GAP,
    identifier: order.identifier,
    sender: client_name,
    minutes: String(minutes),
  }
  const messages = codeContacts(order, party).map((recipient): QueuedMessage => ({
    id: randomUUIDv7(),
    order_id: order._id,
    kind: 'otp',
    recipient,
    subject: messageWords.otpSubject(asName(order.identifier)),
    ...byContact('access', values, recipient, policy, usual),
    secret: keys.seal(String(code)),
    expires_at,
    page_asked_from: network,
  }))
  return addCode(
    tx,
    viewer.client_id,
    {
      id: randomUUIDv7(),
      order_id: order._id,
      party,
      hash: keys.otpHash(...bound(order, party, code)),
      created_at: now,
      expires_at,
      asked_from: network,
    },
    messages,
  )
}

/** Is `code` the one that was sent `last` for a party's page? */
export const isCode = (
  { keys }: Pick<Deps, 'keys'>,
  order: Order,
  party: LinkParty,
  last: KeptCode,
  code: number,
): boolean => keys.isOtpHash(last.hash, ...bound(order, party, code))

/** Bound to the contacts too: a code dies when they change. */
const bound = (
  order: Order,
  party: LinkParty,
  code: number,
): Parameters<Deps['keys']['otpHash']> => [
  order._id,
  [`page of ${party}`, ...codeContacts(order, party)],
  code,
]
