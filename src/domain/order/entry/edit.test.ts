import { describe, expect, it } from 'vitest'
import { anInput, aPolicy, did, NOW, orderOf } from '../../testing/factories.ts'
import { words } from '../../testing/words.ts'
import { unmetNeeds, type Unseen } from './edit.ts'
import type { OrderEvent } from '../events.ts'
import type { OrderEdit } from './edit-input.ts'
import type { OrderInput } from './order-input.ts'
import type { Order } from '../order.ts'
import { against, changed, outcome, phone } from '../../testing/edits.ts'

describe('what an edit changes', () => {
  it.each<[string, OrderEdit, Partial<OrderInput>, object]>([
    ['a text', { truck_number: 'KA05' }, {}, { truck_number: 'KA05' }],
    ['hours into milliseconds', { eta_hrs: 24 }, {}, { tat: 86_400_000, tat_f: 24, eta_hrs: 24 }],
    ['milliseconds into hours', { tat: 3_600_000 }, {}, { tat: 3_600_000, tat_f: 1, eta_hrs: 1 }],
    [
      'a weight with its unit',
      { ship_weight: { weight: 2, unit: 'Tonne' } },
      {},
      { ship_weight: { weight: 2, unit: 'Tonne', value: 200 } },
    ],
    [
      'a weight in the order’s own unit',
      { ship_weight: { weight: 3, value: 7 } },
      { ship_weight: { weight: 2, unit: 'Tonne' } },
      { ship_weight: { weight: 3, unit: 'Tonne', value: 300 } },
    ],
    [
      'a weight where there was none, in the first unit',
      { ship_weight: { weight: 3 } },
      {},
      { ship_weight: { weight: 3, unit: 'Kg', value: 3 } },
    ],
    ['units by their other name', { no_of_units: 4 }, {}, { ship_unit: 4 }],
    [
      'the time of dispatch, on its day',
      { dispatch_time: '18:30' },
      {},
      { dispatch_time: '18:30', dispatch_date: '2026-03-09T13:00:00.000Z' },
    ],
    [
      'the day of dispatch, at its time',
      { dispatch_date: '2026-03-12' },
      {},
      { dispatch_date: '2026-03-12T06:30:00.000Z' },
    ],
    [
      'a day in the client’s zone',
      { invoice_date: '2026-03-01' },
      {},
      { invoice_date: '2026-02-28T18:30:00.000Z' },
    ],
    [
      'a part of a place',
      { destination: { city: 'Nagpur' } },
      { destination: { name: 'Depot', address: '1 Road' } },
      {
        destination: {
          name: 'Depot',
          address: '1 Road',
          city: 'Nagpur',
          loc: null,
          postal_code: null,
          state: null,
          geofence_in_time: null,
          spocs: [],
        },
      },
    ],
    [
      'the driver’s contact, typed with spaces and commas',
      { driver: { contact: '98765 00007, 9876500008' as unknown as string[] } },
      {},
      { driver: { name: 'Ravi', contact: ['9876500007', '9876500008'] } },
    ],
    [
      'what is emptied',
      { invoice: null, ship_unit: null, transporter: null },
      { invoice: 'INV', ship_unit: 3, transporter: 'Roadrunner' },
      { invoice: null, ship_unit: null, transporter: null },
    ],
    [
      'free fields one by one',
      { extra_fields: { seal: 'B' } },
      { extra_fields: { seal: 'A', lane: 2 } },
      { extra_fields: { seal: 'B', lane: 2, exception: false } },
    ],
  ])('is %s, converted as for adding [EDIT-02] [EDIT-04]', (_case, edit, input, fields) =>
    expect(changed(edit, { order: orderOf(input) })).toEqual(fields),
  )

  it.each<[string, OrderEdit, object]>([
    ['another name', { source: { name: 'Nashik' } }, { source: null }],
    [
      'a name with coordinates',
      { source: { name: 'Nashik', loc: [20, 74] } },
      { source: [20, 74] },
    ],
    ['its own name', { source: { name: 'Pune', city: 'Pune' } }, { source: [18.5, 73.8] }],
    ['another destination', { destination: { name: 'Depot 2' } }, { destination: null }],
    ['another address', { destination: { address: '2 Road' } }, { destination: null }],
    ['another postal code', { destination: { postal_code: '440002' } }, { destination: null }],
    ['another city', { destination: { city: 'Wardha', state: 'MH' } }, { destination: null }],
    [
      'another address with coordinates',
      { destination: { address: '2 Road', loc: [21.2, 79.2] } },
      { destination: [21.2, 79.2] },
    ],
    ['a state', { destination: { state: 'MH' } }, { destination: [21.1, 79.1] }],
  ])('has no coordinates of the place before: %s [EDIT-02] [PUBL-02]', (_case, edit, locs) => {
    const order = orderOf({
      source: { name: 'Pune', loc: [18.5, 73.8] },
      destination: {
        name: 'Depot',
        loc: [21.1, 79.1],
        address: '1 Road',
        postal_code: '440001',
        city: 'Nagpur',
      },
    })
    const { source, destination } = changed(edit, { order }) as Partial<Order>
    expect({
      ...(source && { source: source.loc }),
      ...(destination && { destination: destination.loc }),
    }).toEqual(locs)
  })

  it('leaves a place its coordinates where only what was not known of it is filled in [EDIT-02]', () => {
    const order = orderOf({ destination: { name: 'Depot', loc: [21.1, 79.1] } })
    const edit = { destination: { address: '1 Road', postal_code: '440001', city: 'Nagpur' } }
    expect(changed(edit, { order })).toMatchObject({ destination: { loc: [21.1, 79.1] } })
  })

  it('is nothing where all is so already: no event then [EDIT-02]', () => {
    const order = orderOf({
      invoice: 'INV-1',
      invoice_date: '2026-03-01',
      ship_weight: { weight: 2, unit: 'Tonne' },
    })
    const { identifier: _identifier, ...rest } = anInput({
      invoice: 'INV-1',
      invoice_date: '2026-03-01',
      ship_weight: { weight: 2, unit: 'Tonne' },
    })
    expect(outcome(rest, { order, document: {} })).toEqual([])
  })

  it('is none without a field, by whatever revision [EDIT-02]', () =>
    expect(against({}, { rev: 1, unseen: [{ by: 'x', fields: ['client'] }] })).toEqual([
      ['rule', 'edit', words.edit_missing],
    ]))

  it('drops receivers without a contact, and keeps what the gateway said of phones that stay [EDIT-02]', () => {
    const reported = orderOf(
      {
        spocs: [
          { name: 'Meera', contact: phone('9876500002') },
          { name: 'Asha', contact: phone('9876500003') },
        ],
      },
      { type: 'contact_status', data: { phone: '9876500002', status: 'DELIVERED_TO_HANDSET' } },
    )
    const spocs = [
      { name: 'Meera Iyer', contact: { phone: ['9876500002'], email: ['m@example.com'] } },
      { name: 'Nobody' },
      { name: 'Bela', contact: phone('9876500009') },
    ]
    expect(changed({ spocs }, { order: reported })).toEqual({
      spocs: [
        {
          name: 'Meera Iyer',
          contact: {
            phone: ['9876500002'],
            email: ['m@example.com'],
            status: [{ status: 'DELIVERED_TO_HANDSET', time: NOW }],
          },
        },
        { name: 'Bela', contact: { phone: ['9876500009'], email: [], status: [] } },
      ],
    })
  })

  it.each<[boolean, string, string[]]>([
    [true, 'another phone is added', ['9876500004', '9876500002', '9876500003']],
    [true, 'they stand in another order', ['9876500003', '9876500002']],
    // Of which of the two it was, nobody can tell.
    [false, 'one of them leaves', ['9876500002']],
    [false, 'one of them is another', ['9876500002', '9876500004']],
    [false, 'none of them stays', ['9876500004']],
  ])(
    'keeps what the gateway said of a receiver’s phones: %s, where %s [EDIT-02] [SHAR-06] [TABL-10]',
    (isKept, _where, phones) => {
      const contact = { phone: ['9876500002', '9876500003'] }
      const order = orderOf(
        {
          spocs: [
            { name: 'Asha', contact: { email: ['a@example.com'] } },
            { name: 'Meera', contact },
          ],
        },
        { type: 'contact_status', data: { phone: '9876500002', status: 'DELIVERED_TO_HANDSET' } },
      )
      const status = isKept ? [{ status: 'DELIVERED_TO_HANDSET', time: NOW }] : []
      const spocs = [{ name: 'Meera', contact: { phone: phones } }]
      expect(changed({ spocs }, { order })).toMatchObject({ spocs: [{ contact: { status } }] })
    },
  )

  it('leaves what was found and put on record: exception, remarks on items [EDIT-02]', () => {
    const before = orderOf(
      { Items: [{ item_no: '1' }, { item_no: '2' }] },
      did.remarked('damaged', 'receiver', true),
    )
    const remark = {
      text: 'wet',
      message: null,
      received_quantity: 1,
      recorded_unit: null,
      time: NOW,
    }
    const order: Order = {
      ...before,
      Items: before.Items.map((item) =>
        item.item_no === '1' ? { ...item, remarks: [remark] } : item,
      ),
    }
    expect(changed({ extra_fields: { exception: false, note: 'x' } }, { order })).toEqual({
      extra_fields: { exception: true, note: 'x' },
    })
    expect(
      changed({ Items: [{ item_no: '1', product_description: 'Seed' }] }, { order }),
    ).toMatchObject({ Items: [{ item_no: '1', product_description: 'Seed', remarks: [remark] }] })
    expect(
      changed({ Items: [{ item_no: '2' }, { item_no: '3' }, { item_no: '1' }] }, { order }),
    ).toMatchObject({
      Items: [
        { item_no: '2', remarks: [] },
        { item_no: '3', remarks: [] },
        { item_no: '1', remarks: [remark] },
      ],
    })
  })

  it('takes no item out that has remarks: what was put on record would leave the order [EDIT-02]', () => {
    const remarked = (item_no: string): OrderEvent => ({
      type: 'items_remarked',
      data: {
        remarks: [
          {
            item_no,
            text: 'Wet boxes',
            message: null,
            received_quantity: 1,
            recorded_unit: null,
            deviation: null,
          },
        ],
      },
    })
    // Two batches of the first.
    const Items = ['1', '1', '2', '3'].map((item_no) => ({ item_no }))
    const order = orderOf({ Items }, remarked('1'), remarked('2'))
    const leaving = (...numbers: string[]) =>
      against({ Items: numbers.map((item_no) => ({ item_no })) }, { order })
    expect(leaving('2', '1')).toEqual([])
    expect(leaving('1', '3')).toEqual([['rule', 'Items', words.item_remarked('2')]])
    expect(leaving('3')).toEqual([['rule', 'Items', words.item_remarked('1')]])
  })

  it('takes no more free fields than there is room for, however often [EDIT-02]', () => {
    const many = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${from + n}`, n]))
    expect(against({ extra_fields: many(0, 64) })).toEqual([])
    expect(
      against({ extra_fields: many(64, 1) }, { order: orderOf({ extra_fields: many(0, 64) }) }),
    ).toEqual([['rule', 'extra_fields', words.too_many_fields(64)]])
    expect(
      against({ extra_fields: many(100, 60) }, { order: orderOf({ extra_fields: many(0, 60) }) }),
    ).toEqual([['rule', 'extra_fields', words.too_many_fields(64)]])
  })
})

describe('what must be filled in to submit an edit', () => {
  const [name, contact, spoc] = ['driver.name', 'driver.contact', 'spocs.0.contact']
  it.each<
    ['driver' | 'spoc_contact', Parameters<typeof unmetNeeds>[0], string[], (string | undefined)[]]
  >([
    ['driver', {}, [], [name, contact]],
    ['driver', { driver: { name: 'Ravi' } }, [], [contact]],
    ['driver', { driver: { name: 'Ravi', contact: [] } }, [], [contact]],
    ['driver', { driver: { name: '', contact: ['9876500001'] } }, [], [name]],
    ['driver', {}, ['driver.name'], []],
    ['driver', {}, ['driver.contact'], [name]],
    ['driver', {}, ['driver.name', 'driver.contact'], []],
    ['driver', {}, ['spocs'], [name, contact]],
    ['spoc_contact', {}, [], [spoc]],
    ['spoc_contact', { spocs: [] }, [], [spoc]],
    ['spoc_contact', { spocs: [{ name: 'A', contact: { email: ['a@b.com'] } }] }, [], []],
    ['spoc_contact', {}, ['spocs'], []],
    ['spoc_contact', {}, ['driver.name'], [spoc]],
  ])('by %s, of %j, with %j not theirs [EDIT-03]', (edit_needs, input, locked, fields) =>
    expect(
      unmetNeeds(input, aPolicy({ edit_needs }), new Map(locked.map((field) => [field, true]))).map(
        ({ field }) => field,
      ),
    ).toEqual(fields),
  )

  it('is told beside all else that is wrong, each field once [EDIT-02] [EDIT-03]', () => {
    const edit = { truck_number: '', driver: { contact: ['1234567'] }, spocs: [{ name: 'A' }] }
    expect(against(edit).map(([, field]) => field)).toEqual([
      'truck_number',
      'driver.contact',
      'spocs.0.contact',
    ])
  })
})

describe('two who edit the same order', () => {
  const unseen: readonly Unseen[] = [
    { by: 'asha', fields: ['truck_number', 'eta_hrs'] },
    { by: null, fields: ['client'] },
  ]
  it('are told apart: the second hears who changed what before anything is written [EDIT-05]', () => {
    expect(against({ truck_number: 'X' }, { rev: 1, unseen })).toEqual([
      ['done', undefined, words.changed_since],
      ['done', 'truck_number', words.changed_by('asha')],
      ['done', 'eta_hrs', words.changed_by('asha')],
      ['done', 'client', words.changed_by(null)],
    ])
    // What is not theirs to change comes first.
    expect(against({ driver: { name: 'X' } }, { document: {}, rev: 1, unseen })).toEqual([
      ['forbidden', 'driver.name', words.not_editable('Driver name')],
    ])
    // Fields the other left alone are not merged unseen either.
    expect(against({ invoice: 'INV' }, { rev: 1, unseen })[0]).toEqual([
      'done',
      undefined,
      words.changed_since,
    ])
  })
  it('are told each field once, by who changed it last [EDIT-05]', () => {
    const again = [...unseen, { by: 'ravi', fields: ['client', 'truck_number'] as const }]
    expect(against({ truck_number: 'X' }, { rev: 1, unseen: again })).toEqual([
      ['done', undefined, words.changed_since],
      ['done', 'truck_number', words.changed_by('ravi')],
      ['done', 'eta_hrs', words.changed_by('asha')],
      ['done', 'client', words.changed_by('ravi')],
    ])
  })
  it('do not disturb each other where one only remarked, or sent what is so already [EDIT-05]', () => {
    const order = orderOf({}, did.remarked('x'), did.photo('a'))
    expect(changed({ truck_number: 'X' }, { order, rev: 1 })).toEqual({ truck_number: 'X' })
    expect(outcome({ truck_number: order.truck_number }, { order, rev: 1, unseen })).toEqual([])
  })
  it('cannot have seen what was never there [EDIT-05]', () =>
    expect(against({ truck_number: 'X' }, { rev: 2 })).toEqual([
      ['rule', 'rev', words.rev_unknown],
    ]))
})
