import { describe, expect, it } from 'vitest'
import { read } from '../testing/bulk.ts'
import { enteredFrom } from '../order/entry/new-order.ts'
import { clock } from '../testing/factories.ts'
import { editOf, isAlreadySo } from './edit-of.ts'

describe('the edit by a file', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'what it says, without the number',
      { identifier: 'LR-1', truck_number: 'KA01', tat: 0, value: '', extra_fields: { cod: false } },
      { truck_number: 'KA01', tat: 0, value: '', extra_fields: { cod: false } },
    ],
    ['nothing where it says nothing', { identifier: 'LR-1', transporter: 'NA' }, {}],
    ['that there is none of something', { identifier: 'LR-1', lot: null }, { lot: null }],
    [
      'the parts that it says',
      { source: { name: 'NA', city: 'Pune' }, driver: { name: 'NA' } },
      { source: { city: 'Pune' } },
    ],
    [
      'the receiver whom it names',
      { spocs: [{ name: 'Asha', contact: { phone: ['9876543210'] } }] },
      { spocs: [{ name: 'Asha', contact: { phone: ['9876543210'], email: [] } }] },
    ],
    ['no receivers where it names none', { spocs: [{ name: 'NA' }] }, {}],
  ])('has %s [BULK-11]', (_what, input, edit) => {
    expect(editOf({ input, names_client: true }, {})).toEqual(edit)
  })

  it('leaves the receivers of an order alone where the file has no columns of them, and its client [BULK-11]', () => {
    const [judged] = read(
      { add: { waive_spoc: true } },
      ['LR No.', 'Vehicle', 'Driver Name', 'Driver Contact'],
      [['LR-1', 'KA01', 'Ravi', '9876543210']],
    )
    expect(judged && editOf(judged, {})).toEqual({
      truck_number: 'KA01',
      driver: { name: 'Ravi', contact: ['9876543210'] },
    })
  })

  it.each<[boolean, string, Record<string, unknown>]>([
    [true, 'it says what the order is by now', { truck_number: 'KA02', transporter: 'NA' }],
    [true, 'it says less', { truck_number: 'KA02' }],
    [false, 'one part is another', { truck_number: 'KA02', driver: { name: 'Ravi' } }],
    [false, 'a number stands in it that is none', { driver: { contact: ['12'] } }],
    [false, 'it has a label', { truck_number: 'KA02', label: '(4323)1' }],
  ])('changes nothing: %s, where %s [IMPO-01]', (is_so, _where, input) => {
    const now = enteredFrom(
      { identifier: 'LR-1', truck_number: 'KA02', driver: { name: 'Mohan' }, transporter: 'Swift' },
      clock,
    )
    expect(
      isAlreadySo({ input: { identifier: 'LR-1', ...input }, names_client: true }, now, clock),
    ).toBe(is_so)
  })
})
