import { fieldErrors, type FieldError } from '../../domain/field-errors.ts'
import { toldOfRow } from '../../domain/order/entry/field-label.ts'
import { orderInput } from '../../domain/order/entry/order-input.ts'
import { brokenBound, rowBounds } from '../../domain/order/entry/row-bounds.ts'
import { storableText } from '../../domain/text.ts'
import type { Clock } from '../../domain/time.ts'
import { seenOnly } from '../../domain/unseen.ts'
import { sentence, sentenceOf, type Sentence } from '../../domain/words/sentence.ts'
import { fieldErrorsOf } from '../errors.ts'
import { decideAdded, type Acting, type DecidedNew } from './decide-change.ts'

/** A row that may become an order; `row` counts from 1. */
export interface GoodRow extends DecidedNew {
  readonly row: number
  readonly order_id: string
  readonly identifier: string
}

/** A row that became none, and why. `taken`: nothing is wrong with it but its number. */
export interface FailedRow {
  readonly row: number
  readonly identifier: string
  readonly message: Sentence
  readonly errors: readonly FieldError[]
  readonly taken: boolean
  readonly POD_ID?: string | number
}

const MOST_NAMED = 5

/**
 * Judges one row by its shape and by the policy: whether it may be an order, under this id; a
 * failure names each wrong field.
 */
export const judgeRow = (
  given: unknown,
  row: number,
  order_id: string,
  acting: Acting,
  clock: Clock,
): GoodRow | FailedRow => {
  const broken = brokenBound(given)
  if (broken) return failed(given, row, [], [broken])
  const parsed = orderInput.safeParse(seenOnly(given))
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error.issues).slice(0, rowBounds.errors)
    return failed(
      given,
      row,
      errors,
      errors.map((error) => toldOfRow(given, error)),
    )
  }
  const outcome = decideAdded(parsed.data, order_id, acting, clock)
  if ('refused' in outcome) {
    return failed(given, row, fieldErrorsOf(outcome.refused), outcome.refused.map(sentenceOf))
  }
  return { row, order_id, identifier: outcome.event.data.entered.identifier, ...outcome }
}

/** The failure of a row whose number is not free. */
export const takenRow = (
  given: unknown,
  { row, identifier }: GoodRow,
  message: Sentence,
  field: 'identifier' | 'label' = 'identifier',
): FailedRow => ({
  ...named(given),
  row,
  identifier,
  message,
  errors: [{ field, ...message }],
  taken: true,
})

const failed = (
  given: unknown,
  row: number,
  errors: readonly FieldError[],
  messages: readonly Sentence[],
): FailedRow => ({
  ...named(given),
  row,
  errors,
  message: together(messages),
  taken: false,
})

/** Each different sentence once; one alone keeps its code. */
const together = (messages: readonly Sentence[]): Sentence => {
  const different = [...new Map(messages.map((one) => [JSON.stringify(one), one])).values()]
  const [first, ...others] = different.slice(0, MOST_NAMED)
  return first && others.length === 0 ? first : sentence('several', different.slice(0, MOST_NAMED))
}

/** What a failure calls the row by, as far as it says. */
const named = (given: unknown): { identifier: string; POD_ID?: string | number } => {
  const { identifier, POD_ID } = (
    typeof given === 'object' && given !== null ? given : {}
  ) as Record<string, unknown>
  return {
    identifier: typeof identifier === 'string' ? storableText(identifier, 80) : '',
    ...(typeof POD_ID === 'number' && { POD_ID }),
    ...(typeof POD_ID === 'string' && { POD_ID: storableText(POD_ID, 200) }),
  }
}
