import type { FieldError } from '../domain/field-errors.ts'
import { codeOf, type Reason } from '../domain/policy/reason.ts'
import { words } from '../domain/words.ts'

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
