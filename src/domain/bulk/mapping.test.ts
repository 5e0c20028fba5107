import { describe, expect, it } from 'vitest'
import { aPolicy } from '../testing/factories.ts'
import { formatFor } from './formats.ts'
import {
  headerRowIn,
  isMappingOpen,
  knownHeadersIn,
  mappingFor,
  rememberedFrom,
  unreadColumns,
} from './mapping.ts'

const format = formatFor(aPolicy())
const agro = formatFor(aPolicy({ bulk: { format: 'agrochemical' } }))
const own = formatFor(
  aPolicy({
    dashboard_customization: {
      bulk_upload_headers: [
        { text: 'Docket', value: 'identifier', type: 'text' },
        { text: 'Route', value: 'route', type: 'text' },
      ],
    },
  }),
)

describe('a mapping', () => {
  it.each([
    ['labels', ['Vehicle', 'LR No.'], { truck_number: 0, identifier: 1 }],
    ['case, spaces and points', [' l.r.  NO ', 'VEHICLE'], { identifier: 0, truck_number: 1 }],
    [
      'synonyms',
      ['Docket No', 'Truck Number', 'From', 'To'],
      { identifier: 0, truck_number: 1, 'source.name': 2, 'destination.name': 3 },
    ],
    [
      'a label before a synonym',
      ['Truck No', 'Vehicle', 'LR Number', 'LR No.'],
      { truck_number: 1, identifier: 3 },
    ],
    ['the first of two alike', ['LR No.', 'LR No.'], { identifier: 0 }],
    ['nothing', ['', 'Colour'], {}],
  ])('is guessed by %s [BULK-12]', (_by, headers, mapping) => {
    expect(mappingFor(headers, format, {})).toEqual(mapping)
  })

  it('takes the configured headers, and puts what an order has no place for among its extra fields [BULK-04]', () => {
    expect(mappingFor(['Route', 'Docket'], own, {})).toEqual({
      identifier: 1,
      'extra_fields.route': 0,
    })
  })

  it('is open while headers and columns are left over, and closed once a person has said what is what [BULK-12]', () => {
    const headers = ['LR No.', 'Lorry', 'Colour']
    const guessed = mappingFor(headers, format, {})
    expect(isMappingOpen(headers, format, guessed, {})).toBe(true)
    const remembered = rememberedFrom(headers, { ...guessed, truck_number: 1 }, {})
    expect(remembered).toEqual({ lrno: 'identifier', lorry: 'truck_number', colour: '' })
    const again = ['colour', 'lorry', 'lr no']
    expect(mappingFor(again, format, remembered)).toEqual({ identifier: 2, truck_number: 1 })
    expect(isMappingOpen(again, format, mappingFor(again, format, remembered), remembered)).toBe(
      false,
    )
  })

  it('is not forgotten for a second column of the same header that is not read [BULK-12]', () => {
    const twice = ['LR No.', 'Source', 'Source']
    const guessed = mappingFor(twice, format, {})
    const remembered = rememberedFrom(twice, guessed, {})
    expect(remembered).toEqual({ lrno: 'identifier', source: 'source.name' })
    expect(rememberedFrom(twice.toReversed(), { 'source.name': 1 }, {})).toEqual({
      source: 'source.name',
      lrno: '',
    })
    const once = ['Source', 'LR No.']
    expect(mappingFor(once, format, remembered)).toEqual({ 'source.name': 0, identifier: 1 })
    expect(unreadColumns(twice, format, guessed)).toEqual([2])
  })

  it.each<[string, string[], boolean]>([
    ['its first column is not found', ['Vehicle'], true],
    ['one header is left over beside free columns', ['LR No.', 'Colour'], true],
    ['headers without a name are left over', ['LR No.', '', ' - '], false],
  ])('is open where %s: %j %s [BULK-12]', (_case, headers, is_open) => {
    expect(isMappingOpen(headers, format, mappingFor(headers, format, {}), {})).toBe(is_open)
  })

  it('is closed where all columns are found, whatever else the file has [BULK-12]', () => {
    const headers = ['Route', 'Docket', 'Colour']
    expect(isMappingOpen(headers, own, mappingFor(headers, own, {}), {})).toBe(false)
  })

  it('is not opened by a label that a file has not [TRADE-07]', () => {
    const common = formatFor(aPolicy())
    const usual = common.columns.filter(({ key }) => key !== 'label').map(({ label }) => label)
    const open = (...more: string[]): boolean => {
      const headers = [...usual, ...more]
      return isMappingOpen(headers, common, mappingFor(headers, common, {}), {})
    }
    expect([open(), open('Gate'), open('Label'), usual.length]).toEqual([false, false, false, 15])
    expect(mappingFor(['GS1 label'], common, {})).toEqual({ label: 0 })
  })

  it('is closed where two headers were said to be one column [BULK-12]', () => {
    const headers = ['LR No.', 'Lorry', 'Cab']
    const remembered = { lorry: 'truck_number', cab: 'truck_number' }
    const mapping = mappingFor(headers, format, remembered)
    expect(mapping).toEqual({ identifier: 0, truck_number: 1 })
    expect(isMappingOpen(headers, format, mapping, remembered)).toBe(false)
  })

  it('takes each column of the file once, and the names of fields as headers [BULK-12]', () => {
    const twice = formatFor(
      aPolicy({
        dashboard_customization: {
          bulk_upload_headers: [
            { text: 'Docket', value: 'identifier', type: 'text' },
            { text: 'Docket', value: 'invoice', type: 'text' },
            { text: 'Way', value: 'route', type: 'text' },
          ],
        },
      }),
    )
    expect(mappingFor(['Docket', 'route'], twice, {})).toEqual({
      identifier: 0,
      'extra_fields.route': 1,
    })
  })

  it('remembers the latest 300 headers, and none without a name [BULK-12]', () => {
    const before = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`old${n}`, '']))
    const remembered = rememberedFrom(['LR No.', '', '-'], { identifier: 0 }, before)
    expect(Object.keys(remembered)).toHaveLength(300)
    expect([remembered['lrno'], remembered['old0'], remembered['old1'], remembered['']]).toEqual([
      'identifier',
      undefined,
      '',
      undefined,
    ])
  })

  it('takes the account’s own label, though it was once said to be none [BULK-12]', () => {
    const forgotten = { source: '', lrno: 'identifier', origin: '' }
    expect(mappingFor(['LR No.', 'Source'], format, forgotten)).toEqual({
      identifier: 0,
      'source.name': 1,
    })
    // A synonym is not the account's own word.
    expect(mappingFor(['LR No.', 'Origin'], format, forgotten)).toEqual({ identifier: 0 })
  })

  it('names a column under the account’s own label that is read from elsewhere [BULK-12]', () => {
    const headers = ['LR No.', 'Source', 'From', 'Colour']
    const remembered = { from: 'source.name', source: '', colour: '' }
    const mapping = mappingFor(headers, format, remembered)
    expect(mapping).toEqual({ identifier: 0, 'source.name': 2 })
    expect(unreadColumns(headers, format, mapping)).toEqual([1])
  })

  it('is open again where what was said names a column that the account has no more [BULK-12]', () => {
    const headers = ['LR No.', 'Lorry']
    const remembered = { lorry: 'lorry_number' }
    const mapping = mappingFor(headers, format, remembered)
    expect(isMappingOpen(headers, format, mapping, remembered)).toBe(true)
  })

  it('is open where a needed column is not found [BULK-06] [BULK-12]', () => {
    const headers = agro.columns
      .filter(({ required, label }) => required && label !== 'Batch')
      .map(({ label }) => label)
    expect(isMappingOpen(headers, agro, mappingFor(headers, agro, {}), {})).toBe(true)
    expect(
      isMappingOpen([...headers, 'BATCH'], agro, mappingFor([...headers, 'BATCH'], agro, {}), {}),
    ).toBe(false)
  })

  it('remembers one column for two places, and takes it for both again [DESK-15]', () => {
    const headers = ['LR No.', 'Party']
    const both = { identifier: 0, client: 1, 'destination.name': 1 }
    const remembered = rememberedFrom(headers, both, {})
    expect(mappingFor(headers, format, remembered)).toEqual(both)
    expect(isMappingOpen(headers, format, both, remembered)).toBe(false)
    // Of the same header twice the first is meant.
    expect(mappingFor(['Party', 'Party', 'LR No.'], format, remembered)).toEqual({
      client: 0,
      'destination.name': 0,
      identifier: 2,
    })
    expect(rememberedFrom(headers, { identifier: 0, client: 1 }, remembered)['party']).toBe(
      'client',
    )
  })

  it('remembers no header and nothing of one that is longer than is kept [DESK-15]', () => {
    const long = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [`extra_fields.${'x'.repeat(20)}${n}`, 0]),
    )
    const remembered = rememberedFrom(['Party', 'y'.repeat(201)], { ...long, client: 1 }, {})
    expect(Object.keys(remembered)).toEqual(['party'])
    expect(remembered['party']?.length).toBeLessThanOrEqual(120)
  })

  it('counts the known headers of a sheet, of which the one with most is meant [DESK-15]', () => {
    const sheet = [['Title'], ['LR No.', 'Vehicle', 'Colour'], ['A', 'B', 'C']]
    expect([sheet, [['x', 'y']], []].map((rows) => knownHeadersIn(rows, format, {}))).toEqual([
      2, 0, 0,
    ])
  })

  it('finds the headers below titles and blank rows [BULK-03]', () => {
    expect(
      headerRowIn(
        [['Dispatches of November'], [], [null, 'LR No.', 'Vehicle'], ['1', '2']],
        format,
        {},
      ),
    ).toBe(2)
    expect(headerRowIn([[null], [null, 'Colour'], ['x']], format, {})).toBe(1)
    expect(headerRowIn([], format, {})).toBe(0)
  })

  it('takes no row for the headers that stands further down than the 15th [BULK-03]', () => {
    const below = (titles: number) => [
      ...Array.from({ length: titles }, () => ['Dispatches']),
      ['LR No.', 'Vehicle'],
    ]
    expect([14, 15].map((titles) => headerRowIn(below(titles), format, {}))).toEqual([14, 0])
  })
})
