import { statusOfKind, type Said } from '../contract/call.ts'
import type { FieldError } from '../domain/field-errors.ts'
import type { Order } from '../domain/order/order.ts'
import type { Evidence, Reason } from '../domain/policy/reason.ts'
import { english } from '../domain/words/catalogue.ts'
import { sentence, sentenceOf, type Sentence } from '../domain/words/sentence.ts'
import type { FileFault } from './gateways/files/genuine-file.ts'
import { textOfAny } from '../domain/words/text-of-any.ts'

/**
 * A refusal on its way to the caller: the HTTP status, what is said to people, and what was wrong
 * with which field. Its text is made at the edge; the log has it in English.
 */
export class Refused extends Error {
  readonly code: number
  readonly said: Said
  readonly errors: readonly FieldError[]
  readonly retry_after: number | null
  /** Every reason of the judge; none where no judge was asked. */
  readonly reasons: readonly Reason[]

  constructor(
    code: number,
    said: Said,
    errors: readonly FieldError[] = [],
    retry_after: number | null = null,
    reasons: readonly Reason[] = [],
  ) {
    super(said.text ?? textOfAny(said, english))
    this.code = code
    this.said = said
    this.errors = errors
    this.retry_after = retry_after
    this.reasons = reasons
  }
}

/** A refusal of what was asked of an order that was held: with the order as it stayed. */
export class RefusedOn extends Refused {
  readonly order: Order

  constructor(order: Order, { code, said, errors, retry_after, reasons }: Refused) {
    super(code, said, errors, retry_after, reasons)
    this.order = order
  }
}

/** The refusal for a judge's reasons: of the first one's kind, with all of them. */
export const refusedFor = (reasons: readonly [Reason, ...Reason[]]): Refused => {
  const [first] = reasons
  return new Refused(
    statusOfKind[first.kind],
    sentenceOf(first),
    fieldErrorsOf(reasons),
    first.retry_after ?? null,
    reasons,
  )
}

/** Guard clause: throws the refusal for a judge's reasons where there are some. */
export const refuseFor = ([first, ...others]: readonly Reason[]): void => {
  if (first) throw refusedFor([first, ...others])
}

/** The refusal for what is wrong with one field, which says so as a whole too. */
export const refusedAt = (field: string, said: Sentence, code = 422): Refused =>
  new Refused(code, said, [{ field, ...said }])

/**
 * The refusal for what is wrong with one field where that is no sentence without the field: it
 * stands before it as a whole.
 */
export const refusedOf = (field: string, said: Sentence): Refused =>
  new Refused(422, sentence('field_wrong', `“${field}”`, said), [{ field, ...said }])

/** The fields that reasons name. */
export const fieldErrorsOf = (reasons: readonly Reason[]): FieldError[] =>
  reasons.flatMap((reason) =>
    reason.field === undefined ? [] : [{ field: reason.field, ...sentenceOf(reason) }],
  )

/** Field errors as an answer carries them to the edge. */
export const onAnswer = (errors: readonly FieldError[]): { field: string; message: Sentence }[] =>
  errors.map((error) => ({ field: error.field, message: sentenceOf(error) }))

/** Reasons as an answer carries them to the edge, told in whole. */
export const reasonsOnAnswer = (
  reasons: readonly Reason[],
): (Pick<Reason, 'field' | 'retry_after'> & { evidence?: Evidence[]; message: Sentence })[] =>
  reasons.map((reason) => ({
    message: sentenceOf(reason),
    ...(reason.field !== undefined && { field: reason.field }),
    ...(reason.evidence !== undefined && { evidence: [...reason.evidence] }),
    ...(reason.retry_after !== undefined && { retry_after: reason.retry_after }),
  }))

/** The one answer for what does not exist and what the caller may not know of. */
export const notFound = (): Refused => new Refused(404, sentence('not_found'))

/** The answer for a missing, wrong, expired or revoked token. */
export const unauthorized = (): Refused => new Refused(401, sentence('sign_in_again'))

/** What is said of a file on record that cannot be handed out. */
export const saidOf = (fault: FileFault): Sentence =>
  sentence(fault === 'changed' || fault === 'cut' ? 'file_changed' : 'file_missing')
