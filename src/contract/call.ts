import { z } from 'zod'
import { issueText } from '../domain/field-errors.ts'
import { evidencePieces, type Reason } from '../domain/policy/reason.ts'
import type { Param, Sentence } from '../domain/words/sentence.ts'
import { LONGEST_INSTANT } from '../domain/time.ts'

/** Who may call: anybody; an account; a public link's token; or either of the last two. */
export type Audience = 'public' | 'account' | 'link' | 'account_or_link'

/**
 * One call of the API, declared once for validation, documentation and clients. A route without all
 * of it is not served.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
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
  /**
   * Answered anew each time, whatever its Idempotency-Key: its answer holds a secret, or is good
   * for one challenge alone, and is not to be kept.
   */
  readonly never_kept?: boolean
  /** Open to sessions that lack the second factor which their client asks for. */
  readonly before_second_factor?: boolean
  /** Largest body in bytes. */
  readonly bodyLimit: number
  /** Most values in a body. */
  readonly values: number
  /** Milliseconds after which the answer is 503. */
  readonly timeout: number
  /** Good answers that are no JSON, by media type: what each holds. */
  readonly files?: Readonly<Record<string, string>>
  /** Media type of its JSON, where that is another than application/json. */
  readonly media?: string
  /** Headers that mean something to it, by name: what each asks for. */
  readonly hears?: Readonly<Record<string, string>>
  /** Headers of its good answers, by name: what each tells. */
  readonly tells?: Readonly<Record<string, string>>
  /** What a public call takes in the place of a session's token. */
  readonly credentials?: 'basic' | 'code' | 'renewal'
  /** A body as it is sent, for whoever reads the documentation. */
  readonly example?: unknown
  readonly schema: {
    readonly body?: z.ZodType
    readonly params?: z.ZodType
    readonly querystring?: z.ZodType
    readonly headers?: z.ZodType
    readonly response: Readonly<
      Record<200, z.ZodType> & Partial<Record<202 | 206 | 409 | 422, z.ZodType>>
    >
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

/** One reason why something may not be done: its rule, its sentence, and what is missing. */
export const toldWhyNot = z.object({
  ...said,
  field: z.string().optional().describe('the input it is about'),
  evidence: z.array(z.enum(evidencePieces)).optional().describe('what is not on record yet'),
  retry_after: z.number().int().optional().describe('seconds after which to try again'),
})

/** Every refusal: a code, its sentence for people and, where input was wrong, each field. */
export const refusal = answer({
  errors: z.array(wrongField).optional(),
  reasons: z
    .array(toldWhyNot)
    .optional()
    .describe(
      'where a rule of the policy or the order’s state refused: every reason, not the first alone',
    ),
}).meta({ id: 'Refusal' })

/** A refusal as problem details (RFC 9457), for callers that accept application/problem+json. */
export const problem = z
  .object({
    type: z.url().describe('address of a page that says what this is'),
    title: z.string().describe('the sentence of this kind of problem, in the caller’s language'),
    status: z.number().int().describe('the HTTP status again'),
    detail: z.string().describe('the same as `message` of a Refusal'),
    instance: z.string().describe('this one request, as the server’s log knows it'),
    code: z.string().describe('which sentence it is, whatever its language'),
    errors: refusal.shape.errors,
    reasons: refusal.shape.reasons,
  })
  .meta({ id: 'Problem' })

/** A time that is asked for or said: of years that every database and calendar holds. */
export const instantAsked = z.iso
  .datetime({ abort: true })
  .max(LONGEST_INSTANT)
  .refine((at) => at >= '1900' && at < '2200', issueText('out_of_years'))

/** An order's id. */
export const orderId = z.uuid()

/** Is this an order's id by its form? */
export const isOrderId = (text: string): boolean => orderId.safeParse(text).success
