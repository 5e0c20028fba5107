import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import { read } from '../testing/bulk.ts'
import { clock } from '../testing/factories.ts'
import { inEnglish } from '../testing/in-english.ts'
import { fileSentences } from '../words/file-sentences.ts'
import { enteredAs } from './judge.ts'
import { statesOf } from './states.ts'
import { sumsOf, whysOf } from './why.ts'

const headers = ['LR No.', 'Vehicle', 'Driver Contact', 'Dispatch Date', 'Dispatch Time', 'TAT']
const lenient: PolicyDocument = { add: { required_fields: false } }
const agro: PolicyDocument = { bulk: { format: 'agrochemical' }, add: { required_fields: false } }

const sums = (document: PolicyDocument, its: readonly string[], rows: readonly string[][]) => {
  const stated = statesOf(
    read(document, its, rows),
    () => null,
    (order) => enteredAs(order, clock),
    () => false,
  )
  const whys = stated.flatMap((one) =>
    one.rows.map((row) => [row.line - 2, whysOf(row, one)] as const),
  )
  return sumsOf(whys).map(({ kind, label, said, places }) => [
    kind,
    label,
    said && inEnglish(said),
    places,
  ])
}
const row = (number: string, date = '2026-11-21', contact = '9876543210', truck = 'MH12') => [
  number,
  truck,
  contact,
  date,
  '09:30',
  '48',
]

it('leaves a row new that is likely a slip, and says what of it [IMPO-01] [BULK-02]', () => {
  const stated = statesOf(
    read(lenient, headers, [row('A', '2062-11-21'), row('B')]),
    () => null,
    (order) => enteredAs(order, clock),
    () => false,
  )
  expect(stated.map(({ state, reason }) => [state, reason && inEnglish(reason)])).toEqual([
    ['new', fileSentences.dispatch_far],
    ['new', null],
  ])
})

describe('why rows are in error', () => {
  it('is summed over all of them, the most frequent first, each row once for a reason [DESK-12]', () => {
    expect(
      sums(lenient, headers, [
        row('A', 'soon', '12'),
        row('B', 'later'),
        row('C'),
        row('D', 'some day'),
        row('E', '2026-11-21', '34'),
      ]),
    ).toEqual([
      ['wrong', 'Dispatch Date', null, [0, 1, 3]],
      ['wrong', 'Driver Contact', 'Enter valid contact info', [0, 4]],
    ])
  })

  it('tells what lacks from what is wrong, also where the rules of adding ask for it [DESK-12] [ADD-02]', () => {
    const needed: PolicyDocument = { add: { waive_spoc: true } }
    const all = [...headers, 'Source', 'Destination', 'Driver Name']
    const whole = (...cells: string[]) => [...cells, 'Pune', 'Nagpur', 'Ravi']
    expect(
      sums(needed, all, [
        whole(...row('A').slice(0, 5), ''),
        whole(...row('B').slice(0, 5), ''),
        whole(...row('C').slice(0, 5), '0'),
        whole('D', 'MH12', '', '2026-11-21', '', '48'),
      ]),
    ).toEqual([
      ['lacks', 'TAT', expect.any(String), [0, 1]],
      ['wrong', 'TAT', expect.any(String), [2]],
      ['lacks', 'Driver Contact', 'Enter valid contact info', [3]],
      ['lacks', 'Dispatch Time', 'Enter valid Time', [3]],
    ])
  })

  it('names a number that stands there twice, and rows that others of their order hold back, without their lines [DESK-12] [BULK-06]', () => {
    const twice = [row('A'), row('A', '2026-11-22'), row('B'), row('B', '2026-11-22')]
    expect(sums(lenient, headers, twice)).toEqual([['row', '', null, [1, 3]]])
    const its =
      'Invoice No.,Invoice Date,Bill to Customer No.,Ship to Customer No.,city,material group,material group description,material number,material description,Batch,Billing Qty.,SDistt.,SOff.,SGrp.,Shipping Plnt.'
    const line = (batch: string): string[] =>
      `I-1,2026-11-21,1,2,Indore,CP,Crop,2001,Herbicide,${batch},5,D,O,G,IN42`.split(',')
    expect(sums(agro, its.split(','), [line('B1'), line('')])).toEqual([
      ['row', '', 'Line 3 of the same number has an error', [0]],
      ['lacks', 'Batch', 'Batch is missing', [1]],
    ])
  })
})
