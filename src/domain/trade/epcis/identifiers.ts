import type { GeoPoint, Order } from '../../order/order.ts'

/**
 * URI scheme: who mints the names of orders, papers and places, which no GS1 key of ours names.
 * `base` is the address of the installation, without a slash behind.
 */
export interface Naming {
  readonly base: string
  /** Key of the client account. */
  readonly client: string
}

// Only what RFC 3986 leaves alone, whatever a name holds.
const segment = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const under = ({ base, client }: Naming): string => `${base}/id/${segment(client)}`

/** The name of an order's consignment, for an EPC list. */
export const consignmentUri = ({ base }: Naming, order_id: string): string =>
  `${base}/id/order/${order_id}`

/** Papers of an order by their types of business transaction (CBV 2.0). */
export const paperTypes = ['bol', 'inv', 'po'] as const
export type PaperType = (typeof paperTypes)[number]

/** The name of a paper: the LR as bill of lading, invoice, purchase order. */
export const paperUri = (naming: Naming, type: PaperType, number: string): string =>
  `${under(naming)}/${type}/${segment(number)}`

/** The name of a place that a client calls so. */
export const placeUri = (naming: Naming, name: string): string =>
  `${under(naming)}/place/${segment(name)}`

/** A place on earth (RFC 5870). */
export const geoUri = ([latitude, longitude]: GeoPoint): string => `geo:${latitude},${longitude}`

/** The place that a geo URI names; null for any other. */
export const geoIn = (uri: string): GeoPoint | null => {
  const [, lat = '', lng = ''] =
    /^geo:(-?\d{1,3}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)(?:[,;]|$)/.exec(uri) ?? []
  const place: GeoPoint = [Number(lat), Number(lng)]
  return lat !== '' && Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180 ? place : null
}

/** The papers of an order, each with its type and name. */
export const papersOf = (
  naming: Naming,
  { identifier, invoice, profile }: Pick<Order, 'identifier' | 'invoice' | 'profile'>,
): { type: PaperType; bizTransaction: string }[] => {
  const po = profile['po_number']
  const numbers: readonly [PaperType, string | number | null | undefined][] = [
    ['bol', identifier],
    ['inv', invoice],
    ['po', po],
  ]
  return numbers.flatMap(([type, number]) =>
    number === null || number === undefined || number === ''
      ? []
      : [{ type, bizTransaction: paperUri(naming, type, String(number)) }],
  )
}

const decoded = (text: string): string | null => {
  try {
    const number = decodeURIComponent(text)
    // No database keeps the sign 0, so that no number has it.
    return number.includes('\0') || !number.isWellFormed() ? null : number
  } catch {
    return null
  }
}

/**
 * The number that a paper's name has: one of ours, or the form of CBV before 2.0
 * (urn:epcglobal:cbv:bt:{GLN}:{number}); null for another's.
 */
export const paperNumber = (naming: Naming, type: PaperType, uri: string): string | null => {
  const own = `${under(naming)}/${type}/`
  if (uri.startsWith(own)) return decoded(uri.slice(own.length))
  const [, number] = /^urn:epcglobal:cbv:bt:\d{13}:(.+)$/.exec(uri) ?? []
  return number === undefined ? null : decoded(number)
}

/** The id of the order that a consignment's name has; null for another's. */
export const consignmentId = ({ base }: Naming, uri: string): string | null => {
  const own = `${base}/id/order/`
  return uri.startsWith(own) ? uri.slice(own.length) : null
}

/**
 * A stable UUID (RFC 9562, version 8) from a SHA-256 digest: the same event of the log has the same
 * name wherever it is told.
 */
export const uuidOfDigest = (digest: string): string => {
  const variant = ((Number.parseInt(digest.slice(16, 17), 16) & 3) | 8).toString(16)
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-')
}
