import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { answerOf, unreachable, withId, type Failed } from './answer.ts'
import { t } from '../language/language.ts'

/** One refused input: a path with dots and the sentence for it. */
export interface ShownFieldError {
  readonly field: string
  readonly code?: string
  readonly message: string
}

/**
 * A call that did not succeed. `code` is the HTTP status, 0 without an answer; `message` is for
 * people; `answer` is the body as it came.
 */
export class ApiFailure extends Error {
  // Declared alone: fields that are initialised bring a helper of 400 bytes for older browsers.
  declare readonly code: number
  /** Error code: which sentence the message is; null where the answer does not say. */
  declare readonly said: string | null
  declare readonly errors: readonly ShownFieldError[]
  declare readonly answer: unknown
  /** Request id of a failure of the server’s own; null otherwise. */
  declare readonly request_id: string | null

  constructor(
    code: number,
    message: string,
    answer: unknown = null,
    said: string | null = null,
    request_id: string | null = null,
  ) {
    super(message)
    this.code = code
    this.request_id = request_id
    this.said = said
    this.answer = answer
    const errors = (answer as { errors?: unknown } | null)?.errors
    this.errors = Array.isArray(errors) ? (errors as ShownFieldError[]) : []
  }
}

/**
 * The sentence to show for anything thrown: the server's own message, else 'Some Error' (ERRS-01),
 * with the request id where the server failed.
 */
export const messageOf = (thrown: unknown): string => withId(plainMessageOf(thrown), idOf(thrown))

/**
 * The sentence to show for anything thrown, without the request id, for where that stands beside
 * it.
 */
export const plainMessageOf = (thrown: unknown): string =>
  thrown instanceof ApiFailure ? thrown.message : t(pageSentences).some_error

/** The request id of what was thrown; null where the server did not fail. */
export const idOf = (thrown: unknown): string | null =>
  thrown instanceof ApiFailure ? thrown.request_id : null

/** Did the server refuse it, rather than not be heard? */
export const isRefused = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && thrown.code > 0

/** A failed answer as something to throw. */
export const failureOf = ({ code, message, body, said, request_id }: Failed): ApiFailure =>
  new ApiFailure(code, message, body, said, request_id)

/** What was thrown, as a failed answer. */
export const failedOf = (thrown: unknown): Failed =>
  thrown instanceof ApiFailure
    ? {
        ok: false,
        code: thrown.code,
        message: thrown.message,
        said: thrown.said,
        retry_after_ms: 0,
        body: thrown.answer,
        request_id: thrown.request_id,
      }
    : unreachable()

/**
 * The body of an answer. Throws the ApiFailure it stands for; status false in a good response is
 * one too (ERRS-01).
 */
export const bodyOrFailure = (
  code: number,
  text: string,
  request_id: string | null = null,
): unknown => {
  const answer = answerOf<unknown>(code, text, null, request_id)
  if (answer.ok) return answer.body
  throw failureOf(answer)
}
