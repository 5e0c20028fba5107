import { internationalPhone } from '../../domain/contact.ts'
import { replyMeaning } from '../../domain/messages/reply.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import type { Deps } from '../deps.ts'
import { shortText, type ProviderReply } from '../gateways/messages/receipts/receipt.ts'
import { endOptOuts, keepOptOuts, leftAloneBy, toldBy } from '../stores/messages/opt-outs.ts'

/** Digits that the codes of countries have. */
const CODES = [1, 2, 3]

/**
 * Takes what a receiver wrote back. That they want no messages, or that the number is not whom it
 * is meant for, holds for every client that told them by this provider, since its number is the
 * same for all. That they want messages again ends whatever was said before, also where the
 * messages of then have had their time. Any other reply says nothing here.
 */
export const takeReply = async (
  { database }: Pick<Deps, 'database'>,
  { provider, from, text }: ProviderReply,
): Promise<void> => {
  const meaning = replyMeaning(text)
  if (meaning === null || !/^\+[1-9]\d{6,14}$/.test(from)) return
  const numbers = [from, ...CODES.map((digits) => from.slice(1 + digits))]
  const known =
    meaning === 'opted_in'
      ? leftAloneBy(database, provider === 'whatsapp' ? 'whatsapp' : 'sms', numbers)
      : toldBy(database, provider, numbers)
  const told = (await known).filter(
    ({ recipient, document }) =>
      internationalPhone(recipient, resolvePolicy(document).phones) === from,
  )
  const receivers = told.map(({ client_id, channel, recipient }) => ({
    client_id,
    channel,
    recipient,
  }))
  if (receivers.length === 0) return
  if (meaning === 'opted_in') await endOptOuts(database, receivers)
  else await keepOptOuts(database, receivers, meaning, shortText(text, 40))
}
