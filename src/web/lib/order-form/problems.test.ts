import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../../domain/policy/resolve.ts'
import { words } from '../../../domain/testing/words.ts'
import { blankForm, blankSpoc, inputOf, type FormValues } from './form-values.ts'
import { problemsIn, problemsOf } from './problems.ts'

const clock = { now: '2018-10-03T09:00:00.000Z', time_zone: 'Asia/Kolkata' }
const policy = resolvePolicy({})
const filled: FormValues = {
  ...blankForm(clock),
  identifier: 'LR-1',
  client: 'Northwind',
  truck_number: 'MH12AB1234',
  driver: { name: 'Ravi', contact: '9876543210' },
  spocs: [{ name: 'Asha', contact: { phone: '9876543211', email: '' } }],
  source: { name: 'Pune', city: '' },
  destination: { name: 'Hyderabad', address: '', city: '', postal_code: '', state: '' },
  eta_hrs: '24',
}
const problems = (change: Partial<FormValues>, its = policy) =>
  Object.fromEntries(problemsOf({ ...filled, ...change }, 'simple', its))

describe('the form for a new order', () => {
  it('has nothing against a filled form [ADD-02]', () => expect(problems({})).toEqual({}))

  it('names every required field of an empty form [ADD-02, ADD-04, ADD-05]', () => {
    expect(
      Object.fromEntries(problemsOf({ ...blankForm(clock), dispatch_time: '' }, 'simple', policy)),
    ).toEqual({
      identifier: 'LR number is required',
      truck_number: 'Truck number is required',
      client: 'Client is required',
      'source.name': 'Source is required',
      'destination.name': 'Destination is required',
      'driver.name': 'Driver name is required',
      'driver.contact': words.contact_invalid,
      dispatch_time: words.time_invalid,
      eta_hrs: words.above_zero('ETA'),
      'spocs.0.name': words.spoc_name_missing,
      'spocs.0.contact.phone': words.contact_invalid,
    })
  })

  it('asks for the identifier alone where the policy requires no more [ADD-02]', () => {
    const lenient = resolvePolicy({ add: { required_fields: false } })
    expect(
      Object.fromEntries(
        problemsOf({ ...blankForm(clock), identifier: 'LR-1' }, 'simple', lenient),
      ),
    ).toEqual({})
  })

  it.each<[string, Partial<FormValues>, string, string]>([
    [
      'a driver’s contact of nine digits',
      { driver: { name: 'Ravi', contact: '987654321' } },
      'driver.contact',
      words.contact_invalid,
    ],
    [
      'a second contact that is none',
      { driver: { name: 'Ravi', contact: '9876543210,12' } },
      'driver.contact',
      words.contact_invalid,
    ],
  ])('refuses %s [ADD-04]', (_, change, field, message) =>
    expect(problems(change)).toEqual({ [field]: message }),
  )

  it.each<[string, Partial<FormValues>, string, string]>([
    [
      'a receiver without a name',
      { spocs: [{ name: ' ', contact: { phone: '9876543211', email: '' } }] },
      'spocs.0.name',
      words.spoc_name_missing,
    ],
    [
      'a receiver’s contact of letters',
      { spocs: [{ name: 'Asha', contact: { phone: 'abc', email: '' } }] },
      'spocs.0.contact.phone',
      words.contact_invalid,
    ],
    [
      'an e-mail address without a domain',
      { spocs: [{ name: 'Asha', contact: { phone: '', email: 'asha@' } }] },
      'spocs.0.contact.email',
      words.email_invalid,
    ],
    [
      'a wrong contact in the second row',
      { spocs: [...filled.spocs, { name: 'B', contact: { phone: '1', email: '' } }] },
      'spocs.1.contact.phone',
      words.contact_invalid,
    ],
  ])('refuses %s [ADD-05]', (_, change, field, message) =>
    expect(problems(change)).toEqual({ [field]: message }),
  )

  it.each(['24:00', '7:30', '0730', '12:60'])(
    'refuses the dispatch time %s [ADD-07]',
    (dispatch_time) =>
      expect(problems({ dispatch_time })).toEqual({ dispatch_time: words.time_invalid }),
  )

  it.each<[string, Partial<FormValues>, string, string]>([
    ['no hours', { eta_hrs: '0' }, 'eta_hrs', words.above_zero('ETA')],
    ['no units', { ship_unit: '0' }, 'ship_unit', words.at_least('Units', 1)],
    ['half a unit', { ship_unit: '1.5' }, 'ship_unit', words.whole_number('Units')],
    [
      'no weight',
      { ship_weight: { weight: '0.5', unit: 'Tonne' } },
      'ship_weight.weight',
      words.at_least('Shipment weight', 1),
    ],
    ['an invoice of nothing', { value: '0' }, 'value', words.at_least('Invoice value', 1)],
    ['an invoice in words', { value: 'much' }, 'value', words.at_least('Invoice value', 1)],
  ])('refuses %s [ADD-08]', (_, change, field, message) =>
    expect(problems(change)).toEqual({ [field]: message }),
  )
})

it.each(['simple', 'full'] as const)(
  'the %s form takes a number however it is written, and none of nine or eleven digits [ADD-04] [ADD-05]',
  (mode) => {
    const told = (contact: string) => [
      ...problemsOf(
        {
          ...filled,
          driver: { name: 'Ravi', contact },
          spocs: [{ name: 'Asha', contact: { phone: contact, email: '' } }],
        },
        mode,
        policy,
      ),
    ]
    for (const contact of ['+91 98765 43210', '919876543210', '098765-43210'])
      expect(told(contact)).toEqual([])
    for (const contact of ['987654321', '98765432101'])
      expect(told(contact)).toEqual([
        ['driver.contact', words.contact_invalid],
        ['spocs.0.contact.phone', words.contact_invalid],
      ])
  },
)

describe('what the form sends', () => {
  it('splits contacts on commas and drops white space [ADD-06]', () => {
    const { driver, spocs } = inputOf(
      {
        ...filled,
        driver: { name: ' Ravi ', contact: ' 98765 43210 ,, 9876543212,9876543210' },
        spocs: [{ name: 'Asha', contact: { phone: '', email: 'a@b.co, c@d.co' } }],
      },
      'simple',
    )
    expect(driver).toEqual({ name: 'Ravi', contact: ['9876543210', '9876543212'] })
    expect(spocs).toEqual([{ name: 'Asha', contact: { email: ['a@b.co', 'c@d.co'] } }])
  })
  it('says NA where no invoice value was typed, and numbers as numbers [ADD-08]', () => {
    expect(inputOf({ ...filled, value: ' na ' }, 'simple').value).toBe('NA')
    expect(inputOf({ ...filled, value: '' }, 'simple').value).toBe('NA')
    const { value, ship_unit, ship_weight, eta_hrs } = inputOf(
      { ...filled, value: '1200.50', ship_unit: '10', ship_weight: { weight: '2', unit: 'Tonne' } },
      'simple',
    )
    expect({ value, ship_unit, ship_weight, eta_hrs }).toEqual({
      value: 1200.5,
      ship_unit: 10,
      ship_weight: { weight: 2, unit: 'Tonne' },
      eta_hrs: 24,
    })
  })
  it('leaves out what is empty and what the simple form does not show [ADD-01]', () => {
    const values: FormValues = {
      ...filled,
      invoice: 'INV-1',
      transporter: 'Roadrunner',
      destination: { ...filled.destination, address: '1 High Street' },
    }
    expect(inputOf(values, 'simple')).not.toHaveProperty('invoice')
    expect(inputOf(values, 'simple').destination).toEqual({ name: 'Hyderabad' })
    expect(inputOf(values, 'full')).toMatchObject({
      invoice: 'INV-1',
      transporter: 'Roadrunner',
      destination: { name: 'Hyderabad', address: '1 High Street' },
    })
    expect(inputOf(values, 'full')).not.toHaveProperty('lot')
  })
  it('takes the number for the invoice’s where it is asked for as that, but for another that is typed [ADD-01]', () => {
    const values: FormValues = { ...filled, identifier: ' INV-9 ' }
    const numbers = ({ identifier, invoice }: ReturnType<typeof inputOf>) => [identifier, invoice]
    expect(numbers(inputOf(values, 'simple', 'invoice'))).toEqual(['INV-9', 'INV-9'])
    expect(numbers(inputOf({ ...values, invoice: 'INV-8' }, 'full', 'invoice'))).toEqual([
      'INV-9',
      'INV-8',
    ])
    expect(inputOf({ ...values, identifier: ' ' }, 'simple', 'invoice')).not.toHaveProperty(
      'invoice',
    )
  })
  it('begins with the client’s day and time and one receiver', () => {
    expect(blankForm(clock)).toMatchObject({
      dispatch_date: '2018-10-03',
      dispatch_time: '14:30',
      spocs: [blankSpoc],
      value: 'NA',
    })
  })
})

it('shows the server’s errors at the form’s fields', () => {
  expect([
    ...problemsIn([
      { field: 'spocs.0.contact', message: 'x' },
      { field: 'driver.contact.1', message: 'y' },
    ]),
  ]).toEqual([
    ['spocs.0.contact.phone', 'x'],
    ['driver.contact', 'y'],
  ])
})
