import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shown, type Cell } from '../../../domain/bulk/cell.ts'
import { bulkWords as say } from '../../../domain/words/bulk.ts'
import { pastedFile } from './pasted-file.ts'
import { MOST_COLUMNS, MOST_ROWS } from './limits.ts'
import { readSheet } from './read.ts'
import type { Sheet } from './sheet.ts'

const read = (name: string): Promise<Sheet> =>
  readSheet(new Blob([readFileSync(`test-data/spreadsheets/${name}`)]))
const readText = (text: string): Promise<Sheet> => readSheet(new Blob([text]))
const cellsAt = ({ lines }: Sheet, line: number): readonly Cell[] =>
  lines.find((one) => one.line === line)?.cells ?? []

describe.each(['ugly.xlsx', 'ugly.ods', 'from-1904.xlsx', 'from-1904.ods'])(
  '%s, as LibreOffice wrote it',
  (name) => {
    it('is read row by row with the lines it has, without the five hundred blank ones at its end, and from its first sheet [BULK-03]', async () => {
      const sheet = await read(name)
      expect([sheet.name, sheet.names, sheet.is_1904]).toEqual([
        'Nov & Dec',
        ['Nov & Dec', 'Notes'],
        name.startsWith('from-1904'),
      ])
      expect(sheet.lines.map(({ line }) => line)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(cellsAt(sheet, 1)).toEqual(['Dispatches of November'])
    })

    it('has its dates, times and lengths on the clock they were written by, whatever day it counts from [BULK-04]', async () => {
      const sheet = await read(name)
      const [, , , , , , , day, time] = cellsAt(sheet, 4)
      const [, , , , , , , moment, , length] = cellsAt(sheet, 5)
      expect([shown(day), shown(time), shown(moment)]).toEqual([
        '2026-11-21',
        '09:30',
        '2026-11-21 14:30',
      ])
      expect(length).toEqual({ days: 2 })
      expect(cellsAt(sheet, 6).slice(7, 10)).toEqual(['21/11/2026', '9:30 PM', '48 hrs'])
    })

    it('is read from another of its sheets where that is wanted, and from the first where there is none of that name [BULK-03]', async () => {
      const file = new Blob([readFileSync(`test-data/spreadsheets/${name}`)])
      const [notes, none] = [await readSheet(file, 'Notes'), await readSheet(file, 'Nothing')]
      expect([notes.name, notes.lines, none.name]).toEqual([
        'Notes',
        [{ line: 1, cells: ['not orders'] }],
        'Nov & Dec',
      ])
    })

    it('is read from the sheet whose first rows are most like what is wanted, the first of those alike [DESK-15]', async () => {
      const file = new Blob([readFileSync(`test-data/spreadsheets/${name}`)])
      const seen: number[] = []
      const by = (rank: (text: string) => number) =>
        readSheet(file, null, (rows) => {
          seen.push(rows.length)
          return rank(rows.flat().map(shown).join(' '))
        })
      expect((await by((text) => Number(text.includes('not orders')))).name).toBe('Notes')
      expect((await by(() => 0)).name).toBe('Nov & Dec')
      expect(Math.max(...seen)).toBeLessThanOrEqual(15)
      const told = await readSheet(file, 'Nov & Dec', (rows) => -rows.length)
      expect(told.name).toBe('Nov & Dec')
    })

    it('has formulas as their results, failed ones too, what is hidden, and text in any script [BULK-03]', async () => {
      const sheet = await read(name)
      expect(cellsAt(sheet, 5).slice(0, 2)).toEqual(['LR-2', 'Northwind & Sons'])
      expect(cellsAt(sheet, 5)[6]).toBe('नागपुर')
      expect(cellsAt(sheet, 8)[2]).toBe('#DIV/0!')
      expect(cellsAt(sheet, 4)[12]).toBe('hidden')
    })
  },
)

describe.each(['merged.xlsx', 'merged.ods'])('%s, as LibreOffice wrote it', (name) => {
  it('says which cells are merged over which lines [BULK-04]', async () => {
    const sheet = await read(name)
    expect(sheet.merged).toContainEqual({ column: 3, first_line: 3, last_line: 5 })
    expect(sheet.merged).toContainEqual({ column: 0, first_line: 1, last_line: 2 })
    expect(sheet.merged).toHaveLength(2)
    expect([3, 4, 5].map((line) => cellsAt(sheet, line)[3] ?? null)).toEqual([
      'MH12AB1234',
      null,
      null,
    ])
  })

  it('has none of them on another sheet [BULK-04]', async () => {
    const file = new Blob([readFileSync(`test-data/spreadsheets/${name}`)])
    expect((await readSheet(file, 'Notes')).merged).toEqual([])
  })
})

describe.each(['hidden.xlsx', 'hidden.ods'])('%s, as LibreOffice wrote it', (name) => {
  it('is read whole, with which rows and columns nobody sees, and not from a hidden sheet [DESK-16]', async () => {
    const sheet = await read(name)
    expect([sheet.name, sheet.names, sheet.lines.length]).toEqual(['Orders', ['Orders'], 7])
    expect(sheet.hidden).toEqual({ lines: [3, 4, 6], columns: [3], sheets: ['Prices'] })
  })

  it('is not read from its hidden sheet though that is asked for [DESK-16]', async () => {
    const file = new Blob([readFileSync(`test-data/spreadsheets/${name}`)])
    expect((await readSheet(file, 'Prices')).name).toBe('Orders')
  })
})

describe('separated text', () => {
  it.each([
    'semicolons.csv',
    'bom.csv',
    'utf-16le.csv',
    'utf-16be.csv',
    'utf-16-unmarked.csv',
    'windows-1252.csv',
    'told.csv',
  ])('is read the same as %s [BULK-03]', async (name) => {
    const { lines } = await read(name)
    expect(lines.map(({ line }) => line)).toEqual([2, 3, 5])
    expect(lines[0]?.cells[0]).toBe('LR No.')
    expect(lines[1]?.cells.slice(0, 2)).toEqual(['LR-1', 'Müller, Sons'])
    expect(lines[1]?.cells[12]).toBe('says "yes"\nand more')
    // What looks like a formula is text and stays so.
    expect(lines[2]?.cells[1]).toBe('=1+1')
  })

  it('is read as a spreadsheet program saves it [BULK-03]', async () => {
    expect(cellsAt(await read('ugly.csv'), 4).slice(0, 10)).toEqual([
      'LR-1',
      'Northwind & Sons',
      'MH12AB1234',
      'Ravi',
      '9876543210',
      'Pune',
      'Nagpur',
      '21-11-2026',
      '09:30',
      '48',
    ])
  })

  it('has at most 50,000 rows beside its headers, and 200 columns [BULK-03]', async () => {
    expect((await readText('a,b\n'.repeat(MOST_ROWS + 1))).lines).toHaveLength(MOST_ROWS + 1)
    await expect(readText('a,b\n'.repeat(MOST_ROWS + 2))).rejects.toThrow(
      say.tooManyRows(MOST_ROWS),
    )
    await expect(readText(`${'x,'.repeat(MOST_COLUMNS)}x\n`)).rejects.toThrow(
      say.tooManyColumns(MOST_COLUMNS),
    )
    await expect(readText('\n'.repeat(1_200_000))).rejects.toThrow(say.bomb)
    await expect(readText(`a,b\n"${'x'.repeat(40_000)}`)).rejects.toThrow(say.damaged)
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\n,,\n'],
  ])('of %s is told to be empty [BULK-03]', async (_what, text) => {
    await expect(readText(text)).rejects.toThrow(say.empty)
  })

  it.each([
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['bytes', 'ab\u0001\u0002\u0000c'],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000'],
  ])('is none where the file is %s [BULK-03]', async (_what, text) => {
    await expect(readText(text)).rejects.toThrow(say.notSpreadsheet)
  })
})

describe('pasted rows', () => {
  const paste = (text: string): Promise<Sheet> => readSheet(pastedFile(text, 'Pasted'))

  it('are read as a file is, with breaks inside cells and formulas as text [DESK-14]', async () => {
    const sheet = await paste('LR No.\tRemark\r\nA\t"one\ntwo"\r\n\r\nB\t=1+1\r\n')
    expect(sheet).toMatchObject({ name: null, names: [], merged: [] })
    expect(sheet.lines).toEqual([
      { line: 1, cells: ['LR No.', 'Remark'] },
      { line: 2, cells: ['A', 'one\ntwo'] },
      { line: 4, cells: ['B', '=1+1'] },
    ])
  })

  it('may be separated text, as an editor shows a file [DESK-14]', async () => {
    expect((await paste('LR No.;Client\nA;Müller\0')).lines[1]?.cells).toEqual(['A', 'Müller'])
  })

  it.each([
    ['nothing', '', say.pastedNothing],
    ['blanks', ' \t \r\n\t\r\n', say.pastedNothing],
    ['zeros', '\0\0\t\0', say.pastedNothing],
    ['one cell', 'LR-1', say.pastedOneRow],
    ['one cell of two lines', '"a\nb"\t', say.pastedOneRow],
    ['one row', 'LR-1\tNorthwind\tMH12AB1234\r\n', say.pastedOneRow],
    ['too many columns', `${'x\t'.repeat(300)}x\nA`, say.tooManyColumns(MOST_COLUMNS)],
    ['too many rows', 'a\tb\n'.repeat(MOST_ROWS + 2), say.tooManyRows(MOST_ROWS)],
    [
      'a page',
      '<!DOCTYPE html><table><tr><td>1</td></tr></table>',
      say.foreign(say.foreigners.web_page),
    ],
  ])('of %s are refused with the way out [DESK-14]', async (_what, text, fault) => {
    await expect(paste(text)).rejects.toThrow(fault)
  })

  it('may have five million characters in their cells, and twenty of them not [DESK-14]', async () => {
    const { lines } = await paste(`A\tB\n${`${'x'.repeat(100)}\t"y"\n`.repeat(48_000)}`)
    expect(lines).toHaveLength(48_001)
    await expect(paste('x'.repeat(21 * 1_048_576))).rejects.toThrow(
      say.fileTooLarge(20 * 1_048_576),
    )
  })
})
