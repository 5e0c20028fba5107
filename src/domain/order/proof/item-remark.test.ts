import { describe, expect, it } from 'vitest'
import { did, orderOf } from '../../testing/factories.ts'
import { words } from '../../testing/words.ts'
import type { OrderEvent } from '../events.ts'
import {
  decideItemRemarks,
  deviationOf,
  itemCategories,
  itemUnits,
  type ItemRemarkInput,
} from './item-remark.ts'
import { isRefusal } from '../refusal.ts'
import { inEnglish } from '../../testing/in-english.ts'

const Items = [{ item_no: 'A1', product_quantity: 10, sales_unit: 'Kg' }, { item_no: 'B2' }]
const row = (changes: Partial<ItemRemarkInput> = {}): ItemRemarkInput => ({
  item_no: 'A1',
  text: 'Short Qty Receipt',
  message: null,
  received_quantity: 8,
  recorded_unit: 'Kg',
  ...changes,
})
const blank: ItemRemarkInput = {
  item_no: null,
  text: null,
  message: null,
  received_quantity: null,
  recorded_unit: null,
}
const outcome = (rows: ItemRemarkInput[], ...past: OrderEvent[]) => {
  const decided = decideItemRemarks(orderOf({ Items }, ...past), rows)
  return isRefusal(decided) ? [decided.refused[0].field, inEnglish(decided.refused[0])] : decided
}

describe('remarks on items', () => {
  it('know ten categories and three units [ITEM-01]', () => {
    expect(itemCategories).toEqual([
      'Damaged Box',
      'Short Qty Receipt',
      'Excess Qty Receipt',
      'Wrong Material',
      'Expired Material',
      'Batch Mismatch',
      'Expiry Date Mismatch',
      'Leakage Inside Box',
      'Wet boxes',
      'Other',
    ])
    expect(itemUnits).toEqual(['Kg', 'Ltr', 'boxes'])
    expect(outcome([row({ text: 'Lost' })])).toEqual([
      'remarks.0.text',
      words.field_wrong(words.item_fields.text, words.one_of_these(itemCategories)),
    ])
    expect(outcome([row({ recorded_unit: 'Tonne' })])).toEqual([
      'remarks.0.recorded_unit',
      words.field_wrong(words.item_fields.recorded_unit, words.one_of_these(itemUnits)),
    ])
  })

  it.each([
    ['Short Qty Receipt', 10, 8, 2],
    ['Short Qty Receipt', 10, 12, -2],
    ['Excess Qty Receipt', 10, 12, 2],
    ['Excess Qty Receipt', 10, 8, -2],
    ['Damaged Box', 10, 10, 0],
    ['Excess Qty Receipt', 10, 10, 0],
    ['Other', 0.3, 0.1, 0.2],
    ['Other', null, 5, null],
  ])('deviate as %s of %s with %s received by %s [ITEM-02]', (text, ordered, received, deviation) =>
    expect(deviationOf(text, ordered, received)).toBe(deviation),
  )

  it('count an item that came in two batches as one, as its quantities are [ITEM-02] [SIDE-01]', () => {
    const batches = [
      { item_no: 'A1', product_quantity: 10 },
      { item_no: 'A1', product_quantity: 5 },
    ]
    const said = (text: string, received_quantity: number) => {
      const decided = decideItemRemarks(orderOf({ Items: batches }), [
        row({ text, received_quantity }),
      ])
      return isRefusal(decided) ? decided.refused[0].code : decided[0]?.data
    }
    expect([said('Short Qty Receipt', 12), said('Excess Qty Receipt', 16)]).toMatchObject([
      { remarks: [{ deviation: 3 }] },
      { remarks: [{ deviation: 1 }] },
    ])
    expect([said('Short Qty Receipt', 16), said('Excess Qty Receipt', 14)]).toEqual([
      'deviation_invalid',
      'deviation_invalid',
    ])
  })

  it('are one event with each deviation [ITEM-02]', () => {
    expect(
      outcome([
        row(),
        blank,
        row({
          item_no: 'B2',
          text: 'Wet boxes',
          received_quantity: 3,
          recorded_unit: null,
          message: 'All of them',
        }),
      ]),
    ).toEqual([
      {
        type: 'items_remarked',
        data: {
          remarks: [
            {
              item_no: 'A1',
              text: 'Short Qty Receipt',
              message: null,
              received_quantity: 8,
              recorded_unit: 'Kg',
              deviation: 2,
            },
            {
              item_no: 'B2',
              text: 'Wet boxes',
              message: 'All of them',
              received_quantity: 3,
              recorded_unit: null,
              deviation: null,
            },
          ],
        },
      },
    ])
  })

  it.each<[string, ItemRemarkInput[], string, string]>([
    ['no item', [row({ item_no: null })], 'remarks.0.item_no', words.required('Item number')],
    ['no category', [row({ text: null })], 'remarks.0.text', words.required('Category')],
    [
      'no quantity',
      [row({ received_quantity: null })],
      'remarks.0.received_quantity',
      words.required('Received quantity'),
    ],
    [
      'a quantity that nobody can read',
      [row({ received_quantity: Number.NaN })],
      'remarks.0.received_quantity',
      words.number_needed('Received quantity'),
    ],
    ['nothing', [blank], 'remarks.0.item_no', words.required('Item number')],
    [
      'an item of another order',
      [row({ item_no: 'Z9' })],
      'remarks.0.item_no',
      words.field_wrong(words.item_fields.item_no, words.item_unknown),
    ],
    [
      'more received than ordered',
      [row({ received_quantity: 11 })],
      'remarks.0.received_quantity',
      'Invalid Deviation Recorded',
    ],
    [
      'an excess that is none',
      [row({ text: 'Excess Qty Receipt', received_quantity: 9 })],
      'remarks.0.received_quantity',
      'Invalid Deviation Recorded',
    ],
    [
      'a second row that is wrong',
      [row(), row({ received_quantity: 11 })],
      'remarks.1.received_quantity',
      'Invalid Deviation Recorded',
    ],
  ])('with %s are refused, all of them [ITEM-02]', (_case, rows, field, message) =>
    expect(outcome(rows)).toEqual([field, message]),
  )

  it('are of what was received in full too [ITEM-02]', () =>
    expect(outcome([row({ text: 'Damaged Box', received_quantity: 10 })])).toMatchObject([
      { data: { remarks: [{ deviation: 0 }] } },
    ]))

  it('are at least one [ITEM-02]', () =>
    expect(outcome([])).toEqual(['remarks', words.required('Item number')]))

  it.each<[Partial<ItemRemarkInput>, string]>([
    [{ item_no: 'B2' }, 'remarks.1.text'],
    [{ text: 'Wet boxes' }, 'remarks.1.item_no'],
    [{ message: 'All of them' }, 'remarks.1.item_no'],
    [{ received_quantity: 0 }, 'remarks.1.item_no'],
  ])('are not skipped where a later row holds but %j [ITEM-02]', (part, field) =>
    expect(decideItemRemarks(orderOf({ Items }), [row(), { ...blank, ...part }])).toMatchObject({
      refused: [{ kind: 'rule', field }],
    }),
  )

  it('are not for an order whose last remark says that all is well [ITEM-02]', () => {
    expect(outcome([row()], did.remarked('Ontime and Intact'))).toEqual([
      'remarks',
      'Change Remark',
    ])
    expect(
      outcome([row()], did.remarked('Ontime and Intact'), did.remarked('Two are wet')),
    ).toHaveLength(1)
  })

  it('stand with their item, each with its time, the earlier ones too [ITEM-02]', () => {
    const event = (received_quantity: number): OrderEvent => ({
      type: 'items_remarked',
      data: {
        remarks: [
          {
            item_no: 'A1',
            text: 'Other',
            message: null,
            received_quantity,
            recorded_unit: null,
            deviation: 10 - received_quantity,
          },
        ],
      },
    })
    const [first, second] = orderOf({ Items }, event(9), event(8)).Items
    expect(
      first?.remarks.map(({ received_quantity, deviation, time }) => [
        received_quantity,
        deviation,
        time !== null,
      ]),
    ).toEqual([
      [9, 1, true],
      [8, 2, true],
    ])
    expect(second?.remarks).toEqual([])
  })
})
