/** Characters of a place's name that the panel shows. */
const MOST = 80

/**
 * A place's name cut at 80 characters, with its city behind it unless the name says it already
 * (EPOD-01); the city alone where the name was erased.
 */
export const placeLabel = ({ name, city }: { name: string; city: string | null }): string => {
  const letters = Array.from(name)
  const shown = letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : name
  const isSaid = !city || shown.toLowerCase().includes(city.toLowerCase())
  return [shown, isSaid ? '' : city].filter((part) => part !== '').join(', ')
}
