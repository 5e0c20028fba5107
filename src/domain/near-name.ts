/** Similarity by common trigrams, from 0 to 1, of a name to one that it may be a misspelling of. */
export const SIMILARITY_THRESHOLD = 0.55

const numbersIn = (name: string): string => (name.match(/\p{N}+/gu) ?? []).join(' ')

/**
 * Of names that look like `name`, the likest first, those it may be a misspelling of: neither the
 * same nor told apart by a number, as 'Depot 1' and 'Depot 2' are (DESK-10).
 */
export const nearNames = (name: string, alike: readonly string[]): string[] =>
  alike.filter((known) => known !== name && numbersIn(known) === numbersIn(name))
