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

// A page speaks one language, so one place knows its catalogues, whichever script brought them and
// whenever.
const standing = new Map<string, object[]>()
const laid = new Map<string, object>()

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

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
export const spoken = <T extends object>(name: string, english: T): T => {
  keep(name, english)
  return english
}

/** Several catalogues as one, which follows them. */
export const joined = <P extends Record<string, object>>(parts: P): Both<P[keyof P]> => {
  const all = Object.assign({}, ...Object.values(parts)) as Both<P[keyof P]> & object
  for (const name of Object.keys(parts)) keep(name, all)
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
