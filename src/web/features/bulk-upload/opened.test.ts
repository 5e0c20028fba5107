import { describe, expect, it } from 'vitest'
import type { Cell } from '../../../domain/bulk/cell.ts'
import { aPolicy, clock } from '../../../domain/testing/factories.ts'
import { nothingHidden } from '../../lib/sheets/hidden.ts'
import type { Sheet } from '../../lib/sheets/sheet.ts'
import { openedOf } from './opened.ts'
import { readBy, readingOf } from './reading.ts'

const setting = { policy: aPolicy({}), client: 'acme', clock, remembered: {}, date_order: null }
const sheetOf = (...rows: Cell[][]): Sheet => ({
  name: null,
  names: [],
  is_1904: false,
  merged: [],
  hidden: nothingHidden,
  lines: rows.map((cells, at) => ({ line: at + 1, cells })),
})
const opened = (sheet: Sheet, remembered = {}) => {
  const its = { ...setting, remembered }
  return openedOf(readingOf(sheet, its), sheet, its, [])
}

describe('what the page is told of a file', () => {
  it('has each column with three values that differ, however long, of those without a header too [DESK-15]', () => {
    const { columns } = opened(
      sheetOf(
        ['Docket No', 'Docket No', '', 'Colour'],
        ['A', '=cmd|x', 'x'.repeat(5_000), null],
        ['A', '=cmd|x', 'x'.repeat(5_000)],
        ['B', null, 7],
        ['C', null, true],
        ['D', null, '8'],
      ),
    )
    expect(columns).toEqual([
      { header: 'Docket No', samples: ['A', 'B', 'C'] },
      { header: 'Docket No', samples: ['=cmd|x'] },
      { header: '', samples: ['x'.repeat(60), '7', 'TRUE'] },
      { header: 'Colour', samples: [] },
    ])
  })

  it('has what is guessed by content where a person is asked, and nothing where none is [DESK-15]', () => {
    const gaadi = sheetOf(['LR No.', 'Gaadi'], ['A', 'MH12AB1234'])
    expect(opened(gaadi)).toMatchObject({
      is_open: true,
      heads: 'known',
      mapping: { identifier: 0, truck_number: 1 },
      guessed: ['truck_number'],
    })
    expect(opened(gaadi, { gaadi: '' })).toMatchObject({
      is_open: false,
      mapping: { identifier: 0 },
      guessed: [],
    })
  })

  it('reads the first row as data where no header is known and it looks like data [DESK-15] [DESK-14]', () => {
    const bare = sheetOf(['A', 'MH12AB1234', 'Pune'], ['B', 'KA05MZ0001', 'Agra'])
    const { heads, is_open, mapping, columns } = opened(bare)
    expect([heads, is_open, mapping, columns.length]).toEqual([
      'none',
      true,
      { truck_number: 1 },
      3,
    ])
    const read = readBy(readingOf(bare, setting), { identifier: 0, truck_number: 1 }, null)
    expect(read.rows).toHaveLength(2)
    // A title with a day over headers that nobody knows is no row of data.
    expect(opened(sheetOf(['21-11-2026'], ['Docket', 'Colour'])).heads).toBe('unknown')
    expect(opened(sheetOf(['Docket', 'Colour'], ['A', 'red'])).heads).toBe('unknown')
    expect(opened(sheetOf(['LR No.', '21-11-2026'], ['A', 'red'])).heads).toBe('known')
  })
})
