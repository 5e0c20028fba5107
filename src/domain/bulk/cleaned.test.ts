import { describe, expect, it } from 'vitest'
import { aPolicy } from '../testing/factories.ts'
import { isBlank, isUnfit, type Cell } from './cell.ts'
import { cleanedOf } from './cleaned.ts'
import { convert, type CellContent } from './convert.ts'
import type { TatUnit } from './tat.ts'

const read = (cell: Cell, kind: CellContent, tat_unit: TatUnit = 'hours') => {
  const { time_zone, phones } = aPolicy()
  const reading = { time_zone, phones, tat_unit, is_1904: false, date_order: null }
  const value = isBlank(cell)
    ? undefined
    : convert(cell, kind, { ...reading, decimal_sign: 'point' as const })
  return cleanedOf(cell, isUnfit(value) ? undefined : value, kind, tat_unit)
}

describe('a cell that was cleaned', () => {
  it.each<[string | number, CellContent, string]>([
    [' LR-1 ', 'text', 'LR-1'],
    ['Pune\u00A0 East', 'text', 'Pune East'],
    ['21-Nov-2026', 'date', '2026-11-21'],
    ['21.11.2026 9:30 PM', 'date', '2026-11-21 21:30'],
    [46_347, 'date', '2026-11-21'],
    ['9.30 AM', 'time', '09:30'],
    ['09:30:00', 'time', '09:30'],
    ['+91 98765 43210', 'phones', '9876543210'],
    ['098765-43210, 9876500001', 'phones', '9876543210, 9876500001'],
    ['1,200', 'number', '1200'],
    ['36 hrs', 'tat', '36'],
  ])(
    'is shown as it was read, with what the file has beside: %j as %s [DESK-12]',
    (cell, kind, text) => {
      const was = typeof cell === 'string' ? cell : String(cell)
      expect(read(cell, kind)).toEqual({ text, was })
    },
  )

  it.each<[Cell, CellContent, string]>([
    ['LR-1', 'text', 'LR-1'],
    ['2026-11-21', 'date', '2026-11-21'],
    [{ days: 46_347 }, 'date', '2026-11-21'],
    ['09:30', 'time', '09:30'],
    [9_876_543_210, 'phones', '9876543210'],
    ['9876543210,9876500001', 'phones', '9876543210, 9876500001'],
    [1_200.5, 'number', '1200.5'],
    [36.3, 'tat', '36.3'],
    [{ days: 2 }, 'tat', '48'],
    ['tomorrow', 'date', 'tomorrow'],
    ['  ', 'text', ''],
    [null, 'text', ''],
  ])('is told from one that stands as it was, or for nothing: %j [DESK-12]', (cell, kind, text) => {
    expect(read(cell, kind)).toEqual({ text, was: null })
  })

  it('shows a length of time in the unit of the account [DESK-12]', () => {
    expect(read('2 days', 'tat', 'days')).toEqual({ text: '2', was: '2 days' })
    expect(read('36:05', 'tat', 'hh:mm:ss')).toEqual({ text: '36:05:00', was: '36:05' })
  })
})
