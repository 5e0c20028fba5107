import { z } from 'zod'
import { issueText } from '../domain/field-errors.ts'
import type { Reason } from '../domain/policy/reason.ts'
import type { Param, Sentence } from '../domain/words/sentence.ts'

/** Who may call: anybody; an account; a public link's token; or either of the last two. */
export type Audience = 'public' | 'account' | 'link' | 'account_or_link'

/**
 * One call of the API, declared once for validation, documentation and clients. A route without all
 * of it is not served.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Path under /api. */
  readonly url: string
  readonly summary: string
  readonly audience: Audience
  /**
   * Open to sessions that were begun on a phone to add orders, and can do nothing else (ADD-11).
   */
  readonly phone?: boolean
  /**
   * Changes nothing, whatever its method says: open to sessions that look as somebody else does. A
   * GET is so by itself.
   */
  readonly reads?: boolean
  /** Open to sessions that lack the second factor which their client asks for. */
  readonly before_second_factor?: boolean
  /** Largest body in bytes. */
  readonly bodyLimit: number
  /** Most values in a body. */
  readonly values: number
  /** Milliseconds after which the answer is 503. */
  readonly timeout: number
  readonly schema: {
    readonly body?: z.ZodType
    readonly params?: z.ZodType
    readonly querystring?: z.ZodType
    readonly headers?: z.ZodType
    readonly response: Readonly<Record<200, z.ZodType> & Partial<Record<409 | 422, z.ZodType>>>
  }
}

/** A call with the bounds that suit most: 64 kB and 10,000 values in, 10 s. */
export const call = <
  const C extends Omit<Call, 'bodyLimit' | 'values' | 'timeout'> &
    Partial<Pick<Call, 'bodyLimit' | 'values' | 'timeout'>>,
>(
  declared: C,
) => ({ bodyLimit: 65_536, values: 10_000, timeout: 10_000, ...declared })

/** The HTTP status of each kind of reason. */
export const statusOfKind: Readonly<Record<Reason['kind'], number>> = {
  forbidden: 403,
  done: 409,
  locked: 429,
  rule: 422,
}

/** A message descriptor, with the text where the client's own policy words it. */
export interface Said extends Sentence {
  readonly text?: string
}

/** What an answer says: routes give the message descriptor, the edge makes code and text of it. */
export const said = {
  code: z
    .string()
    .optional()
    .describe('which sentence `message` is, whatever its language; docs/errors.md lists them'),
  message: z
    .custom<Said>()
    .transform(({ code }): string => code)
    .pipe(z.string()),
}

/** A reason as the wire tells it: code, parameters, and the text in the asked language. */
export interface ToldReason {
  readonly code: string
  readonly params?: readonly Param[] | undefined
  readonly message: string
}

/**
 * Why something is refused, told in whole: with its parameters, so that a page can say it itself.
 */
export const refusedWith = z
  .custom<Sentence>()
  .transform(({ code, params }): ToldReason => ({ code, params, message: code }))
  .pipe(
    z.object({
      code: z.string(),
      params: z.custom<readonly Param[]>().optional(),
      message: z.string(),
    }),
  )

/** What every answer has, and what this one adds. */
export const answer = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ status: z.boolean(), ...said, ...shape })

/** One wrong field of an input. */
export const wrongField = z.object({ field: z.string(), ...said })

/** Every refusal: a code, its sentence for people and, where input was wrong, each field. */
export const refusal = answer({
  errors: z.array(wrongField).optional(),
}).meta({ id: 'Refusal' })

/** A time that is asked for or said: of years that every database and calendar holds. */
export const instantAsked = z.iso
  .datetime()
  .refine((at) => at >= '1900' && at < '2200', issueText('out_of_years'))

/** An order's id. */
export const orderId = z.uuid()
