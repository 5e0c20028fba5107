import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import type { Cell } from './cell.ts'
import { formatFor } from './formats.ts'
import { filledColumns, missingSentence } from './states.ts'
import { problems, read } from '../testing/bulk.ts'
import { aPolicy } from '../testing/factories.ts'
import { inEnglish } from '../testing/in-english.ts'

const HOUR = 3_600_000

const agro: PolicyDocument = { bulk: { format: 'agrochemical' }, add: { required_fields: false } }
const agroHeaders = [
  'Bill to Customer No.',
  'Ship to Customer No.',
  'Ship to Customer Name',
  'city',
  'material group',
  'material group description',
  'material number',
  'material description',
  'Batch',
  'Billing Qty.',
  'Invoice No.',
  'Invoice Date',
  'SDistt.',
  'SOff.',
  'SGrp.',
  'Shipping Plnt.',
]
const agroRow = (changes: Record<string, Cell> = {}): Cell[] =>
  [
    1100,
    1101,
    'Kisan Agro',
    'Indore',
    'CP',
    'Crop protection',
    2001,
    'Herbicide',
    'B1',
    120,
    9001,
    { days: 46_347 },
    'D1',
    'O1',
    'G1',
    'IN42',
  ].map((cell, at) => {
    const header = agroHeaders[at] ?? ''
    return header in changes ? (changes[header] ?? null) : cell
  })

const missingText = (judged: Parameters<typeof missingSentence>[0]): string | null => {
  const missing = missingSentence(judged)
  return missing && inEnglish(missing)
}

describe('an agrochemical file', () => {
  it('sums decimals as people do [BULK-07]', () => {
    const [judged] = read(agro, agroHeaders, [
      agroRow({ 'Billing Qty.': 0.1 }),
      agroRow({ Batch: 'B2', 'Billing Qty.': 0.2 }),
    ])
    expect(judged?.input).toMatchObject({ bill_qty: 0.3 })
  })

  it('makes one order of the rows of one invoice, with its items [BULK-07]', () => {
    const [judged, ...others] = read(agro, agroHeaders, [
      agroRow(),
      agroRow({ Batch: 'B2', 'Billing Qty.': 30 }),
      agroRow({ 'material number': 2002, 'material description': 'Fungicide' }),
      agroRow(),
    ])
    expect(others).toEqual([])
    expect(judged?.problems).toEqual([])
    expect(judged?.input).toMatchObject({
      identifier: '9001',
      invoice: '9001',
      invoice_date: '2026-11-21',
      cust_code: '1101',
      cust_name: 'Kisan Agro',
      bill_to_customer_no: '1100',
      bill_city: 'Indore',
      bill_qty: 270,
      material_group: 'CP',
      material_batch: 'B1',
      sales_district: 'D1',
      sales_office: 'O1',
      sales_group: 'G1',
      shipping_plant: 'IN42',
      source: { name: 'IN42' },
      destination: { name: 'Kisan Agro', city: 'Indore' },
      client: 'acme',
    })
    expect(judged?.input['Items']).toEqual(
      [
        ['2001', 120],
        ['2001 / B2', 30],
        ['2002', 120],
      ].map(([item_no, product_quantity]) =>
        expect.objectContaining({ item_no, product_quantity }),
      ),
    )
  })

  it.each(agroHeaders.filter((header) => header !== 'Ship to Customer Name'))(
    'is in error where %s is missing [BULK-06]',
    (header) => {
      const judged = read(agro, agroHeaders, [
        agroRow({ 'Invoice No.': 1 }),
        agroRow({ [header]: ' ' }),
      ])
      expect(problems(judged.slice(1))).toEqual([[header, expect.stringContaining('missing')]])
      expect(missingText(judged)).toBe('Missing data at line - 3')
    },
  )

  it('says once, by the column, that a customer has neither number nor name [BULK-06]', () => {
    const row = agroRow({ 'Ship to Customer No.': null, 'Ship to Customer Name': null })
    expect(problems(read(agro, agroHeaders, [row]))).toEqual([
      ['Ship to Customer No.', 'Ship to Customer No. is missing'],
    ])
  })

  it('lists the lines that lack something, and in their order, though others of the order stand between [BULK-06]', () => {
    const judged = read(agro, agroHeaders, [
      agroRow(),
      agroRow({ 'Invoice No.': 9002, Batch: null }),
      agroRow({ 'material group': null }),
      agroRow({ Batch: 'B2' }),
    ])
    expect(judged.map(({ number }) => number)).toEqual(['9001', '9002'])
    expect(missingText(judged)).toBe('Missing data at line - 3, 4')
  })

  it('lists at most ten of the lines that lack something [BULK-06]', () => {
    const of = (count: number) =>
      missingText(
        read(
          agro,
          agroHeaders,
          Array.from({ length: count }, (_, n) => agroRow({ 'Invoice No.': n + 1, Batch: null })),
        ),
      )
    expect([of(0), of(10), of(11)]).toEqual([
      null,
      'Missing data at line - 2, 3, 4, 5, 6, 7, 8, 9, 10, 11',
      'Missing data at line - 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, and many more.',
    ])
  })

  it('is in error where rows of one invoice disagree about the order, by a sentence that is true on each of their lines [BULK-07] [IMPO-01]', () => {
    expect(
      problems(read(agro, agroHeaders, [agroRow(), agroRow({ city: 'Bhopal', Batch: 'B2' })])),
    ).toEqual([['city', 'city differs between lines 2 and 3, which have the same number']])
  })
})

describe('the other formats', () => {
  it('reads food delivery: POD ID, LR and hours as hh:mm:ss [BULK-07] [BULK-08]', () => {
    const [judged] = read(
      {
        bulk: { format: 'food_delivery', tat_unit: 'hh:mm:ss' },
        add: { waive_eta: true, waive_spoc: true },
      },
      [
        'POD ID',
        'Invoice No.',
        'LR No.',
        'Vehicle No.',
        'Driver Name',
        'Driver Contact',
        'Source',
        'Destination',
        'Dispatch Time',
        'TAT',
        'Item Description',
        'Qty',
      ],
      [
        [
          'P1',
          'F-1',
          'L1',
          'KA01',
          'Ravi',
          '9876543210',
          'Kitchen',
          'Koramangala',
          '12:30',
          '00:45:00',
          'Meals',
          4,
        ],
        [
          'P1',
          'F-1',
          'L1',
          'KA01',
          'Ravi',
          '9876543210',
          'Kitchen',
          'Koramangala',
          '12:30',
          '00:45:00',
          'Drinks',
          2,
        ],
      ],
    )
    expect(judged?.problems).toEqual([])
    expect(judged?.input).toMatchObject({
      identifier: 'F-1',
      invoice: 'F-1',
      POD_ID: 'P1',
      lr: 'L1',
      tat: 45 * 60_000,
      quantity: 6,
      client: 'acme',
      Items: [
        { item_no: 'Meals', product_quantity: 4 },
        { item_no: 'Drinks', product_quantity: 2 },
      ],
    })
  })

  it('reads a shipper’s file: codes, depot and the SLA in days [BULK-07] [BULK-08]', () => {
    const [judged] = read(
      { bulk: { format: 'shipper', tat_unit: 'days' }, add: { driver_contact_required: false } },
      [
        'Invoice No.',
        'Invoice Date',
        'Shippers Code',
        'Shippers Name',
        'Destination',
        'Destination Address',
        'Client Name',
        'Billing Qty.',
        'PO Number',
        'SLA',
        'Depot Name',
        'Depot Code',
        'Zone',
        'Vehicle No.',
        'Driver Name',
        'Dispatch Time',
        'Receiver',
        'Receiver Contact',
      ],
      [
        [
          'S-1',
          '21-Nov-2026',
          'C1',
          'Deccan',
          'Hubli',
          '4 MG Road',
          'Retail',
          '1,200',
          'PO-1',
          3,
          'Bhiwandi',
          'D7',
          'West',
          'MH04',
          'Ravi',
          0.25,
          'Asha',
          '9876543210',
        ],
      ],
    )
    expect(judged?.problems).toEqual([])
    expect(judged?.input).toMatchObject({
      identifier: 'S-1',
      cust_code: 'C1',
      cust_name: 'Deccan',
      client: 'Retail',
      client_client: 'Retail',
      bill_qty: 1200,
      po_number: 'PO-1',
      sla: '72 hrs',
      tat: 72 * HOUR,
      depot_name: 'Bhiwandi',
      depot_code: 'D7',
      zone: 'West',
      source: { name: 'Bhiwandi' },
      destination: { name: 'Hubli', address: '4 MG Road' },
      dispatch_time: '06:00',
    })
  })

  const shipper: PolicyDocument = {
    bulk: { format: 'shipper', tat_unit: 'days' },
    add: { driver_contact_required: false, waive_eta: true, waive_spoc: true },
  }

  it('has NA for text that a shipper’s file does not have, such as its vehicle [BULK-04]', () => {
    const judged = read(
      shipper,
      ['Invoice No.', 'Depot Name', 'Dispatch Time', 'Destination'],
      [
        ['S-1', 'Bhiwandi', '09:30', 'Hubli'],
        ['S-2', null, '09:30', 'Hubli'],
      ],
    )
    expect(judged.map((one) => one.problems)).toEqual([[], []])
    expect(judged.map(({ order }) => [order?.truck_number, order?.source?.name])).toEqual([
      ['NA', 'Bhiwandi'],
      ['NA', 'NA'],
    ])
    // No client stands in the file: it is who uploads.
    expect(judged[0]?.input).toMatchObject({ client: 'acme', client_client: 'NA' })
    const filled = filledColumns(judged, formatFor(aPolicy(shipper)))
    expect(filled).toContainEqual({ label: 'Vehicle No.', rows: 2 })
    expect(filled).toContainEqual({ label: 'Depot Name', rows: 1 })
    expect(filled.map(({ label }) => label)).not.toContain('Material Number')
  })

  const food: PolicyDocument = {
    bulk: { format: 'food_delivery' },
    add: { waive_eta: true, waive_spoc: true, driver_contact_required: false },
  }

  it('has NA for the POD ID that a food delivery’s file does not have, and for no invoice [BULK-04]', () => {
    const judged = read(
      food,
      ['Invoice No.', 'POD ID', 'Source', 'Destination', 'Dispatch Time', 'Vehicle No.'],
      [
        ['F-1', null, 'Kitchen', 'Koramangala', '12:30', 'KA01'],
        [null, 'P2', 'Kitchen', 'Koramangala', '12:30', 'KA01'],
      ],
    )
    expect(judged[0]?.problems).toEqual([])
    expect(judged[0]?.input).toMatchObject({ identifier: 'F-1', POD_ID: 'NA' })
    expect(problems(judged.slice(1))).toEqual([['Invoice No.', expect.stringContaining('missing')]])
    expect(missingText(judged)).toBe('Missing data at line - 3')
  })

  it('takes what is the order’s own from whichever of its rows says it [BULK-07]', () => {
    const headers = [
      'Invoice No.',
      'POD ID',
      'Source',
      'Destination',
      'Vehicle No.',
      'Dispatch Time',
      'Item',
    ]
    const rows = (...pods: (string | null)[]): Cell[][] =>
      pods.map((pod, at) => ['F-1', pod, 'Kitchen', 'Koramangala', 'KA01', '12:30', `Meal ${at}`])
    const one = read(food, headers, rows(null, 'P1'))
    expect(one[0]?.input['POD_ID']).toBe('P1')
    expect(filledColumns(one, formatFor(aPolicy(food))).map(({ label }) => label)).not.toContain(
      'POD ID',
    )
    // Where none says it, it is counted for all.
    expect(
      filledColumns(read(food, headers, rows(null, null)), formatFor(aPolicy(food))),
    ).toContainEqual({ label: 'POD ID', rows: 2 })
    expect(problems(read(food, headers, rows(null, 'P1', 'P2')))).toEqual([
      ['POD ID', expect.stringContaining('lines 3 and 4')],
    ])
  })
})
