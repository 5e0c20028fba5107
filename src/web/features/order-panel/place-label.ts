/** Characters of a place's name that the panel shows. */
const MOST = 80

/**
 * A place's name cut at 80 characters, with its city behind it unless the name is the city or ends
 * with it (EPOD-01); the city alone where the name was erased.
 */
export const placeLabel = ({ name, city }: { name: string; city: string | null }): string => {
  const letters = Array.from(name)
  const shown = letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : name
  const [whole, town] = [shown.toLowerCase(), (city ?? '').toLowerCase()]
  const isSaid = town === '' || whole === town || whole.endsWith(`, ${town}`)
  return [shown, isSaid ? '' : city].filter((part) => part !== '').join(', ')
}
