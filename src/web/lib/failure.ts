import { words } from '../../domain/words.ts'
import { dashboardWords } from '../../domain/words/dashboard.ts'

/** One refused input: a path with dots and the sentence for it. */
export interface FieldError { readonly field: string; readonly message: string }

/** A call that did not succeed. `code` is the HTTP status, 0 without an answer; `message` is for people; `answer` is the body as it came. */
export class ApiFailure extends Error {
  readonly code: number
  readonly errors: readonly FieldError[]
  readonly answer: unknown

  constructor(code: number, message: string, errors: readonly FieldError[] = [], answer: unknown = null) {
    super(message)
    this.code = code
    this.errors = errors
    this.answer = answer
  }
}

/** The failure for a call that got no answer. */
export const unreachable = (): ApiFailure => new ApiFailure(0, dashboardWords.unreachable)

/** The sentence to show for anything thrown: the server's own message, else 'Some Error' (ERRS-01). */
export const messageOf = (thrown: unknown): string => (thrown instanceof ApiFailure ? thrown.message : words.someError)

interface Body { status?: unknown; message?: unknown; errors?: unknown }

/** The body of an answer, or the failure it stands for; status false in a good response is a failure too (ERRS-01). */
export const bodyOrFailure = (code: number, text: string): unknown => {
  let body: Body | null = null
  try {
    body = JSON.parse(text) as Body | null
  } catch {
    // An answer that is no JSON, from a proxy perhaps, has no message of its own.
  }
  const isGood = code >= 200 && code < 300 && body?.status === true
  if (isGood) return body
  const message = typeof body?.message === 'string' && body.message !== '' ? body.message : words.someError
  throw new ApiFailure(code, message, Array.isArray(body?.errors) ? (body.errors as FieldError[]) : [], body)
}
