/** Why something may not happen. The kind tells the wire code: 403, 409, 429 or 422. */
export interface Reason {
  readonly kind: 'forbidden' | 'done' | 'locked' | 'rule'
  readonly message: string
  /** The input it is about, as a path with dots. */
  readonly field?: string
  /** Seconds after which trying again makes sense; with 'locked'. */
  readonly retry_after?: number
}

/** A reason of each kind. */
export const forbidden = (message: string): Reason => ({ kind: 'forbidden', message })
export const done = (message: string): Reason => ({ kind: 'done', message })
export const locked = (message: string, retry_after: number): Reason => ({
  kind: 'locked',
  message,
  retry_after,
})

/** A rule that the input in this field breaks. */
export const rule = (field: string, message: string): Reason => ({ kind: 'rule', message, field })

/** The wire's code for each kind of reason. */
export const codeOf: Readonly<Record<Reason['kind'], number>> = {
  forbidden: 403,
  done: 409,
  locked: 429,
  rule: 422,
}
