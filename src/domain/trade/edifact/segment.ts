import { withoutMarks } from '../shipment.ts'

/** A composite: its components, of which empty ones at the end are left out. */
export type Composite = string | readonly string[]

const whole = (parts: readonly string[], sign: string): string =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join(sign)

// Whatever separates or releases is released (ISO 9735).
const released = (text: string): string => text.replace(/[?'+:]/g, '?$&')

/**
 * A text as character set UNOC (ISO 8859-1) holds it, cut to `most` characters before it is
 * released: other letters lose their marks or become ?, control characters become a space.
 */
export const unocText = (text: string, most: number): string =>
  Array.from(text.normalize('NFC'), (sign) => (isLatin(sign) ? sign : withoutMarks(sign)))
    .join('')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, '?')
    .trim()
    .slice(0, most)
    .trimEnd()

const isLatin = (sign: string): boolean => sign <= '\xff'

/** A segment of elements, each a text or its components, with what needs it released. */
export const edifactSegment = (tag: string, ...elements: readonly Composite[]): string => {
  const written = elements.map((element) =>
    typeof element === 'string' ? released(element) : whole(element.map(released), ':'),
  )
  return `${whole([tag, ...written], '+')}'`
}
