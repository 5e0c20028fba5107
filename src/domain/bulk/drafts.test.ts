import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import { problems, read } from '../testing/bulk.ts'

const food: PolicyDocument = {
  bulk: { format: 'food_delivery' },
  add: { waive_eta: true, waive_spoc: true, driver_contact_required: false },
}
const shipper: PolicyDocument = { ...food, bulk: { format: 'shipper' } }
const withHeaders = (...values: string[]): PolicyDocument => ({
  ...food,
  bulk: {},
  dashboard_customization: {
    bulk_upload_headers: values.map((value) => ({ text: value, value, type: 'text' })),
  },
})

describe('the orders of a file', () => {
  it('are one for each row that does not say its number [BULK-07]', () => {
    const judged = read(
      food,
      ['Invoice No.', 'Source'],
      [
        [null, 'Kitchen'],
        [null, 'Kitchen'],
      ],
    )
    expect(judged.map(({ number, rows }) => [number, rows.map(({ line }) => line)])).toEqual([
      ['', [2]],
      ['', [3]],
    ])
  })

  it('stand in the order of their first rows [BULK-07]', () => {
    const judged = read(
      food,
      ['Invoice No.', 'Item'],
      [
        ['B', 'Meals'],
        ['A', 'Meals'],
        ['B', 'Drinks'],
      ],
    )
    expect(judged.map(({ number, rows }) => [number, rows.map(({ line }) => line)])).toEqual([
      ['B', [2, 4]],
      ['A', [3]],
    ])
  })

  it('count a row that repeats another once, but none that is in error [BULK-07]', () => {
    const repeated = (qty: string) =>
      read(
        food,
        ['Invoice No.', 'Item', 'Qty'],
        [
          ['F-1', 'Meals', qty],
          ['F-1', 'Meals', qty],
        ],
      ).map((judged) => [[...judged.repeated].map(({ line }) => line), problems([judged]).length])
    expect([repeated('4'), repeated('four')]).toEqual([[[[3], 1]], [[[], 3]]])
  })
})

describe('the lines of an order', () => {
  const headers = ['Invoice No.', 'Material Number', 'Item', 'Qty', 'Sales Unit', 'Boxes']

  it('have unit and boxes, which the order itself has not [BULK-07]', () => {
    const [judged] = read(food, headers, [['F-1', 'M1', 'Meals', 4, 'EA', 2]])
    expect(judged?.input['Items']).toEqual([
      {
        item_no: 'M1',
        product_description: 'Meals',
        product_quantity: 4,
        sales_unit: 'EA',
        number_of_box: 2,
      },
    ])
    expect(judged?.input).toMatchObject({ quantity: 4 })
    expect(judged?.input).not.toHaveProperty('sales_unit')
    expect(judged?.input).not.toHaveProperty('number_of_box')
  })

  it('have nothing where the file says nothing, and the order has no quantity [BULK-07]', () => {
    const [judged] = read(food, headers, [['F-1', null, 'Meals']])
    expect(judged?.input['Items']).toEqual([
      {
        item_no: 'Meals',
        product_description: 'Meals',
        product_quantity: null,
        sales_unit: null,
        number_of_box: null,
      },
    ])
    expect(judged?.input).not.toHaveProperty('quantity')
  })

  it('are counted where one thing comes again, and their names end where they have to [BULK-07]', () => {
    const long = 'M'.repeat(70)
    const [judged] = read(
      food,
      headers,
      [null, null, null, long, long].map((material, at) => ['F-1', material, 'Meals', at]),
    )
    const items = judged?.input['Items'] as { item_no: string }[]
    expect(items.map(({ item_no }) => item_no)).toEqual([
      'Meals',
      'Meals #2',
      'Meals #3',
      'M'.repeat(56),
      `${'M'.repeat(56)} #2`,
    ])
  })
})

describe('what an order has', () => {
  it('is its boxes, where they are the order’s own [BULK-04]', () => {
    const [judged] = read(
      withHeaders('identifier', 'number_of_box'),
      ['identifier', 'number_of_box'],
      [['D-1', 3]],
    )
    expect(judged?.input).toMatchObject({ identifier: 'D-1', number_of_box: 3 })
  })

  it.each(['gate2', '2nd_gate', '42'])('is an extra field of the name %s [BULK-04]', (name) => {
    const [judged] = read(withHeaders('identifier', name), ['identifier', name], [['D-1', 'x']])
    expect(judged?.input['extra_fields']).toEqual({ [name]: 'x' })
  })

  it('is the time beside its dispatch date alone [BULK-04]', () => {
    const headers = ['identifier', 'invoice_date', 'dispatch_date']
    const [none, one] = read(withHeaders(...headers), headers, [
      ['D-1', '21-Nov-2026 16:45', '22-Nov-2026'],
      ['D-2', '21-Nov-2026 16:45', '22-Nov-2026 09:30'],
    ])
    expect(none?.input).toMatchObject({ invoice_date: '2026-11-21', dispatch_date: '2026-11-22' })
    expect(none?.input).not.toHaveProperty('dispatch_time')
    expect(one?.input).toMatchObject({ dispatch_time: '09:30' })
  })

  it('is no SLA, where a shipper’s file has none [BULK-07]', () => {
    const [judged] = read(shipper, ['Invoice No.', 'Depot Name'], [['S-1', 'Bhiwandi']])
    expect(judged?.input).toMatchObject({ identifier: 'S-1', source: { name: 'Bhiwandi' } })
    expect(judged?.input).not.toHaveProperty('sla')
  })
})
