import { randomUUIDv7 } from 'node:crypto'
import { byContact } from '../../domain/messages/composed.ts'
import { SECRET_GAP } from '../../domain/messages/secret-gap.ts'
import type { OtpUsage } from '../../domain/order/commands.ts'
import type { Order } from '../../domain/order/order.ts'
import { codeContacts, codeExpiry, isOpenToTry } from '../../domain/order/parties/access-code.ts'
import { asName } from '../../domain/order/parties/as-name.ts'
import type { LinkParty } from '../../domain/policy/viewer.ts'
import type { Instant } from '../../domain/time.ts'
import { messageWords } from '../../domain/words/messages.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { newOtp, sameDigest } from '../secrets.ts'
import type { Scope, Tx } from '../stores/database/database.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { addCode, recentCodes, type KeptCode } from '../stores/messages/access-codes.ts'
import { otpUsage } from '../stores/messages/otp-usage.ts'
import type { QueuedMessage } from '../stores/orders/lock.ts'

/** Codes and messages are the client's: a link's own rows are its order's alone. */
export const clientScope = ({ viewer }: Caller): Scope => ({ ...scopeOf(viewer), kind: 'client' })

/** The codes of a party's page that were sent before, and how many its contacts got of any kind. */
export const askedBefore = async (
  tx: Tx,
  order: Order,
  party: LinkParty,
  now: Instant,
): Promise<{ codes: KeptCode[]; usage: OtpUsage }> => {
  const [codes, usage] = await Promise.all([
    recentCodes(tx, order._id, party),
    otpUsage(tx, codeContacts(order, party), now),
  ])
  return { codes, usage }
}

/** Sends a new code to the contacts of a party's page; ends the transaction. */
export const keepCode = (
  { keys }: Pick<Deps, 'keys'>,
  tx: Tx,
  { viewer, policy, client_name }: Caller,
  order: Order,
  party: LinkParty,
  now: Instant,
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
  }))
  return addCode(
    tx,
    viewer.client_id,
    {
      id: randomUUIDv7(),
      order_id: order._id,
      party,
      hash: hashOf(keys, order, party, code),
      created_at: now,
      expires_at,
    },
    messages,
  )
}

/** Is `code` the one that was sent `last` for a party's page, and still good for a try? */
export const isCode = (
  { keys }: Pick<Deps, 'keys'>,
  order: Order,
  party: LinkParty,
  last: KeptCode,
  code: number,
  now: Instant,
): boolean => isOpenToTry(last, now) && sameDigest(last.hash, hashOf(keys, order, party, code))

/** Bound to the contacts too: a code dies when they change. */
const hashOf = (keys: Deps['keys'], order: Order, party: LinkParty, code: number): string =>
  keys.otpHash(order._id, [`page of ${party}`, ...codeContacts(order, party)], code)
