import { sentence, type ParamsOf, type Sentence, type SentenceCode } from '../words/sentence.ts'

/** What may have to be on record before an order is received or rejected. */
export const evidencePieces = ['remark', 'photo', 'face', 'signature'] as const
/** A piece of evidence. */
export type Evidence = (typeof evidencePieces)[number]

/**
 * A refusal's reason as a code: why something may not happen, of which kind that is, and what a
 * person is told, in the language that is asked for.
 */
export interface Reason extends Sentence {
  readonly kind: 'forbidden' | 'done' | 'locked' | 'rule'
  /** The input it is about, as a path with dots. */
  readonly field?: string
  /** The evidence that is missing; left out where it is about something else. */
  readonly evidence?: readonly Evidence[]
  /** Seconds after which trying again makes sense; with 'locked'. */
  readonly retry_after?: number
}

/** Authorization: this viewer may not do it at all. */
export const forbidden = <C extends SentenceCode>(code: C, ...params: ParamsOf<C>): Reason => ({
  kind: 'forbidden',
  ...sentence(code, ...params),
})

/** Conflict with the state: it has happened already, or is over. */
export const done = <C extends SentenceCode>(code: C, ...params: ParamsOf<C>): Reason => ({
  kind: 'done',
  ...sentence(code, ...params),
})

/** Rate limit: not now, but after so many seconds. */
export const locked = <C extends SentenceCode>(
  retry_after: number,
  code: C,
  ...params: ParamsOf<C>
): Reason => ({ kind: 'locked', ...sentence(code, ...params), retry_after })

/** Validation: a rule that the input in this field breaks. */
export const rule = <C extends SentenceCode>(
  field: string,
  code: C,
  ...params: ParamsOf<C>
): Reason => ({ kind: 'rule', ...sentence(code, ...params), field })
