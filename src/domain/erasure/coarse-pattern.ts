import type { Identifiers } from './person.ts'

const SIGN = /[$^.*+?()[\]{}|]/
const GAP = String.raw`(\s|\\[nrt]|[().-]){0,3}`

/** Whatever is neither a letter nor a sign of ASCII, in whichever normal form or escape. */
const OTHER = String.raw`([^ -~]|\\+u[0-9a-f]{4}|\\+[bfnrt]|%[0-9a-f]{2})+`
/** One character as it stands, and as JSON and addresses have it. */
const oneAsStored = (character: string): string => {
  if (character === '\\') return String.raw`\\+`
  if (character === '"') return String.raw`\\*"`
  if (character === '@') return '(@|%40)'
  return SIGN.test(character) ? `\\${character}` : character
}

const asStored = (text: string): string =>
  text
    .split(/([^\x20-\x7e]+)/)
    .map((part, at) => (at % 2 === 1 ? OTHER : Array.from(part, oneAsStored).join('')))
    .join('')

/**
 * Pre-filter: a regular expression of the database that finds every stored text that names one of
 * these, and some others; null where there are none. Whoever finds something looks closer.
 */
export const coarsePattern = (
  { phones, emails, names }: Identifiers,
  digests: readonly string[] = [],
): string | null => {
  const parts = [
    ...phones.map((phone) => Array.from(phone.replace(/\D/g, '')).join(GAP)),
    ...emails.map(asStored),
    ...names.map((name) =>
      name
        .split(/\s+/u)
        .map(asStored)
        .join(String.raw`(\s|\\[nrt]|[+]|%20)+`),
    ),
    ...digests.map((digest) => digest.replace(/[^0-9a-f]/g, '')),
  ].filter((one) => one !== '')
  return parts.length === 0 ? null : parts.map((one) => `(${one})`).join('|')
}
