import { canonical } from './canonical.ts'
import { type SealedText } from './chain.ts'
import type { Entered } from './entry/new-order.ts'
import type { Recorded } from './events.ts'
import type { PartNotShown } from './order.ts'
import { redactedParts } from './redacted.ts'
import { toldBy, withoutValue, type Disclosure } from './sealed/disclosure.ts'

/** An event as a reader of the log gets it, and whether its text lacks what was stored. */
export interface ShownEvent extends SealedText {
  readonly redacted?: true
}

/** What the values are called of which each part consists. */
const memberNames: Readonly<Record<PartNotShown, readonly string[]>> = {
  contacts: ['phone', 'email', 'contacts'],
  contact_status: ['status'],
  value: ['value'],
  other_orders: ['seen_on'],
}

const withHash = /"type":"otp_sent"/
const withSensitiveParts = /"type":"(otp_sent|created|edited|contact_status|photo_added)"/

/** Does this disclosure tell what is withheld? */
export const isWithheldValue = (
  disclosure: Disclosure,
  withheld: readonly PartNotShown[],
): boolean => {
  const { name } = toldBy(disclosure)
  return name !== null && withheld.some((part) => memberNames[part].includes(name))
}

/**
 * Redaction: a stored event without the values that are withheld from its reader; its text stays,
 * and so does its digest. Of an event that releases before wrote, which has its values in the text,
 * that text without them, and without the keyed hash of a one-time password.
 */
export const shownEvent = (stored: SealedText, withheld: readonly PartNotShown[]): ShownEvent => {
  const { body, disclosures } = stored
  if (disclosures.length > 0) {
    const shown = disclosures.map((disclosure) =>
      isWithheldValue(disclosure, withheld) ? withoutValue(disclosure) : disclosure,
    )
    return { body, disclosures: shown }
  }
  if (!(withheld.length === 0 ? withHash : withSensitiveParts).test(body))
    return { body, disclosures }
  // Looked at as it was stored, whichever version wrote it: no version has these elsewhere.
  const event: Redactable = JSON.parse(body)
  const shown = canonical(redacted(event, withheld))
  return shown === body ? { body, disclosures } : { body: shown, disclosures, redacted: true }
}

type Report = Extract<Recorded, { type: 'contact_status' }>['data']
/** The stored events that have something to redact, as far as that goes. */
type Redactable =
  | { type: 'otp_sent'; data: { contacts: string[]; hash?: string } }
  | { type: 'created'; data: { entered: Entered } }
  | { type: 'edited'; data: { fields: Partial<Entered> } }
  | { type: 'contact_status'; data: Report }
  | { type: 'photo_added'; data: { seen_on?: unknown } }

const redacted = (event: Redactable, withheld: readonly PartNotShown[]): unknown => {
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
    case 'photo_added':
      return withheld.includes('other_orders')
        ? { ...event, data: { ...event.data, seen_on: undefined } }
        : event
    default:
      return event
  }
}

const reportOf = ({ phone, status }: Report, withheld: readonly PartNotShown[]): Report => ({
  phone: withheld.includes('contacts') ? '' : phone,
  status: withheld.includes('contact_status') ? '' : status,
})
