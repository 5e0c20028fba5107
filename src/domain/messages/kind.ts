/** Kinds of message, by what they are for. */
export const messageKinds = ['otp', 'office', 'reset', 'notice', 'digest', 'test'] as const
/** One of them. */
export type MessageKind = (typeof messageKinds)[number]

/**
 * Background traffic: does nobody wait for it, so that it leaves behind what somebody waits for?
 * The index `outbox_waiting` holds the same kinds: another one here needs that index anew.
 */
export const isBackground = (kind: MessageKind): boolean => kind === 'notice' || kind === 'digest'

/**
 * Notification: does it tell whoever is concerned with an order? Then it keeps their quiet hours,
 * goes another way where it does not arrive, and counts among those of a day. A digest does none of
 * these: it goes to addresses that the client named, by mail, and closes a day in the night.
 */
export const isNotification = (kind: MessageKind): boolean => kind === 'notice'

/**
 * Is it the notification of an order that the wire's `notification_details` lists? Others, such as
 * a reminder, are told of elsewhere. `event` is that of its template.
 */
export const isListedNotification = (kind: MessageKind, event: string | null): boolean =>
  isNotification(kind) && event === 'notice'
