/**
 * A catalogue in another language: the same keys, the same parameters. The compiler refuses what is
 * missing.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Translation<T[K]> }

type Both<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void
  ? A
  : never

/**
 * Finds a catalogue in the language that is asked for: `t(panelWords).title`. A page has one of its
 * language, the server one for each answer; tests and logs take `english`.
 */
export type Translate = <T extends object>(catalogue: T) => T

/** The catalogues as they are written. */
export const english: Translate = (catalogue) => catalogue

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const names = new WeakMap<object, readonly string[]>()

/**
 * Objects as the one that lies over the other has them; a list is one thing, which is there or not.
 */
const merged = (under: object, over: object): object => {
  const all: Record<string, unknown> = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const there = all[key]
    all[key] = isNested(there) && isNested(value) ? merged(there, value) : value
  }
  return all
}

/** Catalogues as `t` has them, with what `parts` has for their names in the place of it. */
export const overlaid = (t: Translate, parts: (name: string) => object | undefined): Translate => {
  const found = new WeakMap<object, object>()
  return <T extends object>(catalogue: T): T => {
    const before = found.get(catalogue)
    if (before) return before as T
    const translation = (names.get(catalogue) ?? []).reduce<object>(
      (under, name) => merged(under, parts(name) ?? {}),
      t(catalogue),
    )
    found.set(catalogue, translation)
    return translation as T
  }
}

/** Finds catalogues among translations by their names; in English what is missing there. */
export const translateFrom = (translations: (name: string) => object | undefined): Translate =>
  overlaid(english, translations)

/** An English catalogue and the name under which other languages have theirs. */
export const spoken = <T extends object>(name: string, catalogue: T): T => {
  names.set(catalogue, [name])
  return catalogue
}

/** Several catalogues as one, with the translations of each. */
export const joined = <P extends Record<string, object>>(parts: P): Both<P[keyof P]> => {
  const all = Object.assign({}, ...Object.values(parts)) as Both<P[keyof P]> & object
  names.set(all, Object.keys(parts))
  return all
}
