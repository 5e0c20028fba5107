import { contactChannel } from '../../messages/channel.ts'
import { between, type Instant } from '../../time.ts'
import { callWords } from '../../words/calls.ts'
import { haveSameContacts } from './code-kept.ts'
import { contactsOf } from './contacts.ts'
import { asName } from '../parties/as-name.ts'
import type { Order } from '../order.ts'

type Contacts = Pick<Order, 'spocs'>

/** Does an edit at `at` change who proves the delivery, with the goods already on their way? */
export const isChangedOnTheWay = (
  before: Contacts & Pick<Order, 'dispatch_date'>,
  after: Contacts,
  at: Instant,
): boolean => {
  if (before.dispatch_date === null || between(before.dispatch_date, at) < 0) return false
  return !haveSameContacts(before, after)
}

/**
 * What those are told who no longer prove the delivery: whoever had the goods stolen by a changed
 * number hears of it.
 */
export const contactChangeNotices = (
  before: Contacts,
  after: Contacts & Pick<Order, 'identifier'>,
  sender: string,
): { channel: 'email' | 'sms'; recipient: string; subject: string; body: string }[] => {
  const left = new Set(contactsOf(after))
  const identifier = asName(after.identifier)
  return contactsOf(before)
    .filter((contact) => !left.has(contact))
    .map((recipient) => ({
      channel: contactChannel(recipient),
      recipient,
      subject: callWords.noticeSubject(identifier),
      body: callWords.contactChanged(identifier, asName(sender)),
    }))
}
