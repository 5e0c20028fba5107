import { expect, it } from 'vitest'
import { fieldErrors } from '../../field-errors.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { toldOfRow } from './field-label.ts'
import { orderInput } from './order-input.ts'

/** What people are told of a row. */
const told = (input: unknown): string[] => {
  const { error } = orderInput.safeParse(input)
  return fieldErrors(error?.issues ?? []).map((one) => inEnglish(toldOfRow(input, one)))
}

it.each<[unknown, string]>([
  [{ destination: { city: 'Indore' } }, 'Destination is required'],
  [{ source: { name: 7 } }, 'Source: must be a text'],
  [{ client: 7 }, 'Client: must be a text'],
  [{ invoice_date: 'soon' }, 'Invoice date: Enter a valid date'],
  [{ ship_unit: 0 }, 'Units must be at least 1'],
  [{ value: '1200' }, 'Invoice value must be a number'],
  [{ value: 0.5 }, 'Invoice value must be at least 1'],
  [{ Items: [{}] }, 'Items: does not fit here'],
  [{ spocs: [{ name: 7 }] }, 'Receivers: must be a text'],
  [{ bill_qty: true }, '“bill_qty”: does not fit here'],
  [{ identifer: 'LR-1' }, '“identifer”: is not a known field'],
  ['no order', 'must be an object'],
])(
  'says what is wrong with %j by the name that people have for it [ADD-10] [ERRS-04]',
  (row, said) => expect(told(row)).toEqual([said]),
)
