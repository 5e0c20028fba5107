import { describe, expect, it } from 'vitest'
import { anInput } from '../../testing/factories.ts'
import { words } from '../../testing/words.ts'
import { editInput } from './edit-input.ts'
import { orderInput } from './order-input.ts'
import { fieldErrors } from '../../field-errors.ts'
import { inEnglish } from '../../testing/in-english.ts'

/** Field and sentence of everything that is wrong. */
const wrong = (input: unknown): [string, string][] => {
  const { error } = orderInput.safeParse(input)
  return (error?.issues ?? []).flatMap((issue): [string, string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'unknown'])
      : fieldErrors([issue]).map((one) => [one.field, inEnglish(one)]),
  )
}
const fields = (input: unknown): string[] => wrong(input).map(([field]) => field)

const free = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))

/** The first whole number that another is read as: 9007199254740993. */
const INEXACT = 2 ** 53

/** An order of one item. */
const items = (item: object) => ({ Items: [{ item_no: 'A1', ...item }] })

describe('an order as it is sent', () => {
  it('has nothing where a system sends an empty text, as where it sends null [ADD-10] [EDIT-02]', () => {
    const nothing = { invoice: '', transporter: ' ', secondary_vendor: '', lot: '  ' }
    const sent = { ...nothing, destination: { name: 'Nagpur', address: '', city: ' ' } }
    const read = {
      invoice: null,
      transporter: null,
      secondary_vendor: null,
      lot: null,
      destination: { name: 'Nagpur', address: null, city: null },
    }
    expect(orderInput.parse(sent)).toEqual({ ...read, profile: {} })
    expect(editInput({}).parse(sent)).toEqual({ ...read, profile: {} })
    expect(Object.keys(orderInput.parse({}))).toEqual(['profile'])
  })

  it('has names and numbers of one line, and breaks where an address in free fields has them [ADD-10] [EDIT-02]', () => {
    const sent = {
      identifier: '\u0007LR-1\r\n',
      truck_number: 'KA01\tAB',
      source: { name: 'Hub\r\nBcc: a@example.com' },
      spocs: [{ name: 'Asha\u2028Rao' }],
      Items: [{ item_no: 'A\n1' }],
      extra_fields: { landmark: 'Gate 2\nleft' },
    }
    const read = {
      identifier: 'LR-1',
      truck_number: 'KA01 AB',
      source: { name: 'Hub Bcc: a@example.com' },
      spocs: [{ name: 'Asha Rao' }],
      Items: [{ item_no: 'A 1' }],
      extra_fields: { landmark: 'Gate 2\nleft' },
    }
    expect(orderInput.parse(sent)).toMatchObject(read)
    expect(editInput({}).parse(sent)).toMatchObject(read)
  })

  it('is taken with every field of the contract', () => {
    const full = anInput({
      invoice: 'INV-1',
      invoice_date: '2026-03-01',
      transporter: 'Roadrunner',
      secondary_vendor: null,
      ship_unit: 10,
      ship_weight: { weight: 2, unit: 'Tonne', value: 1 },
      value: 'NA',
      quantity: 3,
      number_of_box: null,
      lot: 'L1',
      Items: [
        {
          item_no: '1',
          product_description: 'Seed',
          product_quantity: 4,
          sales_unit: 'boxes',
          number_of_box: 2,
        },
      ],
      extra_fields: { extra: [{ a: 1 }, 'b', 2], exception: true, note: 'x' },
    })
    expect(fields(full)).toEqual([])
  })

  it.each([
    [{ identifer: 'LR-1' }, 'identifer'],
    [{ source: { name: 'A', lat: 1 } }, 'source.lat'],
    [{ spocs: [{ name: 'A', phone: '9876543210' }] }, 'spocs.0.phone'],
    [{ epod: {} }, 'epod'],
    [{ _id: 'x' }, '_id'],
    [{ user: 'x' }, 'user'],
    [{ constructor: 1 }, 'constructor'],
    [{ billing: 1 }, 'billing'],
  ])('is refused for the unknown field of %j by its name [ADD-10]', (input, field) =>
    expect(fields(input)).toEqual([field]),
  )

  it('is refused for a field called profile, which is not on the wire [ADD-10]', () => {
    expect(wrong({ identifier: 'LR-1', profile: { POD_ID: '1' } })).toEqual([
      ['profile', words.unknown_field],
    ])
  })

  it('is not moved by a key called __proto__', () => {
    const parsed = orderInput.safeParse(
      JSON.parse(
        '{"identifier": "LR-1", "__proto__": {"client": "x"}, "extra_fields": {"__proto__": {"exception": true}}}',
      ),
    )
    expect(parsed.data?.client).toBeUndefined()
    expect(({} as Record<string, unknown>)['client']).toBeUndefined()
  })

  it('gathers the fields of its profile from the top level', () => {
    const { profile } = orderInput.parse({
      identifier: 'LR-1',
      POD_ID: 'P1',
      lr: 7,
      cust_code: 'C',
      sla: '48 hours',
      bill_qty: 4,
      material_group: 'G',
      sales_office: null,
      shipping_plant: 'P',
    })
    expect(profile).toEqual({
      POD_ID: 'P1',
      lr: 7,
      cust_code: 'C',
      sla: '48 hours',
      bill_qty: 4,
      material_group: 'G',
      sales_office: null,
      shipping_plant: 'P',
    })
  })

  it('takes a contact as a plain value, a list or in parts [ADD-06]', () => {
    const contactOf = (contact: unknown) =>
      orderInput.parse({ spocs: [{ name: 'A', contact }] }).spocs?.[0]?.contact
    expect(contactOf('98765 43210,9876543211')).toEqual({ phone: ['9876543210', '9876543211'] })
    expect(contactOf(9876543210)).toEqual({ phone: ['9876543210'] })
    expect(contactOf(['9876543210'])).toEqual({ phone: ['9876543210'] })
    expect(contactOf('a@example.com')).toEqual({ email: ['a@example.com'] })
    expect(contactOf({ phone: '9876543210', email: 'a@example.com' })).toEqual({
      phone: ['9876543210'],
      email: ['a@example.com'],
    })
  })

  it.each([
    [{ dispatch_time: '24:00' }, 'dispatch_time', words.time_invalid],
    [{ dispatch_time: '7:00' }, 'dispatch_time', words.time_invalid],
    [{ dispatch_date: '2026-02-30' }, 'dispatch_date', words.date_invalid],
    [{ dispatch_date: '0001-01-01T00:00:00Z' }, 'dispatch_date', words.date_invalid],
    [{ dispatch_date: '2026-03-10 noon' }, 'dispatch_date', words.date_invalid],
    [{ dispatch_date: '2026-03-10T25:00:00Z' }, 'dispatch_date', words.date_invalid],
    [{ dispatch_date: '1899-12-31' }, 'dispatch_date', words.date_invalid],
    [{ dispatch_date: '2200-01-01' }, 'dispatch_date', words.date_invalid],
    [{ dispatch_date: '2199-12-31T23:59:59-12:00' }, 'dispatch_date', words.date_invalid],
    [{ invoice_date: '1900-01-01T00:00:00+14:00' }, 'invoice_date', words.date_invalid],
    [{ eta_hrs: 1e-7 }, 'eta_hrs', words.above_zero('ETA')],
    [{ eta_hrs: -1 }, 'eta_hrs', words.above_zero('ETA')],
    [{ tat: 0.4 }, 'tat', words.above_zero('TAT')],
    [{ tat: -1 }, 'tat', words.above_zero('TAT')],
    [{ extra_fields: free(65) }, 'extra_fields', words.too_many_fields(64)],
    [{ invoice_date: '10-03-2026' }, 'invoice_date', words.date_invalid],
    [{ driver: { name: 'R', contact: 'x12' } }, 'driver.contact', words.contact_invalid],
    [
      { ship_weight: { weight: 0.5, unit: 'Kg' } },
      'ship_weight.weight',
      words.at_least('Shipment weight', 1),
    ],
    [{ quantity: 1_000_000_001 }, 'quantity', words.too_high(1e9)],
    [{ number_of_box: 1e308 }, 'number_of_box', words.too_high(1e9)],
    [items({ product_quantity: 1e308 }), 'Items.0.product_quantity', words.too_high(1e9)],
    [items({ number_of_box: 2e9 }), 'Items.0.number_of_box', words.too_high(1e9)],
    [items({ item_no: INEXACT }), 'Items.0.item_no', words.too_high(INEXACT - 1)],
    [{ cust_code: INEXACT }, 'profile.cust_code', words.too_high(INEXACT - 1)],
    [{ extra_fields: { a: -1e308 } }, 'extra_fields.a', words.too_low(1 - INEXACT)],
    [{ extra_fields: { a: [INEXACT] } }, 'extra_fields.a.0', words.too_high(INEXACT - 1)],
    [{ extra_fields: { a: [{ b: INEXACT }] } }, 'extra_fields.a.0.b', words.too_high(INEXACT - 1)],
  ])('says of %j what is wrong [ADD-04, ADD-07, ADD-08]', (input, field, message) =>
    expect(wrong(input)).toContainEqual([field, message]),
  )

  it.each([
    [{ eta_hrs: -1 }, 'eta_hrs'],
    [{ ship_unit: 0 }, 'ship_unit'],
    [{ ship_unit: 1.5 }, 'ship_unit'],
    [{ value: 0 }, 'value'],
    [{ value: 'nil' }, 'value'],
    [{ ship_weight: { weight: 2, unit: 'lb' } }, 'ship_weight.unit'],
    [{ source: { name: 'A', loc: [91, 0] } }, 'source.loc.0'],
    [{ identifier: 'x'.repeat(81) }, 'identifier'],
  ])('is refused for %j [ADD-08]', (input, field) => expect(fields(input)).toEqual([field]))

  it.each([
    [{ eta_hrs: 0 }],
    [{ ship_unit: 1 }],
    [{ ship_weight: { weight: 1 } }],
    [{ value: 1 }],
    [{ value: 'NA' }],
    [{ quantity: 1e9, number_of_box: 1e9 }],
    [items({ product_quantity: 1e9 })],
    [items({ item_no: INEXACT - 1 })],
    [{ lr: 0.1, extra_fields: { a: 1 - INEXACT } }],
    [{ dispatch_date: '1900-01-01' }],
    [{ dispatch_date: '2199-12-31' }],
    [{ dispatch_date: '2026-03-10T12:00:00+05:30' }],
    [{ dispatch_date: '2199-12-31T23:59:59+12:00' }],
    [{ eta_hrs: 1 / 3_600_000, tat: 0.5 }],
    [{ extra_fields: free(64) }],
  ])('is taken at the bound: %j [ADD-08]', (input) => {
    expect(fields(input)).toEqual([])
  })

  it('has its TAT in whole milliseconds, as hours have [ADD-09] [EDIT-02]', () => {
    expect(orderInput.parse({ tat: 3_600_000.4 })).toMatchObject({ tat: 3_600_000 })
    expect(editInput({}).parse({ tat: 0.5 })).toMatchObject({ tat: 1 })
    expect(editInput({}).parse({ tat: null })).toMatchObject({ tat: null })
    expect(editInput({}).safeParse({ eta_hrs: 1e-7 }).success).toBe(false)
  })

  it.each([[null], [[]], ['LR-1'], [7]])('is refused where it is no object: %j', (input) =>
    expect(orderInput.safeParse(input).success).toBe(false),
  )
})
