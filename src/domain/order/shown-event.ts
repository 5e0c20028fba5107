import { canonical } from './chain.ts'
import type { Entered } from './entry/new-order.ts'
import type { Recorded } from './events.ts'
import type { Withheld } from './order.ts'
import { redactedParts } from './redacted.ts'

/** An event's text as a reader of the log gets it, and whether it lacks what was stored. */
export interface ShownEvent {
  readonly body: string
  readonly redacted?: true
}

const withHash = /"type":"otp_sent"/
const withSensitiveParts = /"type":"(otp_sent|created|edited|contact_status)"/

/**
 * Redaction: a stored event without the keyed hash of a one-time password, which releases before
 * wrote, and without what is withheld from its reader. All else stands as it was written.
 */
export const shownEvent = (body: string, withheld: readonly Withheld[]): ShownEvent => {
  if (!(withheld.length === 0 ? withHash : withSensitiveParts).test(body)) return { body }
  // Looked at as it was stored, whichever version wrote it: no version has these elsewhere.
  const event: Redactable = JSON.parse(body)
  const shown = canonical(redacted(event, withheld))
  return shown === body ? { body } : { body: shown, redacted: true }
}

type Report = Extract<Recorded, { type: 'contact_status' }>['data']
/** The stored events that have something to redact, as far as that goes. */
type Redactable =
  | { type: 'otp_sent'; data: { contacts: string[]; hash?: string } }
  | { type: 'created'; data: { entered: Entered } }
  | { type: 'edited'; data: { fields: Partial<Entered> } }
  | { type: 'contact_status'; data: Report }

const redacted = (event: Redactable, withheld: readonly Withheld[]): unknown => {
  switch (event.type) {
    case 'otp_sent':
      return {
        ...event,
        data: {
          ...event.data,
          hash: undefined,
          ...(withheld.includes('contacts') && { contacts: [] }),
        },
      }
    case 'created':
      return {
        ...event,
        data: { ...event.data, entered: redactedParts(event.data.entered, withheld) },
      }
    case 'edited':
      return {
        ...event,
        data: { ...event.data, fields: redactedParts(event.data.fields, withheld) },
      }
    case 'contact_status':
      return { ...event, data: { ...event.data, ...reportOf(event.data, withheld) } }
    default:
      return event
  }
}

const reportOf = ({ phone, status }: Report, withheld: readonly Withheld[]): Report => ({
  phone: withheld.includes('contacts') ? '' : phone,
  status: withheld.includes('contact_status') ? '' : status,
})
