import { describe, expect, it } from 'vitest'
import { aPolicy } from '../testing/factories.ts'
import type { Cell } from './cell.ts'
import { decimalSignOf } from './decimals.ts'
import { formatFor } from './formats.ts'
import { mappingFor } from './mapping.ts'
import { numberInText } from './number-text.ts'

describe('a number as text', () => {
  it.each<[string, number, number]>([
    ['36,5', 36.5, 36.5],
    ['36.5', 36.5, 36.5],
    ['1.200,50', 1200.5, 1200.5],
    ['1,200.50', 1200.5, 1200.5],
    ['1,00,000.50', 100_000.5, 100_000.5],
    ['1.200.000', 1_200_000, 1_200_000],
    ['12,00,000', 1_200_000, 1_200_000],
    ['1 200,50', 1200.5, 1200.5],
    ['0,125', 0.125, 0.125],
    ['0.125', 0.125, 0.125],
    ['1500,125', 1500.125, 1500.125],
    ['-36,5', -36.5, -36.5],
    ['1,200', 1200, 1.2],
    ['1.200', 1.2, 1200],
    ['48', 48, 48],
    ['-48', -48, -48],
    ['-36.5', -36.5, -36.5],
    ['.25', 0.25, 0.25],
    ['12,000', 12_000, 12],
    ['1 200', 1200, 1200],
    ['12 000', 12_000, 12_000],
    ['1 200 000', 1_200_000, 1_200_000],
    ['-1 200,50', -1200.5, -1200.5],
    ['-1,00,000.50', -100_000.5, -100_000.5],
    ['-12.000.000,5', -12_000_000.5, -12_000_000.5],
  ])('%j is %d with a decimal point, %d with a comma [BULK-03] [BULK-04]', (text, point, comma) =>
    expect([numberInText(text, 'point'), numberInText(text, 'comma')]).toEqual([point, comma]),
  )

  it.each([
    '',
    'ten',
    '1,2,3',
    '1.2.3',
    '1,20,0',
    '1.200.50',
    ',',
    '1e5',
    '1234 567',
    '1 200 50',
    '1234,567,890',
    '1,200,5000',
    '1200.200.000',
  ])('%j is none [BULK-04]', (text) =>
    expect(numberInText(text, 'point')).toEqual({
      unfit: { code: 'not_number', params: [text] },
    }),
  )

  it('that can be read in two ways is not guessed where nobody has said how [BULK-04]', () => {
    expect(numberInText('1,200', null)).toEqual({
      unfit: { code: 'number_two_ways', params: ['1,200'] },
    })
    expect(numberInText('36,5', null)).toBe(36.5)
  })
})

describe('the decimals of a file', () => {
  const format = formatFor(aPolicy({ bulk: { format: 'shipper', tat_unit: 'hours' } }))
  const headers = ['Invoice No.', 'Billing Qty.', 'SLA']
  const signOf = (...rows: Cell[][]) =>
    decimalSignOf(
      rows.map((cells) => ({ cells })),
      format,
      mappingFor(headers, format, {}),
    )

  it.each<[string, Cell[][], string | null]>([
    ['no number shows it', [['7,5', '1,200', 48]], 'point'],
    [
      'one shows a comma',
      [
        ['A', '1,200', '36,5 hrs'],
        ['B', '1.200', 48],
      ],
      'comma',
    ],
    ['one shows a comma below zero', [['A', '1,200', '-36,5 hrs']], 'comma'],
    ['one shows a comma by its points alone', [['A', '1.200.000', 48]], 'comma'],
    ['one shows a point', [['A', '1,200', '36.5']], 'point'],
    ['all show a point', [['A', '1,20,000.50', '36.5']], 'point'],
    ['a text shows a comma and one a point', [['A', 'about 36,5', '36.5']], 'point'],
    [
      'they are at odds',
      [
        ['A', '1,200', '36.5'],
        ['B', '1.200,50', 48],
      ],
      null,
    ],
  ])('are found where %s [BULK-04]', (_case, rows, sign) => expect(signOf(...rows)).toBe(sign))
})
