import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import type { Viewer } from '../policy/viewer.ts'
import {
  anInput,
  aPolicy,
  aViewer,
  byLink,
  clock,
  did,
  NOW,
  orderOf,
} from '../testing/factories.ts'
import { words } from '../words.ts'
import { decide } from './decide.ts'
import type { Unseen } from './edit.ts'
import { editFields, editInput, type OrderEdit } from './edit-input.ts'
import type { OrderInput } from './order-input.ts'
import type { Order } from './order.ts'
import { isRefusal } from './refusal.ts'

const open: PolicyDocument = { editable: { driver: true, tat: true } }
interface Case {
  order?: Order
  viewer?: Viewer
  document?: PolicyDocument
  rev?: number | null
  unseen?: readonly Unseen[]
}

const outcome = (
  edit: unknown,
  { order = orderOf({}), viewer = aViewer(), document = open, rev = null, unseen = [] }: Case = {},
) =>
  decide(
    order,
    { type: 'edit', edit: editFields.parse(edit), rev, unseen },
    viewer,
    aPolicy(document),
    clock,
  )
/** What an edit changes. */
const changed = (edit: unknown, its: Case = {}): object | undefined => {
  const events = outcome(edit, its)
  if (isRefusal(events)) throw new Error(events.refused[0].message)
  const [event] = events
  return event?.type === 'edited' ? event.data.fields : undefined
}
/** Kind, field and sentence of every reason against an edit. */
const against = (edit: unknown, its: Case = {}): [string, string | undefined, string][] => {
  const result = outcome(edit, its)
  return isRefusal(result)
    ? result.refused.map(({ kind, field, message }) => [kind, field, message])
    : []
}
const phone = (...numbers: string[]) => ({ phone: numbers })

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
    expect(outcome({}, { order, unseen: [{ by: 'x', fields: ['client'] }] })).toEqual([])
  })

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
  })

  it('takes no more free fields than there is room for, however often [EDIT-02]', () => {
    const many = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${from + n}`, n]))
    expect(against({ extra_fields: many(0, 60) })).toEqual([])
    expect(
      against({ extra_fields: many(100, 60) }, { order: orderOf({ extra_fields: many(0, 60) }) }),
    ).toEqual([['rule', 'extra_fields', words.too_many_fields(64)]])
  })
})

describe('who may edit what', () => {
  it.each<[string, OrderEdit, Case, [string, string | undefined, string][]]>([
    [
      'the driver’s name where the policy lists it not',
      { driver: { name: 'Other' } },
      { document: {} },
      [['forbidden', 'driver.name', words.not_editable('Driver name')]],
    ],
    [
      'the driver’s contact where the policy lists it not',
      { driver: { contact: ['9876500007'] } },
      { document: {} },
      [['forbidden', 'driver.contact', words.not_editable('Driver contact')]],
    ],
    [
      'the TAT where the policy lists it not',
      { eta_hrs: 3 },
      { document: {} },
      [['forbidden', 'eta_hrs', words.not_editable('TAT')]],
    ],
    [
      'the driver’s contact by a client’s Viewer',
      { driver: { contact: ['9876500007'] } },
      { document: { ...open, config: { accountType: 'northwind-Viewer' } } },
      [['forbidden', 'driver.contact', words.wrong_party('Driver contact')]],
    ],
    [
      'the driver’s name by a client’s Viewer, who may',
      { driver: { name: 'Other' } },
      { document: { ...open, config: { accountType: 'northwind-Viewer' } } },
      [],
    ],
    [
      'another’s order by a vendor giving its own away',
      { transporter: 'Other' },
      { viewer: aViewer({ kind: 'vendor', transporter: 'Roadrunner' }) },
      [['forbidden', 'transporter', words.not_yours('Transporter')]],
    ],
    [
      'whose phone proves the receipt by who brings the goods',
      { spocs: [{ name: 'Me', contact: phone('9876500007') }] },
      { viewer: aViewer({ kind: 'vendor', transporter: 'Roadrunner' }) },
      [['forbidden', 'spocs', words.not_yours('Receivers')]],
    ],
    [
      'whom it goes to by a distributor',
      { destination: { name: 'Mine' } },
      { viewer: aViewer({ kind: 'distributor', name: 'Nagpur' }) },
      [['forbidden', 'destination.name', words.not_yours('Destination')]],
    ],
    [
      'the number by a vendor',
      { identifier: 'LR-9' },
      { viewer: aViewer({ kind: 'vendor', transporter: 'Roadrunner' }) },
      [['forbidden', 'identifier', words.not_yours('LR number')]],
    ],
    [
      'what is so already, whatever it is',
      { driver: { name: 'Ravi', contact: ['9876500001'] }, eta_hrs: 48 },
      { document: {} },
      [],
    ],
    [
      'anything by a public link',
      { truck_number: 'X' },
      { viewer: byLink('receiver') },
      [['forbidden', undefined, words.wrong_party('Edit')]],
    ],
    [
      'anything by an account that reads',
      { truck_number: 'X' },
      { document: { config: { disable: 'write' } } },
      [['forbidden', undefined, words.read_only]],
    ],
    [
      'anything where editing is hidden',
      { truck_number: 'X' },
      { document: { dashboard_customization: { hide: { edit_trip: true } } } },
      [['forbidden', undefined, words.hidden('Edit')]],
    ],
  ])('is judged: %s [EDIT-04] [ROLE-09]', (_case, edit, its, reasons) =>
    expect(against(edit, its)).toEqual(reasons),
  )

  it('is nobody any more once the OTP is verified or the order rejected [EDIT-01]', () => {
    expect(against({ truck_number: 'X' }, { order: orderOf({}, did.received) })[0]).toEqual([
      'done',
      undefined,
      words.already_received,
    ])
    expect(against({ truck_number: 'X' }, { order: orderOf({}, did.rejected) })[0]).toEqual([
      'done',
      undefined,
      words.already_rejected,
    ])
  })
})

describe('what an edit may not leave behind', () => {
  const waived: PolicyDocument = { ...open, add: { waive_spoc: true } }
  it.each<[string, OrderEdit, Case, [string | undefined, string][]]>([
    ['no vehicle', { truck_number: '' }, {}, [['truck_number', words.required('Truck number')]]],
    ['no number', { identifier: ' ' }, {}, [['identifier', words.required('LR number')]]],
    ['no place', { source: { name: '' } }, {}, [['source.name', words.required('Source')]]],
    ['no ETA', { eta_hrs: null }, {}, [['eta_hrs', words.above_zero('ETA')]]],
    [
      'no name of the first receiver',
      { spocs: [{ name: '', contact: phone('9876500002') }] },
      {},
      [['spocs.0.name', words.spoc_name_missing]],
    ],
    [
      'no contact of the first receiver',
      { spocs: [{ name: 'A' }, { name: 'B', contact: phone('9876500002') }] },
      {},
      [['spocs.0.contact', words.contact_invalid]],
    ],
    [
      'no contact of the first receiver, where adding waives it',
      { truck_number: 'X' },
      { document: waived, order: orderOf({ spocs: [] }) },
      [['spocs.0.contact', words.contact_invalid]],
    ],
    [
      'no driver where a driver is what counts',
      { truck_number: 'X' },
      {
        document: { ...open, edit_needs: 'driver', add: { required_fields: false } },
        order: orderOf({ driver: undefined }),
      },
      [
        ['driver.name', words.required('Driver name')],
        ['driver.contact', words.contact_invalid],
      ],
    ],
    [
      'no receiver where a driver is what counts',
      { truck_number: 'X' },
      { document: { ...open, edit_needs: 'driver' }, order: orderOf({ spocs: [] }) },
      [],
    ],
    [
      'what was missing before and is not touched',
      { truck_number: 'X' },
      { order: orderOf({ eta_hrs: undefined, client: '' }) },
      [],
    ],
  ])('%s [EDIT-02] [EDIT-03]', (_case, edit, its, reasons) =>
    expect(against(edit, its)).toEqual(reasons.map(([field, message]) => ['rule', field, message])),
  )
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
    // Fields the other left alone are not merged unseen either.
    expect(against({ invoice: 'INV' }, { rev: 1, unseen })[0]).toEqual([
      'done',
      undefined,
      words.changed_since,
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

describe('an edit as it is sent', () => {
  const input = editInput({})
  const wrong = (edit: unknown): string[] =>
    (input.safeParse(edit).error?.issues ?? []).flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
    )
  it.each([
    ['epod'],
    ['user'],
    ['ended'],
    ['review_status'],
    ['showRejectButton'],
    ['approval_status'],
    ['delivery_time'],
    ['trip_status'],
    ['challenge'],
    ['client_id'],
    ['profile'],
    ['constructor'],
    ['tat_f'],
  ])('is refused for %s, which nobody enters, by name [EDIT-02]', (field) =>
    expect(wrong({ [field]: true })).toEqual([field]),
  )
  it.each<[object, string]>([
    [{ truck_number: null }, 'truck_number'],
    [{ dispatch_time: '24:00' }, 'dispatch_time'],
    [{ dispatch_date: '' }, 'dispatch_date'],
    [{ eta_hrs: -1 }, 'eta_hrs'],
    [{ ship_unit: 0 }, 'ship_unit'],
    [{ value: 0 }, 'value'],
    [{ ship_weight: { unit: 'Kg' } }, 'ship_weight.weight'],
    [{ driver: { contact: '12' } }, 'driver.contact'],
    [{ spocs: 'x' }, 'spocs'],
    [{ source: { name: 1 } }, 'source.name'],
    [{ client: 'a\0b' }, 'client'],
  ])('is refused for %j by the rules of adding [EDIT-02]', (edit, field) =>
    expect(wrong(edit)).toEqual([field]),
  )
})
