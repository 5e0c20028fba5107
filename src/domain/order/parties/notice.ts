import { digitsIn, isEmail, nationalPhone, nationalPhones, type PhoneRule } from '../../contact.ts'
import type { Channel } from '../../messages/channel.ts'
import { whyNot } from '../../policy/access.ts'
import type { Policy } from '../../policy/policy.ts'
import { forbidden, locked, rule, type Reason } from '../../policy/reason.ts'
import type { Viewer } from '../../policy/viewer.ts'
import { formatTime } from '../../time-format.ts'
import type { Clock } from '../../time.ts'
import { callWords } from '../../words/calls.ts'
import { messageTexts } from '../../words/message-texts.ts'
import type { MessageValues } from '../../messages/template.ts'
import { sentence } from '../../words/sentence.ts'
import { etaOf, statusOf } from '../category.ts'
import type { Order } from '../order.ts'
import { toldOutside } from '../proof/told-outside.ts'
import { asName } from './as-name.ts'

/**
 * What somebody asks to be sent: to the contacts given or, without any, to each order's own
 * receivers.
 */
export interface NoticeRequest {
  readonly order_ids: readonly string[]
  readonly purpose?: 'share' | 'trigger' | undefined
  readonly notificationType: readonly Channel[]
  readonly targets: { readonly emails: readonly string[]; readonly phones: readonly string[] }
}

/**
 * Orders that one request may be about, contacts that it may name, messages that it may make, and
 * an account in a day, and one user of it.
 */
export const noticeLimits = {
  orders: 1_000,
  targets: 5,
  at_once: 1_000,
  a_day: 5_000,
  a_day_by_user: 1_000,
} as const

/**
 * Messages sent within a day: by the account, and by one of its users; and with those that are to
 * be sent, about the order and to the contact that get most.
 */
export interface NoticesSent {
  readonly by_account: number
  readonly by_user: number
  readonly about_order: number
  readonly to_contact: number
}

const hasTargets = ({ targets }: NoticeRequest): boolean =>
  targets.emails.length + targets.phones.length > 0
const valuesFor = (type: Channel, { targets }: NoticeRequest): readonly string[] =>
  type === 'email' ? targets.emails : targets.phones

/**
 * Is this a share, or a manual trigger? Where it does not say, contacts make it a share for whoever
 * may share.
 */
export const purposeOf = (
  request: NoticeRequest,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): 'share' | 'trigger' =>
  request.purpose ??
  (hasTargets(request) && whyNot(null, 'share', viewer, policy, clock).length === 0
    ? 'share'
    : 'trigger')

/** The contacts that are none, each by its place (SHAR-02). */
const wrongContacts = (
  { targets: { emails, phones } }: NoticeRequest,
  rules: PhoneRule,
): Reason[] => [
  ...emails.flatMap((email, at) =>
    isEmail(email) ? [] : [rule(`targets.emails.${at}`, 'email_invalid')],
  ),
  ...phones.flatMap((phone, at) =>
    nationalPhone(phone, rules) === null
      ? [
          rule(
            `targets.phones.${at}`,
            'phone_invalid',
            digitsIn(rules.least_digits, rules.most_digits),
          ),
        ]
      : [],
  ),
]

/** The request with the numbers that it names as they are kept. */
export const withTargetsKept = <R extends NoticeRequest>(
  request: R,
  { phones }: Pick<Policy, 'phones'>,
): R => ({
  ...request,
  targets: { ...request.targets, phones: nationalPhones(request.targets.phones, phones) },
})

/** Why this may not be sent (SHAR-02, SHAR-03, SHAR-04); empty means it may. */
export const noticeReasons = (
  request: NoticeRequest,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): Reason[] => {
  const isShare = purposeOf(request, viewer, policy, clock) === 'share'
  const not_allowed = [
    ...whyNot(null, isShare ? 'share' : 'notify', viewer, policy, clock),
    ...(!isShare && hasTargets(request)
      ? whyNot(null, 'notify_targets', viewer, policy, clock)
      : []),
  ]
  if (not_allowed.length > 0) return not_allowed
  if (request.order_ids.length === 0) return [rule('order_ids', 'id_missing')]
  const { emails, phones } = request.targets
  if (new Set([...emails, ...phones]).size > noticeLimits.targets)
    return [rule('targets', 'too_many_targets', noticeLimits.targets)]
  const types = [...new Set(request.notificationType)]
  if (types.length === 0) return [rule('notificationType', 'sharing_missing')]
  const wrong = wrongContacts(request, policy.phones)
  if (wrong.length > 0) return wrong
  const off = isShare ? types.filter((type) => !policy.share_types.includes(type)) : []
  if (off.length > 0) return [forbidden('field_wrong', off.join(', '), sentence('type_off'))]
  const empty =
    isShare || hasTargets(request)
      ? types.filter((type) => valuesFor(type, request).length === 0)
      : []
  return empty.map((type) =>
    rule(type === 'email' ? 'targets.emails' : 'targets.phones', 'sharing_missing'),
  )
}

/** Why one request may not make so many messages. */
export const batchReasons = (messages: number): Reason[] =>
  messages > noticeLimits.at_once
    ? [rule('order_ids', 'too_many_messages', noticeLimits.at_once)]
    : []

/**
 * Daily caps: why an account, or this user of it, may not send so many more than within a day, or
 * not about one of these orders, or to one of these contacts.
 */
export const capReasons = (
  messages: number,
  { by_account, by_user, about_order, to_contact }: NoticesSent,
  { messages: { per_order_a_day, per_contact_a_day } }: Pick<Policy, 'messages'>,
): Reason[] => {
  if (by_account + messages > noticeLimits.a_day) return [locked(3_600, 'messages_capped')]
  if (about_order > per_order_a_day) return [locked(3_600, 'order_messages_capped')]
  if (to_contact > per_contact_a_day) return [locked(3_600, 'contact_messages_capped')]
  return by_user + messages > noticeLimits.a_day_by_user
    ? [locked(3_600, 'user_messages_capped')]
    : []
}

/** Whom each type goes to, each once: the contacts given or, without any, the order's receivers. */
export const recipientsOf = (
  type: Channel,
  request: NoticeRequest,
  order: Pick<Order, 'spocs'>,
): string[] => {
  if (hasTargets(request)) return [...new Set(valuesFor(type, request))]
  return [
    ...new Set(
      order.spocs.flatMap(({ contact }) => (type === 'email' ? contact.email : contact.phone)),
    ),
  ]
}

/**
 * Subject and body of a mail about an order, and the values of a shorter text; `link` leads to its
 * tracking page, null where there is none.
 */
export const noticeOf = (
  order: Order,
  {
    sender,
    link,
    policy,
    time_zone,
  }: {
    sender: string
    link: string | null
    policy: Pick<Policy, 'wording' | 'messages'>
    time_zone: string
  },
): { subject: string; body: string; values: MessageValues } => {
  const status = statusOf(toldOutside(order))
  const eta = status === 'open' ? etaOf(order) : null
  const identifier = asName(order.identifier)
  const { statuses } = messageTexts[policy.messages.language]
  return {
    values: {
      sender,
      identifier: order.identifier,
      status: (status === 'rejected' ? policy.wording.rejected : null) ?? statuses[status],
      eta: eta === null ? '' : `ETA ${formatTime(eta, time_zone, 'DD-MM-YYYY @ hh:mm A')}`,
      link: link ?? '',
    },
    subject: callWords.noticeSubject(identifier),
    body: callWords.noticeText({
      identifier,
      sender: asName(sender),
      link,
      eta: eta === null ? null : formatTime(eta, time_zone, 'DD-MM-YYYY @ hh:mm A'),
      status:
        status === 'rejected'
          ? (policy.wording.rejected ?? callWords.statuses.rejected)
          : callWords.statuses[status],
    }),
  }
}
