import { z } from 'zod'

/** Who may call: anybody; an account; a public link's token; or either of the last two. */
export type Audience = 'public' | 'account' | 'link' | 'account_or_link'

/**
 * One call of the API, declared once for validation, documentation and clients. A route without all
 * of it is not served.
 */
export interface Call {
  readonly method: 'GET' | 'POST'
  /** Path under /api. */
  readonly url: string
  readonly summary: string
  readonly audience: Audience
  /**
   * Open to sessions that were begun on a phone to add orders, and can do nothing else (ADD-11).
   */
  readonly phone?: boolean
  /** Largest body in bytes. */
  readonly bodyLimit: number
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

/** A call with the bounds that suit most: 64 kB in, 10 s. */
export const call = <
  const C extends Omit<Call, 'bodyLimit' | 'timeout'> &
    Partial<Pick<Call, 'bodyLimit' | 'timeout'>>,
>(
  declared: C,
) => ({ bodyLimit: 65_536, timeout: 10_000, ...declared })

/** What every answer has, and what this one adds. */
export const answer = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ status: z.boolean(), message: z.string(), ...shape })

/** Every refusal: a sentence for people and, where input was wrong, each field. */
export const refusal = answer({
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
}).meta({ id: 'Refusal' })

/** A time that is asked for or said: of years that every database and calendar holds. */
export const instantAsked = z.iso
  .datetime()
  .refine((at) => at >= '1900' && at < '2200', 'must be of the years 1900 to 2199')

/** An order's id. */
export const orderId = z.uuid()
