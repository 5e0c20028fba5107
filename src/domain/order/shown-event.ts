import { canonical } from './chain.ts'

/**
 * Redaction: an event's stored text as readers get it, without the keyed hash of a one-time
 * password. All else stands as it was written.
 */
export const shownEvent = (body: string): string => {
  const event: { type?: unknown; data?: unknown } = JSON.parse(body)
  if (event.type !== 'otp_sent') return body
  return canonical({ ...event, data: { ...(event.data as object), hash: undefined } })
}
