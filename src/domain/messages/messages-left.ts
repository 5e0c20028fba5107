import type { EventType, Recorded } from '../order/events.ts'

const leaving: ReadonlySet<EventType> = new Set(['otp_sent', 'notified', 'chased'])

/**
 * Does the log say that messages left, whether or not one is kept still? They are kept for some
 * time only, and are erased with the person whom they were sent to (DATA-01).
 */
export const messagesLeft = (events: readonly Pick<Recorded, 'type'>[]): boolean =>
  events.some(({ type }) => leaving.has(type))
