import type { PublicOrder } from '../../../contract/proof/links.ts'

type Destination = NonNullable<PublicOrder['destination']>

/** Whose maps open on a device. */
export type Maps = 'android' | 'apple' | 'other'

/** Tells them apart; a tablet of Apple calls itself a Macintosh, and has fingers on its screen. */
export const mapsOf = (agent: string, fingers: number): Maps => {
  if (agent.includes('Android')) return 'android'
  return /iP(hone|ad|od)/.test(agent) || (agent.includes('Macintosh') && fingers > 1)
    ? 'apple'
    : 'other'
}

const isIn = (text: string | null, part: string): boolean =>
  text?.toLowerCase().includes(part.toLowerCase()) ?? false

/** What stands under the name of a place: its address, the landmark, and city with PIN. */
export const placeLines = ({ address, landmark, city, postal_code }: Destination): string[] =>
  [
    address,
    landmark,
    [city, postal_code].filter((part) => part && !isIn(address, part)).join(' '),
  ].filter((line): line is string => Boolean(line))

const searched = ({ name, address, city, postal_code }: Destination): string => {
  const place = address || name
  return [place, ...[city, postal_code].filter((part) => part && !isIn(place, part))].join(', ')
}

/**
 * Opens the device's own map at the place, by its position, else by its address or name: by RFC
 * 5870 on Android, as Apple's maps are linked to on an iPhone, and on the web elsewhere (DOOR-01).
 */
export const mapLink = (destination: Destination, maps: Maps): string => {
  const { loc } = destination
  const at = loc ? loc.join(',') : null
  const place = at ?? encodeURIComponent(searched(destination))
  if (maps === 'android') return `geo:${at ?? '0,0'}?q=${place}`
  return maps === 'apple'
    ? `https://maps.apple.com/?daddr=${place}`
    : `https://www.google.com/maps/dir/?api=1&destination=${place}`
}
