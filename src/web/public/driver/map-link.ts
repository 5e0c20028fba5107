import type { PublicOrder } from '../../../contract/links.ts'

/**
 * Opens the phone's own map at the place (RFC 5870), by its position, else by its address or name.
 */
export const mapLink = ({
  name,
  city,
  address,
  loc,
}: NonNullable<PublicOrder['destination']>): string => {
  if (loc) return `geo:${loc.join(',')}?q=${loc.join(',')}`
  const place = [address ?? name, city].filter((part) => part !== null && part !== '').join(', ')
  return `geo:0,0?q=${encodeURIComponent(place)}`
}
