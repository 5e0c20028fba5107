import { words } from './words.ts'

/** One wrong field of an input. */
export interface FieldError {
  field: string
  message: string
}

/** One thing that a schema has against an input, as zod says it. */
export interface Issue {
  readonly code: string
  readonly format?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly keys?: readonly string[]
  readonly errors?: readonly (readonly Issue[])[]
}

/** A schema's issues as fields with dotted paths. */
export const fieldErrors = (
  issues: readonly Issue[],
  under: readonly PropertyKey[] = [],
): FieldError[] =>
  issues.flatMap((issue): FieldError[] => {
    const path = [...under, ...issue.path]
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map((key) => ({
        field: dotted([...path, key]),
        message: words.unknown_field,
      }))
    if (issue.code === 'invalid_union') {
      // The branch that came furthest says what is wrong; failing that, the union as a whole.
      const closest = (issue.errors ?? []).toSorted((a, b) => deepest(b) - deepest(a))[0]
      if (closest && deepest(closest) > 0) return fieldErrors(closest, path)
    }
    return [{ field: dotted(path), message: issue.message }]
  })

const deepest = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'custom' ? 1 : 0)))
const dotted = (path: readonly PropertyKey[]): string => path.map(String).join('.')
