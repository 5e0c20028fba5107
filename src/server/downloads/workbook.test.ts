import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it, vi } from 'vitest'
import type { ReportCell } from '../../domain/report/cell.ts'
import { harmless } from '../../domain/report/harmless.ts'
import { lettersOf } from './sheet-xml.ts'
import { serialOf } from './serial-time.ts'
import { workbookStream, type ReportSheet } from './workbook.ts'

const sheetOf = (
  rows: readonly (readonly ReportCell[])[],
  name = 'Orders',
  labels = ['A', 'B'],
): ReportSheet => ({
  name,
  labels,
  rows: async function* () {
    for (const row of rows) yield [row]
  },
})
const written = async (sheets: readonly ReportSheet[], most_rows?: number) => {
  const bytes = await buffer(workbookStream(sheets, 'Asia/Kolkata', most_rows))
  return { bytes, sheets: (await readXlsx(bytes)).sheets }
}

describe('a workbook', () => {
  it('has text, numbers and instants as what they are, under a head that stays in sight [REPT-01]', async () => {
    const { sheets } = await written([
      sheetOf([
        ['LR-1', 2.5],
        [{ instant: '2026-03-10T06:30:00.000Z', format: 'DD-MM-YYYY HH:mm' }, true],
        [null, false],
        ['ज़ ₹ 😀 & <b>"x"</b>\nnext', 0],
      ]),
    ])
    expect(sheets.map(({ name }) => name)).toEqual(['Orders'])
    const [head, ...rows] = sheets[0]?.rows ?? []
    expect(head).toEqual(['A', 'B'])
    expect(rows).toEqual([
      ['LR-1', 2.5],
      [new Date('2026-03-10T12:00:00.000Z'), 'Yes'],
      [null, 'No'],
      ['ज़ ₹ 😀 & <b>"x"</b>\nnext', 0],
    ])
    expect(sheets[0]?.freezePane).toMatchObject({ rows: 1 })
  })

  it('holds no cell that can run as a formula, whatever was typed [REPT-03]', async () => {
    const attacks = [
      '=1+1',
      '+1',
      '-1+2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '\u0000=1',
      '\u0001=cmd|/c calc!A0',
      '\ufeff=1',
      '＝1+1',
      '=HYPERLINK("http://evil","x")',
      '=1+1\u0007',
    ]
    const { bytes, sheets } = await written([
      sheetOf(
        attacks.map((attack) => [attack, attack]),
        '=1+1',
        ['=A', '@B'],
      ),
    ])
    for (const cells of sheets[0]?.rows ?? [])
      for (const cell of cells) expect(String(cell)).toMatch(/^'/)
    expect(bytes.includes('<f>')).toBe(false)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(harmless(text)).not.toMatch(/^[=+\-@\t\r\n\0]/)
      }),
      { numRuns: 2_000 },
    )
  })

  it('names its sheets so that every spreadsheet opens them, whatever the configuration calls them [REPT-01]', async () => {
    const { sheets } = await written(
      ['history', "'Quoted'", `${'x'.repeat(30)}'s`, 'a/b:c', '', '😀'.repeat(16)].map((name) =>
        sheetOf([], name),
      ),
    )
    expect(sheets.map(({ name }) => name)).toEqual([
      'history 2',
      'Quoted',
      'x'.repeat(30),
      'a b c',
      'Sheet',
      '😀'.repeat(15),
    ])
  })

  it('keeps text that looks like an escape, and leaves out what XML cannot hold [REPT-01]', async () => {
    const { sheets } = await written([
      sheetOf([
        ['_x0041_ _x_ x0041', 'a\u0008\ufffe\ud800b'],
        [`x${'y'.repeat(40_000)}`, ''],
      ]),
    ])
    expect(sheets[0]?.rows[1]).toEqual(['_x0041_ _x_ x0041', 'ab'])
    expect(String(sheets[0]?.rows[2]?.[0])).toHaveLength(32_767)
  })

  it('goes on in another sheet where one is full, and names each sheet once [REPT-01]', async () => {
    const rows = Array.from({ length: 5 }, (_, n) => [`r${n}`, n])
    const { sheets } = await written(
      [
        sheetOf(rows, 'All/of:them [and] more than thirty-one characters'),
        sheetOf([], 'orders'),
        sheetOf(rows.slice(0, 2), 'Orders'),
      ],
      2,
    )
    expect(sheets.map(({ name, rows: own }) => [name, own.length - 1])).toEqual([
      ['All of them  and  more than thi', 2],
      ['All of them  and  more than t 2', 2],
      ['All of them  and  more than t 3', 1],
      ['orders', 0],
      ['Orders 2', 2],
    ])
    expect(sheets.slice(0, 3).flatMap(({ rows: [, ...own] }) => own)).toEqual(rows)
  })

  it('reads no further than it is read, and lets go of its source when its reader goes [REPT-01]', async () => {
    let given = 0
    let is_let_go = false
    const endless: ReportSheet = {
      name: 'x',
      labels: ['x'],
      rows: async function* () {
        try {
          for (;;) {
            given += 1
            yield Array.from({ length: 200 }, () => [crypto.randomUUID() + crypto.randomUUID()])
          }
        } finally {
          is_let_go = true
        }
      },
    }
    const stream = workbookStream([endless], 'UTC')
    const rests = async (): Promise<void> => {
      const before = given
      await sleep(200)
      expect(given).toBe(before)
    }
    await vi.waitFor(rests, 10_000)
    expect(given).toBeLessThan(100)
    stream.destroy()
    await sleep(50)
    expect(is_let_go).toBe(true)
  })

  it('breaks off, and does not end as if it were whole, where its source fails [REPT-01]', async () => {
    const failing: ReportSheet = {
      name: 'x',
      labels: ['x'],
      rows: async function* () {
        yield [['a']]
        throw new Error('the database has gone')
      },
    }
    await expect(buffer(workbookStream([failing], 'UTC'))).rejects.toThrow('the database has gone')
  })

  it('counts columns in letters and times in days of the zone’s own clock', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(lettersOf)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ])
    expect(serialOf('1970-01-01T00:00:00.000Z', 'UTC')).toBe(25_569)
    expect(serialOf('2026-03-10T18:45:00.000Z', 'Asia/Kolkata')).toBeCloseTo(
      serialOf('2026-03-11T00:15:00.000Z', 'UTC'),
      9,
    )
    expect(
      serialOf('2026-07-01T12:00:00.000Z', 'Europe/Berlin') -
        serialOf('2026-07-01T12:00:00.000Z', 'UTC'),
    ).toBeCloseTo(2 / 24, 9)
  })
})
