import { codeOf, type Reason } from '../domain/policy/reason.ts'
import { words } from '../domain/words.ts'

/** One wrong field of an input. */
export interface FieldError {
  field: string
  message: string
}

/**
 * A refusal on its way to the caller: the wire's code, a sentence for people, and what was wrong.
 */
export class Refused extends Error {
  readonly code: number
  readonly errors: readonly FieldError[]
  readonly retry_after: number | null

  constructor(
    code: number,
    message: string,
    errors: readonly FieldError[] = [],
    retry_after: number | null = null,
  ) {
    super(message)
    this.code = code
    this.errors = errors
    this.retry_after = retry_after
  }
}

/**
 * The refusal for a judge's reasons: the first one's code and sentence, every field that was named.
 */
export const refusedFor = (reasons: readonly [Reason, ...Reason[]]): Refused => {
  const [first] = reasons
  const errors = reasons.flatMap(({ field, message }) =>
    field === undefined ? [] : [{ field, message }],
  )
  return new Refused(codeOf[first.kind], first.message, errors, first.retry_after ?? null)
}

/** The one answer for what does not exist and what the caller may not know of. */
export const notFound = (): Refused => new Refused(404, words.not_found)

/** The answer for a missing, wrong, expired or revoked token. */
export const unauthorized = (): Refused => new Refused(401, words.sign_in_again)

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
