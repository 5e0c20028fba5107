/** Characters of a place's name that the panel shows. */
const MOST = 80

/**
 * A place's name cut at 80 characters, with its city behind it unless the name says it already
 * (EPOD-01).
 */
export const placeLabel = ({ name, city }: { name: string; city: string | null }): string => {
  const letters = Array.from(name)
  const shown = letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : name
  return city && !shown.toLowerCase().includes(city.toLowerCase()) ? `${shown}, ${city}` : shown
}
