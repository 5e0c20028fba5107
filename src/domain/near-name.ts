import { folded } from './folded.ts'

/** Similarity by common trigrams, from 0 to 1, of a name to one that it may be a misspelling of. */
export const SIMILARITY_THRESHOLD = 0.55

/** What a name that orders have used can be the name of. */
export const nameKeys = ['source', 'destination', 'client', 'transporter', 'driver'] as const
export type NameKey = (typeof nameKeys)[number]

const numbersIn = (name: string): string => (name.match(/\p{N}+/gu) ?? []).join(' ')

/** A name without what tells no two apart: case, spaces and punctuation. */
export const bareName = (name: string): string => folded(name).replaceAll(/[\s\p{P}]+/gu, '')

/**
 * Is it one name in two spellings, which differ by case, spaces and punctuation alone? Numbers tell
 * names apart, as 'Depot 1-2' and 'Depot 12'.
 */
const isSpelledOtherwise = (one: string, other: string): boolean => {
  const bare = bareName(one)
  return (
    one !== other && bare !== '' && bare === bareName(other) && numbersIn(one) === numbersIn(other)
  )
}

/** The names that are known, of which a new one may be another spelling. */
export interface KnownNames {
  /** Names that accounts have: they see an order by their own spelling alone (ROLE-15). */
  readonly of_accounts: readonly string[]
  /** Names that orders have used. */
  readonly in_use: readonly string[]
}

/**
 * Of the known names those that `name` is another spelling of. Those of accounts come alone, also
 * where orders use `name` as it stands: the account does not see them. A name that is known so
 * itself has no other spelling.
 */
export const knownSpellings = (name: string, { of_accounts, in_use }: KnownNames): string[] => {
  if (of_accounts.includes(name)) return []
  const ofAccounts = of_accounts.filter((known) => isSpelledOtherwise(known, name))
  if (ofAccounts.length > 0) return ofAccounts
  return in_use.includes(name) ? [] : in_use.filter((known) => isSpelledOtherwise(known, name))
}

/**
 * Of names that look like `name`, the likest first, those it may be a misspelling of: neither the
 * same nor told apart by a number, as 'Depot 1' and 'Depot 2' are (DESK-10).
 */
export const nearNames = (name: string, alike: readonly string[]): string[] =>
  alike.filter((known) => known !== name && numbersIn(known) === numbersIn(name))
