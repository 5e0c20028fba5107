import { sentence } from '../words/sentence.ts'
import { tidy, type Taken } from './cell.ts'

/** Decimal separator: the sign between whole and part in the numbers of a file. */
export type DecimalSign = 'point' | 'comma'

/** What a text says as a number: by which sign, where it shows one, or in two ways. */
type NumberRead =
  | { readonly value: number; readonly sign: DecimalSign | null }
  | { readonly two_ways: Readonly<Record<DecimalSign, number>> }

const bare = (text: string, ...signs: readonly string[]): number =>
  Number(signs.reduce((left, sign) => left.replaceAll(sign, ''), text))
const withPoint = (text: string): number => Number(text.replace(',', '.'))

/**
 * Reads a number by its own signs: 1.200,50 and 36,5 have a decimal comma, 1,00,000.50 and 36.5 a
 * point; 1,200 and 1.200 can be read in two ways. Null where it is no number.
 */
const readNumber = (given: string): NumberRead | null => {
  // Some write their thousands apart.
  const text = /^[+-]?\d{1,3}( \d{3})+([.,]\d+)?$/.test(given) ? given.replaceAll(' ', '') : given
  if (/^[+-]?\d+$/.test(text)) return { value: Number(text), sign: null }
  if (/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) {
    const [whole, part] = [bare(text, '.', ','), withPoint(text)]
    return {
      two_ways: text.includes(',') ? { point: whole, comma: part } : { point: part, comma: whole },
    }
  }
  if (/^[+-]?(\d+\.\d*|\.\d+)$/.test(text)) return { value: Number(text), sign: 'point' }
  if (/^[+-]?\d*,\d+$/.test(text)) return { value: withPoint(text), sign: 'comma' }
  // 1,00,000.50 as well as 100,000.50.
  if (/^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text))
    return { value: bare(text, ','), sign: 'point' }
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text))
    return { value: withPoint(text.replaceAll('.', '')), sign: 'comma' }
  return null
}

/**
 * The number that a text stands for; `sign` decides where it can be read in two ways, and null
 * where the file is not at one with itself.
 */
export const numberInText = (text: string, sign: DecimalSign | null): Taken<number> => {
  const read = readNumber(tidy(text))
  if (read === null) return { unfit: sentence('not_number', text) }
  if ('value' in read) return read.value
  return sign === null ? { unfit: sentence('number_two_ways', text) } : read.two_ways[sign]
}

/** The part of a cell that may be a number: of '36,5 hrs' the 36,5. */
export const numberPart = (text: string): string => /^[+-]?[\d.,]+/.exec(text)?.[0] ?? text

/** The sign before decimals that a text shows; null where it shows none, or may show either. */
export const signIn = (text: string): DecimalSign | null => {
  const read = readNumber(numberPart(text))
  return read && 'value' in read ? read.sign : null
}
