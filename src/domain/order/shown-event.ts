import { canonical } from './chain.ts'

/** An event's text as a reader of the log gets it, and whether it lacks what was stored. */
export interface ShownEvent {
  readonly body: string
  readonly redacted?: true
}

/**
 * Redaction: a stored event without the keyed hash of a one-time password, which releases before
 * wrote. All else stands as it was written.
 */
export const shownEvent = (body: string): ShownEvent => {
  if (!body.includes('"type":"otp_sent"')) return { body }
  const event: { type?: unknown; data: object } = JSON.parse(body)
  return event.type === 'otp_sent' && 'hash' in event.data
    ? { body: canonical({ ...event, data: { ...event.data, hash: undefined } }), redacted: true }
    : { body }
}
