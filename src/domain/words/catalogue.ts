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

/** Finds catalogues among translations by their names; in English what is missing there. */
export const translateFrom = (translations: (name: string) => object | undefined): Translate => {
  const found = new WeakMap<object, object>()
  return <T extends object>(catalogue: T): T => {
    const before = found.get(catalogue)
    if (before) return before as T
    const translation = (names.get(catalogue) ?? []).reduce<object>(
      (under, name) => merged(under, translations(name) ?? {}),
      catalogue,
    )
    found.set(catalogue, translation)
    return translation as T
  }
}

// A page speaks one language, so one place knows its catalogues, whichever script brought them and
// whenever.
const standing = new Map<string, object[]>()
const laid = new Map<string, object>()

/**
 * In place, so that whoever holds the catalogue, or an object in it, reads the other language from
 * now on.
 */
const overlay = (under: object, over: object): void => {
  for (const [key, value] of Object.entries(over) as [keyof typeof under, unknown][]) {
    const there: unknown = under[key]
    if (isNested(there) && isNested(value)) overlay(there, value)
    else Object.assign(under, { [key]: value })
  }
}

const keep = (name: string, catalogue: object): void => {
  standing.set(name, [...(standing.get(name) ?? []), catalogue])
  const over = laid.get(name)
  if (over) overlay(catalogue, over)
}

/** An English catalogue, over which a page may lay another language. */
export const spoken = <T extends object>(name: string, catalogue: T): T => {
  keep(name, catalogue)
  names.set(catalogue, [name])
  return catalogue
}

/** Several catalogues as one, which follows them. */
export const joined = <P extends Record<string, object>>(parts: P): Both<P[keyof P]> => {
  const all = Object.assign({}, ...Object.values(parts)) as Both<P[keyof P]> & object
  for (const name of Object.keys(parts)) keep(name, all)
  names.set(all, Object.keys(parts))
  return all
}

/**
 * Lays translations over the catalogues of these names, those too that a later script brings. For
 * pages only: a server speaks to several people at once.
 */
export const lay = (translations: Readonly<Record<string, object>>): void => {
  for (const [name, over] of Object.entries(translations)) {
    laid.set(name, over)
    for (const catalogue of standing.get(name) ?? []) overlay(catalogue, over)
  }
}
