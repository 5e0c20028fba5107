import type { JudgedDeliveriesGiven } from '../../contract/bulk/deliveries.ts'
import {
  columnOfRefusal,
  deliveryClock,
  deliveryCommands,
  deliveryReason,
  isOnRecord,
} from '../../domain/bulk/deliveries/delivery-commands.ts'
import { deliveryInput, type DeliveryInput } from '../../domain/bulk/deliveries/delivery-input.ts'
import { columnOf } from '../../domain/bulk/deliveries/judge-delivery.ts'
import { fieldErrors, type FieldError } from '../../domain/field-errors.ts'
import { brokenBound } from '../../domain/order/entry/row-bounds.ts'
import type { Order, Photo } from '../../domain/order/order.ts'
import { storableText } from '../../domain/text.ts'
import type { Clock } from '../../domain/time.ts'
import { sentence, sentenceOf, type Sentence } from '../../domain/words/sentence.ts'
import { onAnswer } from '../errors.ts'
import { decideAll, type Acting } from '../orders/decide-change.ts'
import type { OrderChange } from '../stores/orders/order-batch.ts'
import type { OrderAtHead } from '../stores/orders/order-at-head.ts'

/** What is answered of one row. */
export type RowAnswer = JudgedDeliveriesGiven[number]

/** A row whose shape is right; `row` counts from 1. */
export interface ShapedRow {
  readonly row: number
  readonly input: DeliveryInput
}

const MOST_NAMED = 5

/** The answer for a row that is refused, with what is wrong by its columns. */
export const refusedRow = (
  row: number,
  identifier: string,
  message: Sentence,
  errors: readonly FieldError[],
): RowAnswer => ({
  row,
  identifier,
  state: 'refused',
  message,
  errors: onAnswer(errors),
})

/** Judges a row by its shape alone. */
export const shapedRow = (given: unknown, row: number): ShapedRow | RowAnswer => {
  const number = numberIn(given)
  const broken = brokenBound(given)
  if (broken) return refusedRow(row, number, broken, [])
  const parsed = deliveryInput.safeParse(given)
  if (parsed.success) return { row, input: parsed.data }
  const errors = fieldErrors(parsed.error.issues)
    .slice(0, MOST_NAMED)
    .map((error) => ({ ...error, field: columnOf(error.field) }))
  return refusedRow(row, number, sentence('wrong_input'), errors)
}

const numberIn = (given: unknown): string => {
  const { identifier } = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >
  return typeof identifier === 'string' ? storableText(identifier, 80) : ''
}

/** What a row makes of its order; `change` is null where nothing is to be written. */
export interface DecidedRow {
  readonly answer: RowAnswer
  readonly change: OrderChange | null
}

/**
 * Decides the commands of a row, all or none: where one is refused, nothing of it goes on record,
 * not even the attempt.
 */
export const decidedRow = (
  { row, input }: ShapedRow,
  held: OrderAtHead,
  acting: Acting,
  clock: Clock,
): DecidedRow => {
  const { order } = held
  const about = { row, identifier: input.identifier, _id: order._id }
  if (isOnRecord(order, input, acting))
    return {
      answer: { ...about, state: 'same', message: sentence('delivery_there') },
      change: null,
    }
  const wrong = deliveryReason(order, input, acting, clock)
  const commands = deliveryCommands(order, input, acting)
  const { change, refused, refused_at } = wrong
    ? { change: null, refused: [wrong] as const, refused_at: null }
    : decideAll(held, commands, acting, deliveryClock(input, clock))
  if (refused) {
    const command = refused_at === null ? undefined : commands[refused_at]
    const errors = refused.map((reason) => ({
      field: columnOfRefusal(command, reason),
      ...sentenceOf(reason),
    }))
    return {
      answer: {
        ...refusedRow(row, input.identifier, sentenceOf(refused[0]), errors),
        _id: order._id,
      },
      change: null,
    }
  }
  return {
    answer: {
      ...about,
      state: change ? 'recorded' : 'same',
      message: sentence(change ? 'delivery_recorded' : 'delivery_there'),
    },
    change,
  }
}

/** A photo as evidence looks at it, in the place of one that is still to come. */
const toCome = (tag: Photo['tag']): Photo => ({
  url: '',
  digest: '',
  file_name: '',
  ext: '',
  tag,
  action_by: 'transporter',
  time: '',
  captured_at: null,
  place: null,
})

/**
 * A row of a preview. Where it lacks nothing but photos, and comes with some, it is judged as if
 * they were there.
 */
export const previewedRow = (
  shaped: ShapedRow,
  held: OrderAtHead,
  acting: Acting,
  clock: Clock,
): RowAnswer => {
  const ready = (answer: RowAnswer): RowAnswer =>
    answer.state === 'recorded'
      ? { ...answer, state: 'ready', message: sentence('delivery_ready') }
      : answer
  const { answer } = decidedRow(shaped, held, acting, clock)
  if (answer.state !== 'refused' || (shaped.input.photos ?? 0) === 0) return ready(answer)
  const order = withPhotos(held.order, shaped.input.photos ?? 0)
  const after = decidedRow(shaped, { ...held, order }, acting, clock)
  return after.answer.state === 'recorded' ? { ...ready(after.answer), photos_first: true } : answer
}

/** Of several, one may show whoever received the goods. */
const withPhotos = (order: Order, count: number): Order => {
  const tags = count > 1 ? (['epod', 'spoc'] as const) : (['epod'] as const)
  return {
    ...order,
    epod: { ...order.epod, photos: [...order.epod.photos, ...tags.map(toCome)] },
  }
}
