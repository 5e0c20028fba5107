import { rule } from '../../policy/reason.ts'
import type { Clock } from '../../time.ts'
import { MOST_GOODS } from '../../units.ts'
import { sentence, type Sentence, type SentenceCode } from '../../words/sentence.ts'
import { receivedAtReason } from './received-at.ts'
import type { OrderEvent } from '../events.ts'
import type { Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { correctable, type CorrectableField } from './statements.ts'

/** A correction as asked for. */
export interface CorrectCommand {
  readonly type: 'correct'
  readonly field: CorrectableField
  readonly value: string | number | null
  readonly reason: string
}

type Corrected = Extract<OrderEvent, { type: 'corrected' }>

/** What people call the values that can be put right. */
const called: Readonly<Record<CorrectableField, SentenceCode>> = {
  delivery_time: 'fields.delivery',
  invoice: 'fields.invoice',
  truck_number: 'fields.truck_number',
  ship_unit: 'fields.units',
  quantity: 'quantity',
  number_of_box: 'number_of_box',
}

const problemOf = (
  order: Order,
  field: CorrectableField,
  value: CorrectCommand['value'],
  clock: Clock,
): Sentence | null => {
  switch (correctable[field]) {
    case 'instant': {
      if (order.delivery_time === null) return sentence('not_received_yet')
      if (
        typeof value !== 'string' ||
        !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ||
        Number.isNaN(Date.parse(value)) ||
        value < '1900'
      )
        return sentence('date_invalid')
      return receivedAtReason(order, value, clock)
    }
    case 'text':
      return typeof value === 'string' && value.trim() !== ''
        ? null
        : sentence('required', sentence(called[field]))
    case 'count': {
      // As where an order is added (ADD-08).
      const isOfUnits = field === 'ship_unit'
      const label = sentence(called[field])
      const least = isOfUnits ? 1 : 0
      if (value === null) return null
      if (Number.isNaN(value)) return sentence('number_needed', label)
      if (typeof value !== 'number' || value < least) return sentence('at_least', label, least)
      if (value > MOST_GOODS) return sentence('too_high', MOST_GOODS)
      return isOfUnits && !Number.isInteger(value) ? sentence('whole_number', label) : null
    }
  }
}

/**
 * A correction after closure, with its reason and both values, or why it cannot be one (PROF-05).
 */
export const decideCorrection = (
  order: Order,
  { field, value, reason }: CorrectCommand,
  clock: Clock,
): Corrected[] | Refusal => {
  if (reason.trim() === '') return refuse(rule('correction.reason', 'reason_missing'))
  const problem = problemOf(order, field, value, clock)
  if (problem !== null) return refuse({ ...problem, kind: 'rule', field: 'correction.value' })
  const before = order[field]
  const after = typeof value === 'string' ? value.trim() : value
  return before === after
    ? refuse(rule('correction.value', 'nothing_changed'))
    : [{ type: 'corrected', data: { field, before, after, reason: reason.trim() } }]
}
