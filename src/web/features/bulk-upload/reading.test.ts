import { describe, expect, it } from 'vitest'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { english } from '../../../domain/words/catalogue.ts'
import { aPolicy, clock } from '../../../domain/testing/factories.ts'
import { nothingHidden } from '../../lib/sheets/hidden.ts'
import type { Sheet } from '../../lib/sheets/sheet.ts'
import { openedOf } from './opened.ts'
import { readBy, readingOf, withText, type Reading } from './reading.ts'

const setting = {
  policy: aPolicy({}),
  client: 'acme',
  clock,
  remembered: {},
  date_order: null,
}
const sheet: Sheet = {
  name: 'Nov',
  names: ['Nov'],
  is_1904: false,
  merged: [],
  hidden: nothingHidden,
  lines: [
    { line: 1, cells: ['LR No.', 'Client', 'Vehicle'] },
    { line: 2, cells: ['A', 'Northwind', 'MH12'] },
    { line: 3, cells: [null, 'nobody', null] },
    { line: 4, cells: ['B', 'Northwind', 'MH14', 'beyond'] },
  ],
}
const valueOf = ({ rows }: Reading, at: number, key: string): unknown => {
  const row = rows[at]
  return typeof row === 'object' ? row.values.get(key) : row
}

describe('the reading of a sheet', () => {
  const first = readingOf(sheet, setting)

  it('finds headers and width, and reads no row before a mapping is chosen [BULK-03]', () => {
    expect(first.headers).toEqual(['LR No.', 'Client', 'Vehicle'])
    expect(first.width).toBe(4)
    expect(first.rows).toEqual([])
    expect(openedOf(first, sheet, setting, [])).toMatchObject({
      name: 'Nov',
      mapping: { identifier: 0, client: 1, truck_number: 2 },
    })
  })

  it('says of one line without a known header that there are no rows, but of headers and of a workbook with another sheet [BULK-03]', () => {
    const of = (cells: string[], names: string[]) => () =>
      readingOf({ ...sheet, names, lines: [{ line: 1, cells }] }, setting)
    expect(of(['hello'], [])).toThrow(english(bulkWords).empty)
    expect(of(['hello'], ['Nov', 'Dec'])().lines).toEqual([])
    expect(of(['LR No.', 'Client', 'Vehicle'], [])().lines).toEqual([])
  })

  it('reads each line by the mapping, and says which stand for nothing [BULK-04]', () => {
    const read = readBy(first, first.plan.mapping, null)
    expect(valueOf(read, 0, 'truck_number')).toBe('MH12')
    expect(read.rows[1]).toBe('no_first')
    expect(valueOf(read, 2, 'identifier')).toBe('B')
  })

  it('reads one row anew where a cell is mended, and leaves the reading before as it was [IMPO-01]', () => {
    const read = readBy(first, first.plan.mapping, null)
    const mended = withText(read, 0, 'truck_number', 'KA05')
    expect(valueOf(mended, 0, 'truck_number')).toBe('KA05')
    expect(valueOf(read, 0, 'truck_number')).toBe('MH12')
    expect(mended.rows[2]).toBe(read.rows[2])
  })

  it('takes a date that can be read in two ways as the rest of the file has it, whatever was said of the last file [BULK-04]', () => {
    const dated = (...dates: string[]) =>
      dates.map((date, n) => ({ line: n + 2, cells: [`D-${n}`, date] }))
    const head = { line: 1, cells: ['LR No.', 'Dispatch Date'] }
    const readAs = (dates: string[], said: 'month_first' | null) => {
      const found = readingOf({ ...sheet, lines: [head, ...dated(...dates)] }, setting)
      const read = readBy(found, found.plan.mapping, said)
      return [read.asks_dates, valueOf(read, 0, 'dispatch_date')]
    }
    const fifth = { day: '2026-12-05', time: null }
    expect(readAs(['05-12-2026', '27-11-2026'], null)).toEqual([false, fifth])
    expect(readAs(['05-12-2026', '27-11-2026'], 'month_first')).toEqual([false, fifth])
    expect(readAs(['05-12-2026', '2026-11-27'], null)).toEqual([true, undefined])
    expect(readAs(['12-05-2026', '2026-11-27'], 'month_first')).toEqual([true, fifth])
  })

  it('has room behind the file’s columns for one that the file does not have [IMPO-01]', () => {
    const read = readBy(first, first.plan.mapping, null)
    const filled = withText(read, 0, 'transporter', 'Roadrunner')
    expect(valueOf(filled, 0, 'transporter')).toBe('Roadrunner')
    expect(filled.lines[0]?.cells.length).toBeGreaterThan(read.width)
  })

  it('has a merged cell in each of its rows, and none of the headers’ [BULK-04]', () => {
    const merged = [
      { column: 1, first_line: 2, last_line: 3 },
      { column: 0, first_line: 1, last_line: 3 },
    ]
    const lines = sheet.lines.map((one) =>
      one.line === 3 ? { line: 3, cells: ['C', null, 'MH13'] } : one,
    )
    const joined = readingOf({ ...sheet, lines, merged }, setting)
    const read = readBy(joined, joined.plan.mapping, null)
    expect([0, 1, 2].map((at) => valueOf(read, at, 'client'))).toEqual(Array(3).fill('Northwind'))
    expect([0, 1, 2].map((at) => valueOf(read, at, 'identifier'))).toEqual(['A', 'C', 'B'])
  })

  it('stays as it is where the cell does not exist', () => {
    const read = readBy(first, first.plan.mapping, null)
    expect(withText(read, 9, 'client', 'x')).toBe(read)
    expect(withText(read, 0, 'no_such_column', 'x')).toBe(read)
  })
})
