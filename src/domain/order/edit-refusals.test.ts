import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import { aViewer, byLink, did, orderOf } from '../testing/factories.ts'
import { words } from '../testing/words.ts'
import type { OrderEdit } from './entry/edit-input.ts'
import { type Case, against, changed, open, phone } from '../testing/edits.ts'

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
      [['forbidden', 'destination', words.not_yours('Destination')]],
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

describe('facts by which a party is judged', () => {
  const facts: OrderEdit[] = [
    { dispatch_date: '2026-03-01' },
    { dispatch_time: '01:00' },
    { eta_hrs: 900 },
    { invoice: 'INV-X' },
    { invoice_date: '2026-01-01' },
    { client: 'Other' },
    { source: { city: 'Other' } },
    { destination: { name: 'Other' } },
    { destination: { loc: [1, 2] } },
    { ship_unit: 1 },
    { quantity: 1 },
    { number_of_box: 1 },
    { value: 1 },
    { lot: 'L' },
    { Items: [{ item_no: '1' }] },
    { extra_fields: { x: 'y' } },
    { profile: { sla: 'y' } },
    { secondary_vendor: 'Other' },
    { spocs: [{ name: 'Me', contact: phone('9876500007') }] },
  ]
  const others: [string, Case][] = [
    ['the transporter', { viewer: aViewer({ kind: 'vendor', transporter: 'Roadrunner' }) }],
    ['the distributor', { viewer: aViewer({ kind: 'distributor', name: 'Nagpur' }) }],
    ['the CnF agent', { document: { ...open, config: { accountType: 'CnF' } } }],
    ['a driver’s account', { document: { ...open, config: { accountType: 'Driver' } } }],
  ]

  it.each(others)('are not for %s to edit, vehicle and driver are [EDIT-04]', (_who, its) => {
    for (const edit of facts) {
      const [part] = Object.keys(edit)
      // The time of dispatch is of its instant too.
      const refused = against(edit, its)
      expect([edit, refused.at(-1)?.slice(0, 2)]).toEqual([edit, ['forbidden', part]])
      expect(refused.every(([kind]) => kind === 'forbidden')).toBe(true)
    }
    expect(against({ truck_number: 'X', driver: { name: 'Other' } }, its)).toEqual([])
  })

  it('are for the owner’s desk [EDIT-04]', () => {
    for (const edit of facts.filter((fact) => !('profile' in fact)))
      expect([edit, against(edit)]).toEqual([edit, []])
  })

  it('are opened by the policy, by role and field, but never whose phone proves the receipt to the carrier [EDIT-04]', () => {
    const opened: PolicyDocument = {
      ...open,
      editable_by: { transporter: ['dispatch_date', 'dispatch_time', 'spocs'], cnf: ['spocs'] },
    }
    const vendor = aViewer({ kind: 'vendor', transporter: 'Roadrunner' })
    const spocs = { spocs: [{ name: 'Me', contact: phone('9876500007') }] }
    expect([
      against({ dispatch_time: '01:00' }, { viewer: vendor, document: opened }),
      against({ lot: 'L' }, { viewer: vendor, document: opened }),
      against(spocs, { viewer: vendor, document: opened }),
      against(spocs, { document: { ...opened, config: { accountType: 'CnF' } } }),
    ]).toEqual([
      [],
      [['forbidden', 'lot', words.not_the_desk]],
      [['forbidden', 'spocs', words.not_yours('Receivers')]],
      [],
    ])
  })

  it('are not asked of who cannot fill them in [EDIT-03]', () => {
    const order = orderOf({ spocs: [] })
    const viewer = aViewer({ kind: 'vendor', transporter: 'Roadrunner' })
    expect(against({ truck_number: 'X' }, { order, viewer })).toEqual([])
  })
})

describe('the telephone numbers of an edit', () => {
  it('are kept as the client’s own digits, by the rule of adding [EDIT-02] [ADD-05]', () => {
    expect(
      changed({
        driver: { contact: '+91 98765 00007' },
        spocs: [{ name: 'Meera', contact: '098765-00008' }],
      }),
    ).toMatchObject({
      driver: { contact: ['9876500007'] },
      spocs: [{ contact: { phone: ['9876500008'] } }],
    })
    expect(changed({ driver: { contact: '+91 98765 00001' } })).toBeUndefined()
  })

  it.each<[OrderEdit, string]>([
    [{ driver: { contact: ['1234567'] } }, 'driver.contact'],
    [{ spocs: [{ name: 'Meera', contact: phone('123456789012345') }] }, 'spocs.0.contact'],
    [
      {
        spocs: [
          { name: 'Meera', contact: phone('9876500002') },
          { name: 'B', contact: phone('7') },
        ],
      },
      'spocs.1.contact',
    ],
  ])('are refused where they are none: %j [EDIT-02] [ADD-05]', (edit, field) =>
    expect(against(edit)).toEqual([['rule', field, words.contact_invalid]]),
  )

  it('are left alone where an earlier release took them [EDIT-02]', () => {
    const order = orderOf({
      driver: { name: 'Ravi', contact: ['1234567'] },
      spocs: [{ name: 'Meera', contact: { phone: ['+912223456789'] } }],
    })
    const spocs = [{ name: 'Meera Iyer', contact: phone('+912223456789') }]
    expect(
      changed({ truck_number: 'X', driver: { name: 'Other' }, spocs }, { order }),
    ).toMatchObject({
      driver: { name: 'Other', contact: ['1234567'] },
      spocs: [{ name: 'Meera Iyer', contact: { phone: ['+912223456789'] } }],
    })
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
      'an ETA that the TAT beside it contradicts',
      { eta_hrs: 24, tat: 172_800_000 },
      {},
      [
        ['eta_hrs', words.tat_contradicts],
        ['tat', words.tat_contradicts],
      ],
    ],
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
