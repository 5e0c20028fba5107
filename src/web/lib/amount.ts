/** A quantity with its digits in groups, as India writes them. */
export const amount = (value: number): string =>
  value.toLocaleString('en-IN', { maximumFractionDigits: 6 })

/** Digits in groups, of India's or of three: 1,200 and 1,00,000.5, and no 0,500. */
const GROUPED = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/

/**
 * A quantity as typed, with its digits in groups or not, and with a point or a comma before its
 * part. Null where nothing is, NaN where nobody can tell which number was meant.
 */
export const quantityOf = (typed: string): number | null => {
  const text = typed.trim()
  if (text === '') return null
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** Typed text with nothing in it that a quantity has not. */
export const quantityTyped = (text: string): string => text.replace(/[^\d.,]/g, '').slice(0, 16)
