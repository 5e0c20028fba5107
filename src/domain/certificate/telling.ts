import { isEmail } from '../contact.ts'
import type { GeoPoint, Order } from '../order/order.ts'
import { distanceTold } from '../order/photos/photo-notes.ts'
import { metresBetween } from '../order/proof/outbound.ts'
import { formatTime } from '../time-format.ts'
import type { Instant } from '../time.ts'
import type { Translate } from '../words/catalogue.ts'
import { certificateWords } from '../words/certificate.ts'

/** How a certificate says times, places and contacts. */
export interface Telling {
  readonly t: Translate
  readonly say: typeof certificateWords
  readonly time: (instant: Instant) => string
  /** A place, and how far from the destination where both are known. */
  readonly place: (loc: GeoPoint | null) => string
}

/** Formats for one order, in a language and a zone. */
export const tellingOf = (
  { destination }: Pick<Order, 'destination'>,
  t: Translate,
  zone: string,
): Telling => {
  const say = t(certificateWords)
  return {
    t,
    say,
    time: (instant) => formatTime(instant, zone, 'DD-MM-YYYY HH:mm', t),
    place: (loc) => {
      if (loc === null) return say.placeUnknown
      const told = loc.map((degrees) => degrees.toFixed(5)).join(', ')
      return destination.loc === null
        ? told
        : say.away(told, distanceTold(Math.round(metresBetween(destination.loc, loc)), t))
    },
  }
}

const KEPT = 4
const HIDDEN = '••••'

/**
 * Masking: of a number its last four digits, of an e-mail address its first letter and its host.
 * What is as short as that shows nothing.
 */
export const maskedContact = (contact: string): string => {
  if (!isEmail(contact)) return HIDDEN + (contact.length > 2 * KEPT - 1 ? contact.slice(-KEPT) : '')
  const at = contact.lastIndexOf('@')
  return `${at > 1 ? contact.slice(0, 1) : ''}${HIDDEN}${contact.slice(at)}`
}
