import { describe, expect, it } from 'vitest'
import { orderOnWire } from '../../../domain/order/on-wire.ts'
import type { OrderInput } from '../../../domain/order/entry/order-input.ts'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { anInput, aViewer, clock, orderOf } from '../../../domain/testing/factories.ts'
import { words } from '../../../domain/testing/words.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { onPage } from '../../lib/order-on-page.ts'
import { rebased, unsavedIn } from './conflict.ts'
import { changesOf, problemsOfEdit, valuesOf } from './edited-values.ts'
import { unshownIn } from './unshown.ts'
import { labelOf, leaves, shownAt, valueAt } from './leaves.ts'

const shown = (changes: Partial<OrderInput>) => onPage(orderOnWire(orderOf(changes)))
const order = shown({
  invoice: 'INV-1',
  invoice_date: '2026-03-01',
  ship_unit: 3,
  ship_weight: { weight: 2, unit: 'Tonne' },
  destination: { name: 'Nagpur', city: 'Nagpur' },
  value: 5000,
})
const base = valuesOf(order, 'Asia/Kolkata')
const asking = {
  viewer: aViewer(),
  policy: resolvePolicy({ editable: { driver: true, tat: true } }),
  clock,
}
const type = (change: Partial<FormValues>): FormValues => ({ ...base, ...change })
const problems = (change: Partial<FormValues>) =>
  Object.fromEntries(problemsOfEdit(order, changesOf(base, type(change)), asking))

describe('an order in the form', () => {
  it('stands there as it was entered, by the client’s clock [EDIT-01]', () => {
    expect(base).toMatchObject({
      identifier: 'LR-1',
      invoice: 'INV-1',
      invoice_date: '2026-03-01',
      dispatch_date: '2026-03-09',
      dispatch_time: '12:00',
      eta_hrs: '48',
      ship_unit: '3',
      ship_weight: { weight: '2', unit: 'Tonne' },
      value: '5000',
      driver: { name: 'Ravi', contact: '9876500001' },
      spocs: [{ name: 'Meera', contact: { phone: '9876500002', email: 'meera@example.com' } }],
      transporter: '',
      lot: '',
    })
    expect(valuesOf(shown({ ...anInput(), spocs: [], value: 'NA' }), 'UTC')).toMatchObject({
      spocs: [{ name: '', contact: { phone: '', email: '' } }],
      value: 'NA',
      invoice_date: '',
      ship_weight: { weight: '', unit: 'Kg' },
    })
  })

  it.each<[string, Partial<FormValues>, object]>([
    ['nothing', {}, {}],
    ['nothing but white space', { truck_number: ` ${base.truck_number} ` }, {}],
    ['a text', { truck_number: 'KA05' }, { truck_number: 'KA05' }],
    [
      'a part',
      { destination: { ...base.destination, address: '1 Road' } },
      { destination: { address: '1 Road' } },
    ],
    [
      'a part emptied',
      { destination: { ...base.destination, city: '' }, driver: { name: 'Ravi', contact: '' } },
      { destination: { city: null }, driver: { contact: [] } },
    ],
    [
      'texts emptied',
      { invoice: '', invoice_date: '', truck_number: ' ', ship_unit: '', eta_hrs: '' },
      { invoice: null, invoice_date: null, truck_number: '', ship_unit: null, eta_hrs: null },
    ],
    [
      'the unit alone',
      { ship_weight: { weight: '2', unit: 'Kg' } },
      { ship_weight: { weight: 2, unit: 'Kg' } },
    ],
    [
      'receivers, whole',
      { spocs: [...base.spocs, { name: 'Asha', contact: { phone: '9876500003', email: '' } }] },
      {
        spocs: [
          { name: 'Meera', contact: { phone: ['9876500002'], email: ['meera@example.com'] } },
          { name: 'Asha', contact: { phone: ['9876500003'] } },
        ],
      },
    ],
  ])('is sent as what was typed over it: %s [EDIT-02]', (_case, change, sent) =>
    expect(changesOf(base, type(change))).toEqual(sent),
  )

  it.each<[Partial<FormValues>, Record<string, string>]>([
    [{ truck_number: 'KA05' }, {}],
    [
      { truck_number: '', eta_hrs: '', dispatch_time: '25:00' },
      {
        truck_number: words.required('Truck number'),
        eta_hrs: words.above_zero('ETA'),
        dispatch_time: words.time_invalid,
      },
    ],
    [{ dispatch_date: '' }, { dispatch_date: words.date_invalid }],
    [
      { ship_weight: { weight: '0', unit: 'Kg' }, value: 'much' },
      {
        'ship_weight.weight': words.at_least('Shipment weight', 1),
        value: words.at_least('Invoice value', 1),
      },
    ],
    [
      { driver: { name: '', contact: '12' }, client: '' },
      {
        'driver.name': words.required('Driver name'),
        'driver.contact': words.contact_invalid,
        client: words.required('Client'),
      },
    ],
    [
      { spocs: [{ name: '', contact: { phone: '123', email: '' } }], client: '' },
      {
        'spocs.0.name': words.spoc_name_missing,
        'spocs.0.contact.phone': words.contact_invalid,
        client: words.required('Client'),
      },
    ],
    [
      { spocs: [{ name: 'A', contact: { phone: '', email: '' } }] },
      { 'spocs.0.contact.phone': words.contact_invalid },
    ],
  ])(
    'says what is wrong, beside the field, as the server would: %j [EDIT-02] [EDIT-03]',
    (change, said) => expect(problems(change)).toEqual(said),
  )
})

describe('another’s edit in between', () => {
  const theirs = type({
    truck_number: 'THEIRS',
    client: 'Theirs',
    eta_hrs: '12',
    spocs: [{ name: 'Bela', contact: { phone: '9876500009', email: '' } }],
  })
  it('is taken over where nothing was typed, and disputed where both changed a field; what was typed stays in the form [EDIT-05]', () => {
    const mine = type({
      truck_number: 'MINE',
      eta_hrs: '12',
      invoice: 'INV-2',
      spocs: [{ name: 'Me', contact: { phone: '9876500008', email: '' } }],
    })
    const { values, taken, disputed } = rebased(base, mine, theirs)
    expect([taken, disputed]).toEqual([['client'], ['truck_number', 'spocs']])
    expect(values).toEqual({ ...mine, client: 'Theirs' })
    expect(rebased(base, mine, base)).toEqual({ values: mine, taken: [], disputed: [] })
  })
  it('leaves what was typed apart from what the order has, where it cannot be saved [EDIT-05]', () => {
    const mine = type({
      truck_number: 'MINE',
      eta_hrs: '12',
      lot: 'L-1',
      destination: { ...base.destination, city: '' },
    })
    expect(unsavedIn(base, mine, theirs)).toEqual(['lot', 'destination.city', 'truck_number'])
    expect(unsavedIn(base, base, theirs)).toEqual([])
  })
  it('can be about any field of the form, each with a label and its value in words [EDIT-05]', () => {
    for (const leaf of leaves)
      expect([
        leaf,
        labelOf(leaf, 'lr') !== '',
        typeof shownAt(base, leaf),
        valueAt(base, leaf) !== undefined,
      ]).toEqual([leaf, true, 'string', true])
    const reached = new Set(leaves.map((leaf) => leaf.split('.')[0]))
    // A label is taken over as the order is added; nobody edits it.
    expect(Object.keys(base).filter((field) => !reached.has(field))).toEqual(['label'])
    expect([shownAt(theirs, 'spocs'), shownAt(base, 'ship_weight'), shownAt(base, 'lot')]).toEqual([
      'Bela · 9876500009',
      '2 Tonne',
      '',
    ])
  })

  it('is told with its value also where the form has no field for it, and nothing twice [EDIT-05]', () => {
    const now = {
      ...shown({
        secondary_vendor: 'Spare Wheels',
        Items: [{ item_no: '7', product_description: 'Fan', product_quantity: 2, remarks: [] }],
        extra_fields: { gate: 'B', exception: true },
        destination: { name: 'Nagpur', loc: [21.1, 79.1] },
      }),
      po_number: 'PO-9',
    }
    expect(
      unshownIn(
        now,
        [
          'client',
          'truck_number',
          'secondary_vendor',
          'Items',
          'extra_fields',
          'profile',
          'destination',
          'tat',
          'tat_f',
          'eta_hrs',
          'quantity',
        ],
        ['client', 'truck_number', 'eta_hrs'],
      ).map(({ label, text }) => [label, text]),
    ).toEqual([
      ['Secondary vendor', 'Spare Wheels'],
      ['Items', '7 · Fan · 2'],
      ['Additional fields', 'gate: B'],
      ['Own fields', 'po_number: PO-9'],
      ['Destination', 'Nagpur · 21.1, 79.1'],
      ['Quantity', 'empty'],
    ])
  })
})
