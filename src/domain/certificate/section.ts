/** A name and what is said under it. */
export type Fact = readonly [label: string, value: string]

/** Something that was said or made, with what is known of it in small print. */
export interface Note {
  readonly text: string
  readonly about: string
}

/** A file on record, as far as a page shows it. */
export interface ShownFile extends Note {
  readonly digest: string
  /** May it be drawn as a picture? */
  readonly is_picture: boolean
}

/** One part of a certificate: what it is called, and its content in one of four forms. */
export type Section =
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly more: string | null
    }
  | {
      readonly kind: 'notes'
      readonly title: string
      readonly notes: readonly Note[]
      readonly more: string | null
    }
  | {
      readonly kind: 'files'
      readonly title: string
      readonly files: readonly ShownFile[]
      readonly more: string | null
    }

/** Rows that one part of a certificate shows at most; the attached log has the others. */
export const MOST_ROWS = 100

/** The first rows, and how many are left for the log; null where none is. */
export const bounded = <T>(
  rows: readonly T[],
  more: (count: number) => string,
): { readonly shown: readonly T[]; readonly more: string | null } => ({
  shown: rows.slice(0, MOST_ROWS),
  more: rows.length > MOST_ROWS ? more(rows.length - MOST_ROWS) : null,
})
