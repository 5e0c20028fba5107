/** A quantity with its digits in groups, as India writes them. */
export const amount = (value: number): string =>
  value.toLocaleString('en-IN', { maximumFractionDigits: 6 })

/** A quantity as typed; null where nothing is, or nothing that counts. */
export const quantityOf = (typed: string): number | null =>
  /^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : null

/** Typed text with nothing in it that a quantity has not. */
export const quantityTyped = (text: string): string =>
  text
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .slice(0, 14)
