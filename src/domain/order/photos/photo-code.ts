import type { NoticedOfPhoto, Order } from '../order.ts'

/** A code as it was read in a photo. */
export interface ReadCode {
  readonly text: string
  readonly format: string
}

/** What the codes in a photo name: this order, or another number, which is then told. */
export interface Named {
  readonly code: NonNullable<NoticedOfPhoto['code']>
  readonly reads: string | null
}

/** What stands on the goods themselves, and never on their papers. */
const onGoods = /^(ean|upc)_/
/** A number as papers carry it: no address, no sentence. */
const number = /^(?=(?:.*\d){3})[A-Z0-9][A-Z0-9 ./_-]{2,38}[A-Z0-9]$/i
/** A shorter number may well stand in another by chance. */
const LEAST_WITHIN = 5

const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

const isNamed = (text: string, wanted: readonly string[]): boolean => {
  const read = bare(text)
  return wanted.some((one) => read === one || (one.length >= LEAST_WITHIN && read.includes(one)))
}

/**
 * Do these codes name the order, by its LR or invoice number? One that does is enough; of those
 * that do not, only a number counts as another's.
 */
export const namedBy = (
  codes: readonly ReadCode[],
  { identifier, invoice }: Pick<Order, 'identifier' | 'invoice'>,
): Named => {
  const wanted = [identifier, invoice ?? ''].map(bare).filter((one) => one !== '')
  if (codes.some(({ text }) => isNamed(text, wanted))) return { code: 'match', reads: null }
  const other = codes.find(({ text, format }) => !onGoods.test(format) && number.test(text.trim()))
  return other ? { code: 'other', reads: other.text.trim() } : { code: 'none', reads: null }
}
