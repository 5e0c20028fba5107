import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseCsv } from 'hucre/csv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../src/domain/order/order.ts'
import { openTestApp, type TestApp } from '../src/server/testing/app.ts'
import { bytesOf } from '../src/server/testing/bytes-of.ts'
import { anOrder } from '../src/server/testing/orders.ts'
import { present } from '../src/server/testing/present.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'epod-reports-'))
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Comma, double quote, UTF-8, from line 1, cells as they are shown, each sheet a file of its own. */
const EVERY_SHEET = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1'

let t: TestApp
let own: Order[] = []
beforeAll(async () => {
  t = await openTestApp()
  t.setClock('2026-03-12T06:30:00.000Z')
  const dispatched = { dispatch_date: '2026-03-10', dispatch_time: '12:00' }
  own = [
    await anOrder(t, 'acme', { ...dispatched, identifier: '=1+1', eta_hrs: 1 }),
    await anOrder(t, 'acme', { ...dispatched, identifier: 'LR <&"\'> 00123', eta_hrs: 1 }),
    await anOrder(t, 'acme', {
      ...dispatched,
      identifier: '0012',
      destination: { name: 'दिल्ली' },
      eta_hrs: 1,
    }),
    await anOrder(t, 'acme', { ...dispatched, identifier: '@SUM(A1)', eta_hrs: 400 }),
    await anOrder(t, 'acme', { ...dispatched, identifier: 'LR-5', eta_hrs: 1 }),
  ]
  const act = (at: number, action: object) =>
    t.call('acme', '/update_epod', { _id: present(own[at])._id, ...action })
  await act(0, { receive: true })
  await act(1, { remarks: { text: 'one line\nand another, "quoted"; =2+2' } })
  await act(1, { reject: true })
  await act(2, { photos: [], remarks: { text: 'torn' } })
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

/** Each sheet of a workbook as LibreOffice shows its cells. */
const shown = async (name: string, workbook: Buffer): Promise<Map<string, string[][]>> => {
  writeFileSync(join(folder, `${name}.xlsx`), workbook)
  await run(
    'soffice',
    [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      EVERY_SHEET,
      '--outdir',
      folder,
      join(folder, `${name}.xlsx`),
    ],
    { timeout: 110_000 },
  )
  const sheets = readdirSync(folder).filter(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.csv'),
  )
  return new Map(
    sheets.map((file) => [
      file.slice(name.length + 1, -'.csv'.length),
      parseCsv(readFileSync(join(folder, file), 'utf8')).map((cells) => cells.map(String)),
    ]),
  )
}
const report = async (body: object): Promise<Buffer> =>
  bytesOf(await t.call('acme', '/download', body, { accept: XLSX }))
const column = ([head = [], ...rows]: string[][], label: string): string[] =>
  rows.map((row) => row[head.indexOf(label)] ?? 'no such column')

describe('a report in LibreOffice [REPT-01] [REPT-03]', () => {
  it('opens with every sheet, and shows each order as it stands, counted as the cards count', async () => {
    const sheets = await shown('facts', await report({ query: { need: 'ALL' }, facts: true }))
    expect([...sheets.keys()].sort()).toEqual(['About', 'Orders'])
    const orders = present(sheets.get('Orders'))
    expect(column(orders, 'LR No.').sort()).toEqual(
      ["'=1+1", 'LR <&"\'> 00123', '0012', "'@SUM(A1)", 'LR-5'].sort(),
    )
    const states = column(orders, 'Status')
    const many = (...names: string[]): number =>
      states.filter((state) => names.includes(state)).length
    const { body: counted } = await t.call('acme', '/counter', { query: { need: 'ALL' } })
    const cards = [
      own.length,
      many('Late'),
      many('On time'),
      many('Closed', 'Closed with exception'),
      many('Closed with exception'),
      many('Rejected'),
    ]
    expect(cards).toEqual([
      counted.result.total_orders,
      counted.result.open_delayed_orders,
      counted.result.open_on_time_orders,
      counted.result.closed_orders,
      counted.result.closed_exception_orders,
      counted.result.rejected_orders,
    ])
    expect(cards).toEqual([5, 2, 1, 1, 0, 1])
    const about = new Map(present(sheets.get('About')).map(([what = '', value]) => [what, value]))
    expect(
      ['Total', 'Late', 'On time', 'Closed', 'Closed with exception', 'Rejected'].map((label) =>
        Number(about.get(label)),
      ),
    ).toEqual(cards)
    const rejected = column(orders, 'LR No.').indexOf('LR <&"\'> 00123')
    expect(column(orders, 'Rejected because')[rejected]).toBe(
      'one line\nand another, "quoted"; =2+2',
    )
    expect(column(orders, 'Destination')).toContain('दिल्ली')
  })

  it('runs no cell as a formula, and knows dates as dates and counts as numbers', async () => {
    const workbook = await report({ columns: ['lr', 'dispatch_date', 'attachments'] })
    const shownAs = present((await shown('table', workbook)).get('Orders'))
    for (const cells of shownAs) expect(cells).not.toContain('2')
    expect(new Set(column(shownAs, 'Attachments'))).toEqual(new Set(['0']))
    // Saved as LibreOffice's own format, each cell says what it is.
    await run('soffice', [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      join(folder, 'table.xlsx'),
    ])
    const [flat = ''] = readFileSync(join(folder, 'table.fods'), 'utf8').split('table:name="About"')
    expect(flat).not.toContain('table:formula')
    expect(flat.match(/office:date-value="2026-03-10T12:00:00"/g)).toHaveLength(own.length)
    expect(flat.match(/office:value-type="float"[^>]*office:value="0"/g)).toHaveLength(own.length)
  })
})
