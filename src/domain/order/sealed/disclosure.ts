/**
 * A disclosure of RFC 9901, before base64url: `[salt, name, value]` of a member, `[salt, value]` of
 * a list's element. Of a value that was erased, or is withheld from a reader, `[name]` or `[]`.
 */
export type Disclosure = string

/** What a disclosure says; `isGone` where it says only what there was. */
export interface Told {
  /** Null for an element of a list. */
  readonly name: string | null
  readonly value: unknown
  readonly isGone: boolean
}

/** Reads a disclosure. Throws a SyntaxError on what is none. */
export const toldBy = (disclosure: Disclosure): Told => {
  const parts: unknown = JSON.parse(disclosure)
  if (!Array.isArray(parts)) throw new SyntaxError('a disclosure is a list')
  const [first, second, third] = parts as unknown[]
  switch (parts.length) {
    case 0:
      return { name: null, value: null, isGone: true }
    case 1:
      return { name: String(first), value: null, isGone: true }
    case 2:
      return { name: null, value: second, isGone: false }
    case 3:
      return { name: String(second), value: third, isGone: false }
    default:
      throw new SyntaxError('a disclosure has at most three parts')
  }
}

/** Was the value taken away, or withheld? Throws a SyntaxError on what is no disclosure. */
export const wasTakenAway = (disclosure: Disclosure): boolean =>
  // Whatever begins with a text and goes on has a salt and a value.
  !/^\["[^"\\]*",/.test(disclosure) && toldBy(disclosure).isGone

/** What is left of a disclosure whose value is taken away. */
export const withoutValue = (disclosure: Disclosure): Disclosure => {
  const { name } = toldBy(disclosure)
  return JSON.stringify(name === null ? [] : [name])
}

/** Values of one event that were taken away: its number, and their places among its disclosures. */
export interface Erased {
  readonly seq: number
  readonly places: readonly number[]
}
