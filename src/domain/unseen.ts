/**
 * Signs that nobody sees: of width zero, soft hyphens, fillers that are letters to Unicode, tags,
 * and those of direction, which chats and contact lists put around numbers. Joiners that shape what
 * stands before them stay: after a vowel sign of India, a letter of Urdu, a part of an emoji; and
 * what picks the look of an emoji.
 */
const UNSEEN =
  /([\p{M}\p{Script=Arabic}\p{Extended_Pictographic}][\u200C\u200D])|(?![\uFE00-\uFE0F])[\p{DI}\u2800]/gu

/** A text without the signs that nobody sees, as whoever pasted it meant it. */
export const withoutUnseen = (text: string): string =>
  // Most texts have none, and there are a million of them.
  /^[ -~]*$/.test(text) ? text : text.replace(UNSEEN, '$1')

/** A text of one line: breaks and control characters within it are spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

const DEEPEST = 8

/** A value with each of its texts so; what lies deeper than an order's fields go stays. */
export const seenOnly = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutUnseen(value)
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value
  if (Array.isArray(value)) return value.map((one) => seenOnly(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, seenOnly(inner, depth + 1)]),
  )
}
