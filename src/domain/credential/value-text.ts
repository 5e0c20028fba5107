const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
/** Whoever makes a proof may put lists into lists without end. */
const DEEPEST = 4

/** A name as it stands on the wire, for people: 'truck_number' is 'Truck number'. */
export const readableName = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Members = Readonly<Record<string, unknown>>

const membersText = (value: Members, time: (instant: string) => string, depth: number): string => {
  const { text, qty, invoice, label, line, quantity, ...rest } = value
  if (typeof text === 'string' && typeof qty === 'number')
    return `${qty} × ${text}${typeof invoice === 'string' ? ` (${invoice})` : ''}`
  const counted = label ?? line
  if (typeof counted === 'string' && typeof quantity === 'number') {
    const more = Object.entries(rest).filter(([, count]) => typeof count === 'number' && count > 0)
    const said = more.map(([name, count]) => `${readableName(name)} ${String(count)}`).join(', ')
    return `${counted}: ${quantity}${said === '' ? '' : ` (${said})`}`
  }
  return Object.entries(value)
    .map(([name, inner]) => [readableName(name), textIn(inner, time, depth + 1)])
    .filter(([, said]) => said !== '')
    .map((part) => part.join(' '))
    .join(', ')
}

const textIn = (value: unknown, time: (instant: string) => string, depth: number): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return INSTANT.test(value) ? time(value) : value
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || depth > DEEPEST) return '…'
  if (!Array.isArray(value)) return membersText(value as Members, time, depth)
  const parts = value.map((one) => textIn(one, time, depth + 1)).filter((part) => part !== '')
  return parts.join(value.some((one) => typeof one === 'object' && one !== null) ? '; ' : ', ')
}

/**
 * A value of an event as people read it: goods as lines, places as 'latitude, longitude', no
 * braces; instants as `time` says them.
 */
export const valueText = (value: unknown, time: (instant: string) => string): string =>
  textIn(value, time, 0)
