import { spokenHere } from './language.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/**
 * Bytes in the largest unit (powers of 1,000) of which there is one at least, with three digits.
 */
export const shownBytes = (bytes: number): string => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return new Intl.NumberFormat(spokenHere(), {
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumSignificantDigits: 3,
  }).format(bytes / 1_000 ** power)
}

/** A count as the reader's language groups its digits. */
export const shownCount = (count: number): string =>
  new Intl.NumberFormat(spokenHere()).format(count)
