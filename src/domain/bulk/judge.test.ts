import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import { problems, read } from '../testing/bulk.ts'
import type { Cell } from './cell.ts'

const withHeaders = (...values: string[]): PolicyDocument => ({
  add: { required_fields: false },
  dashboard_customization: {
    bulk_upload_headers: values.map((value) => ({ text: value, value, type: 'text' })),
  },
})
const food: PolicyDocument = {
  bulk: { format: 'food_delivery' },
  add: { waive_eta: true, waive_spoc: true, driver_contact_required: false },
}
const agro: PolicyDocument = { bulk: { format: 'agrochemical' }, add: { required_fields: false } }
const ofFood = (row: Readonly<Record<string, Cell>>) => {
  const usual = {
    'Invoice No.': 'F-1',
    Source: 'Kitchen',
    Destination: 'Koramangala',
    'Dispatch Time': '12:30',
    'Vehicle No.': 'KA01',
  }
  const cells = { ...usual, ...row }
  return read(food, Object.keys(cells), [Object.values(cells)])
}

describe('an order of a file', () => {
  it('names the fields that are needed and have no column [BULK-04] [ADD-02]', () => {
    const headers = ['identifier', 'srcname', 'destname', 'driver_name', 'tel']
    const { dashboard_customization } = withHeaders(...headers)
    const row = ['D-1', 'Pune', 'Nagpur', 'Ravi', '9876543210']
    expect(
      problems(
        read({ dashboard_customization, add: { waive_eta: true, waive_spoc: true } }, headers, [
          row,
        ]),
      ),
    ).toEqual([
      ['', 'Truck number is required'],
      ['', 'Dispatch time: Enter valid Time'],
    ])
  })

  it.each<[string, Record<string, Cell>, [string, string][]]>([
    ['is right', {}, []],
    [
      'is too long for an own field of the format',
      { 'POD ID': 'x'.repeat(2_001) },
      [['POD ID', 'may have at most 2000 characters']],
    ],
    [
      'is too long for a place',
      { City: 'x'.repeat(201) },
      [['City', 'may have at most 200 characters']],
    ],
    [
      'is too long for a line of the order',
      { Item: 'x'.repeat(201) },
      [['', 'Items: may have at most 200 characters']],
    ],
    [
      'cannot be read, though nobody needs it',
      { 'Invoice Date': 'soon' },
      [['Invoice Date', expect.stringContaining('soon') as string]],
    ],
  ])('of which a cell %s is judged by the column [BULK-07] [IMPO-01]', (_what, row, expected) => {
    const judged = ofFood(row)
    expect(problems(judged)).toEqual(expected)
    expect(judged.map(({ order }) => order === null)).toEqual([expected.length > 0])
  })

  it('says of a part that has to stand beside another that it is missing [BULK-04]', () => {
    const headers = ['identifier', 'ship_weight', 'weight_unit']
    expect(problems(read(withHeaders(...headers), headers, [['D-1', null, 'Kg']]))).toEqual([
      ['ship_weight', 'ship_weight is missing'],
    ])
    expect(problems(read(withHeaders(...headers), headers, [['D-1', 5, 'lb']]))).toEqual([
      ['weight_unit', 'must be one of Kg, Tonne'],
    ])
  })

  it('says what is wrong with a field at the column that it was taken from [BULK-07]', () => {
    const long = 'x'.repeat(2_001)
    const told = problems(read(agro, ['Invoice No.', 'city'], [['9001', long]]))
    expect(told.filter(([, said]) => said.includes('at most'))).toEqual([
      ['city', 'may have at most 200 characters'],
      ['city', 'may have at most 2000 characters'],
    ])
  })

  it.each<[string, PolicyDocument, string]>([
    ['headers of its own', withHeaders('identifier', 'label'), 'identifier'],
    ['a family', { ...food, add: { required_fields: false } }, 'Invoice No.'],
    ['none', { add: { required_fields: false } }, 'LR No.'],
  ])(
    'takes a label over where the account has %s, and says what is wrong with it there [TRADE-07]',
    (_has, document, number) => {
      const of = (label: Cell) => read(document, [number, 'label'], [['D-1', label]])
      const [right] = of('(4323)1(4324)2603101400')
      expect([right?.problems, right?.order?.label]).toEqual([[], '(4323)1(4324)2603101400'])
      expect(of('43231')[0]?.order?.label).toBe('43231')
      expect(of(43_231)[0]?.order?.label).toBe('43231')
      for (const nothing of [null, ' ', 'NA'])
        expect(of(nothing)[0]?.input).not.toHaveProperty('label')
      expect(problems(of('LR-1')).map(([, said]) => said)).toEqual([
        'The application identifier LR-1 is not known here',
      ])
      expect(problems(of('403R7'))[0]?.[1]).toBe('This label tells nothing of a delivery')
      expect(problems(of(3.7610425e17))[0]?.[1]).toContain('as text')
    },
  )
})
