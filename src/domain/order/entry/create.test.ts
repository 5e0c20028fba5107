import { describe, expect, it } from 'vitest'
import { aPolicy, aViewer, anInput, byLink, clock } from '../../testing/factories.ts'
import { words } from '../../testing/words.ts'
import { decideNew, missingIn } from './create.ts'
import type { OrderInput } from './order-input.ts'
import { isRefusal } from '../refusal.ts'
import { inEnglish } from '../../testing/in-english.ts'

const missing = (changes: Partial<OrderInput>, document = {}): [string | undefined, string][] =>
  missingIn(anInput(changes), aPolicy(document), clock).map((reason) => [
    reason.field,
    inEnglish(reason),
  ])

describe('what a new order needs', () => {
  it('is nothing more when all is there [ADD-02]', () => expect(missing({})).toEqual([]))

  it.each<[Partial<OrderInput>, string, string]>([
    [{ identifier: undefined }, 'identifier', words.required('LR number')],
    [{ identifier: '' }, 'identifier', words.required('LR number')],
    [{ truck_number: '' }, 'truck_number', words.required('Truck number')],
    [{ client: undefined }, 'client', words.required('Client')],
    [{ source: undefined }, 'source.name', words.required('Source')],
    [{ destination: { name: '' } }, 'destination.name', words.required('Destination')],
    [
      { driver: { name: '', contact: ['9876543210'] } },
      'driver.name',
      words.required('Driver name'),
    ],
    [{ driver: { name: 'Ravi' } }, 'driver.contact', words.contact_invalid],
    [{ dispatch_time: undefined }, 'dispatch_time', words.time_invalid],
    [{ eta_hrs: undefined }, 'eta_hrs', words.above_zero('ETA')],
    [{ eta_hrs: 0 }, 'eta_hrs', words.above_zero('ETA')],
    [
      { spocs: [{ name: '', contact: { phone: ['9876543210'] } }] },
      'spocs.0.name',
      words.spoc_name_missing,
    ],
    [{ spocs: [{ name: 'Meera' }] }, 'spocs.0.contact', words.contact_invalid],
  ])('is named where %j [ADD-02, ADD-04, ADD-05]', (changes, field, message) =>
    expect(missing(changes)).toEqual([[field, message]]),
  )

  it('is told all at once [ADD-02]', () => {
    expect(missingIn({}, aPolicy(), clock).map(({ field }) => field)).toEqual([
      'identifier',
      'truck_number',
      'client',
      'source.name',
      'destination.name',
      'driver.name',
      'driver.contact',
      'dispatch_time',
      'eta_hrs',
      'spocs.0.name',
      'spocs.0.contact',
    ])
  })

  it('is asked for by the name that the account gives the number of an order [ADD-02]', () => {
    expect(missing({ identifier: '' }, { order_label: 'invoice' })).toEqual([
      ['identifier', words.required('Invoice number')],
    ])
  })

  it('is less where the policy waives it [ADD-02, ADD-04, ADD-05]', () => {
    expect(missing({ eta_hrs: 0 }, { add: { waive_eta: true } })).toEqual([])
    expect(missing({ spocs: [] }, { add: { waive_spoc: true } })).toEqual([])
    expect(
      missing({ driver: { name: 'Ravi' } }, { add: { driver_contact_required: false } }),
    ).toEqual([])
    expect(
      missingIn(
        anInput({ driver: { name: 'Ravi' } }),
        aPolicy({ add: { driver_contact_required: false } }),
        clock,
        true,
      ).map(({ field }) => field),
    ).toEqual(['driver.contact'])
    expect(
      missingIn({ identifier: 'LR-1' }, aPolicy({ add: { required_fields: false } }), clock),
    ).toEqual([])
    expect(
      missingIn({}, aPolicy({ add: { required_fields: false } }), clock).map(({ field }) => field),
    ).toEqual(['identifier'])
  })

  it.each<[string, Partial<OrderInput>, string]>([
    ['driver', { driver: { name: 'Ravi', contact: ['987654321'] } }, 'driver.contact'],
    [
      'receiver, in the simple form too',
      { spocs: [{ name: 'Meera', contact: { phone: ['9876543210', '98765432101'] } }] },
      'spocs.0.contact',
    ],
    [
      'second receiver',
      {
        spocs: [
          { name: 'Meera', contact: { phone: ['9876543210'] } },
          { name: 'Asha', contact: { phone: ['123456'] } },
        ],
      },
      'spocs.1.contact',
    ],
    [
      'receiver at the destination',
      { destination: { name: 'Pune', spocs: [{ name: 'Gate', contact: { phone: ['12'] } }] } },
      'destination.spocs.0.contact',
    ],
  ])(
    'is a number by the one rule of every %s, whatever is waived [ADD-04] [ADD-05]',
    (_who, changes, field) => {
      expect(missing(changes)).toEqual([[field, words.contact_invalid]])
      for (const add of [{ waive_spoc: true }, { required_fields: false }])
        expect(missing(changes, { add })).toEqual([[field, words.contact_invalid]])
      expect(
        missingIn(anInput(changes), aPolicy(), clock, true).map((reason) => reason.field),
      ).toEqual([field])
    },
  )

  it('takes milliseconds in place of hours [ADD-02]', () =>
    expect(missing({ eta_hrs: undefined, tat: 3_600_000 })).toEqual([]))

  const HOUR = 3_600_000
  const both = ['eta_hrs', 'tat'].map((field) => [field, words.tat_contradicts])
  it.each<[Partial<OrderInput>, typeof both]>([
    [{ eta_hrs: 48, tat: 48 * HOUR }, []],
    // A third of an hour, rounded by its sender.
    [{ eta_hrs: 0.33, tat: HOUR / 3 }, []],
    [{ eta_hrs: 48, tat: 5 * HOUR }, both],
    [{ eta_hrs: 0, tat: 5 * HOUR }, both],
    [{ eta_hrs: 48, tat: 48 * HOUR + 60_000 }, both],
  ])('takes hours and milliseconds that say the same alone: %j [ADD-09]', (changes, reasons) =>
    expect(missing(changes)).toEqual(reasons),
  )
})

describe('adding an order', () => {
  it('makes its first event, in the name of the account [ADD-10]', () => {
    const outcome = decideNew(anInput(), aViewer(), aPolicy(), clock)
    expect(outcome).toMatchObject([
      {
        type: 'created',
        data: { user: 'northwind', entered: { identifier: 'LR-1', tat: 172_800_000 } },
      },
    ])
  })

  it('puts telephone numbers on record as the client’s own digits, however they were written [ADD-04] [ADD-05]', () => {
    const contact = { phone: ['+91 98765 43210', '098765-43211', '919876543210'] }
    const input = anInput({
      driver: { name: 'Ravi', contact: ['98765-43212'] },
      spocs: [{ name: 'Meera', contact }],
      destination: { name: 'Pune', spocs: [{ name: 'Gate', contact }] },
    })
    const kept = { contact: { phone: ['9876543210', '9876543211'], email: [] } }
    expect(decideNew(input, aViewer(), aPolicy(), clock)).toMatchObject([
      {
        data: {
          entered: {
            driver: { contact: ['9876543212'] },
            spocs: [kept],
            destination: { spocs: [kept] },
          },
        },
      },
    ])
  })

  it('is refused with everything that is missing, the same as the form says [ADD-10]', () => {
    const outcome = decideNew(anInput({ client: '', eta_hrs: 0 }), aViewer(), aPolicy(), clock)
    expect(isRefusal(outcome) && outcome.refused.map(({ kind, field }) => [kind, field])).toEqual([
      ['rule', 'client'],
      ['rule', 'eta_hrs'],
    ])
  })

  it.each([
    ['a vendor', aViewer({ kind: 'vendor', transporter: 'Roadrunner' }), {}],
    ['a public link', byLink('receiver'), {}],
    ['an account that only reads', aViewer(), { config: { disable: 'write' } as const }],
    ['an account that only looks', aViewer(), { config: { 'view-only': true } }],
    [
      'an account without Add',
      aViewer(),
      { dashboard_customization: { hide: { add_transaction: true } } },
    ],
  ])(
    'is refused to %s before anything else [ROLE-05, ROLE-08, ROLE-11, ROLE-12]',
    (_case, viewer, document) => {
      const outcome = decideNew({}, viewer, aPolicy(document), clock)
      expect(isRefusal(outcome) && outcome.refused[0].kind).toBe('forbidden')
    },
  )
})
