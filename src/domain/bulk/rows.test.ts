import { describe, expect, it } from 'vitest'
import { aPolicy } from '../testing/factories.ts'
import type { Cell } from './cell.ts'
import { formatFor } from './formats.ts'
import { mappingFor } from './mapping.ts'
import { readRow, type Plan } from './rows.ts'

const policy = aPolicy({
  dashboard_customization: {
    bulk_upload_headers: [
      { text: 'Docket', value: 'identifier', type: 'text' },
      { text: 'Client', value: 'client', type: 'text' },
      { text: 'From', value: 'srcname', type: 'text' },
      { text: 'Weight', value: 'ship_weight', type: 'number' },
      { text: 'Unit', value: 'weight_unit', type: 'text' },
    ],
  },
})
const format = formatFor(policy)
const plan: Plan = {
  format,
  mapping: mappingFor(['Docket', 'Client', 'From', 'Weight', 'Unit'], format, {}),
  time_zone: policy.time_zone,
  phones: policy.phones,
  decimal_sign: 'point',
  is_1904: false,
  date_order: null,
  tat_unit: 'hours',
}
const row = (...cells: Cell[]) => readRow(cells, 7, plan)

describe('a row', () => {
  it.each<[string, Cell[]]>([
    ['empty', []],
    ['empty', [null, '', ' \u00A0']],
    ['no_first', [' ', 'Northwind']],
  ])('that stands for nothing is told to be %s: %j [BULK-04]', (dropped, cells) => {
    expect(row(...cells)).toBe(dropped)
  })

  it('is its values by column, with NA for the text that it does not have [BULK-04]', () => {
    expect(row('D-1', 'Northwind', 'China', 12, 'Kg')).toEqual({
      line: 7,
      values: new Map<string, unknown>([
        ['identifier', 'D-1'],
        ['client', 'Northwind'],
        ['source.name', 'China'],
        ['ship_weight.weight', 12],
        ['ship_weight.unit', 'Kg'],
      ]),
      filled: [],
      problems: [],
    })
    expect(row('D-1')).toEqual({
      line: 7,
      values: new Map([
        ['identifier', 'D-1'],
        ['source.name', 'NA'],
      ]),
      filled: ['source.name'],
      problems: [],
    })
  })

  it.each(['NA', 'n/a', 'Nil', '-', '---', '-----------', ' N/A \u00A0 \u00A0 '])(
    'has nothing where people write that there is nothing: %j [BULK-04]',
    (nothing) => {
      expect(row('D-1', null, nothing)).toMatchObject({ filled: ['source.name'] })
    },
  )

  it.each(['NA', 'n/a', 'Nil', '-', '---'])(
    'has no number where people write that there is none: %j [BULK-04] [ADD-02]',
    (nothing) => {
      expect(row(nothing, 'Northwind', 'Pune')).toBe('no_first')
      const last = formatFor(
        aPolicy({
          dashboard_customization: {
            bulk_upload_headers: [
              { text: 'From', value: 'srcname', type: 'text' },
              { text: 'Docket', value: 'identifier', type: 'text' },
            ],
          },
        }),
      )
      const read = (...cells: Cell[]) =>
        readRow(cells, 7, { ...plan, format: last, mapping: { 'source.name': 0, identifier: 1 } })
      for (const none of [nothing, null])
        expect(read('Pune', none)).toMatchObject({
          values: new Map([['source.name', 'Pune']]),
          filled: [],
        })
      // Another first column may be without anything, and its row is none the less one.
      expect(read(nothing, 'D-1')).toMatchObject({ filled: ['source.name'] })
    },
  )

  it.each(['Nashik', 'Ghana', 'nil desk', 'dock-'])(
    'has what only begins or ends so: %j [BULK-04]',
    (text) => {
      expect(row('D-1', null, text)).toMatchObject({ filled: [] })
    },
  )

  it('names column and cell of what cannot be read [BULK-04] [IMPO-01]', () => {
    expect(row('D-1', null, 'Pune', 'heavy')).toMatchObject({
      problems: [
        { column: 'ship_weight.weight', label: 'Weight', code: 'not_number', params: ['heavy'] },
      ],
    })
  })
})
