/** So alike, from 0 to 1 by common trigrams, two names are taken for one that was mistyped. */
export const NEAR = 0.55

const numbersIn = (name: string): string => (name.match(/\p{N}+/gu) ?? []).join(' ')

/**
 * Of names that look like `name`, the likest first, those it may be a misspelling of: neither the
 * same nor told apart by a number, as 'Depot 1' and 'Depot 2' are (DESK-10).
 */
export const nearNames = (name: string, alike: readonly string[]): string[] =>
  alike.filter((known) => known !== name && numbersIn(known) === numbersIn(name))
