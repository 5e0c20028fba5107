import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../../domain/order/canonical.ts'
import { decideNew } from '../../../domain/order/entry/create.ts'
import type { OrderInput } from '../../../domain/order/entry/order-input.ts'
import { isRefusal } from '../../../domain/order/refusal.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { aPolicy, aViewer, clock } from '../../../domain/testing/factories.ts'
import { readSheet } from '../../lib/sheets/read.ts'
import type { Shown } from './row-state.ts'
import { openSession, type UploadSession } from './session.ts'
import { errorReport, rowsReport, template } from './workbooks.ts'

const headers =
  'LR No.,Client,Vehicle,Driver Name,Driver Contact,Source,Destination,Dispatch Date,Dispatch Time,TAT,Receiver,Receiver Contact'
const line = (number: string, contact = '9876543210', day = '2026-11-21'): string =>
  `${number},Northwind,MH12,Ravi,${contact},Pune,Nagpur,${day},09:30,48,Asha,9876500001`
const session = async (file: Blob, document: PolicyDocument = {}): Promise<UploadSession> =>
  openSession(await readSheet(file), {
    policy: aPolicy(document),
    client: 'acme',
    clock,
    remembered: {},
    date_order: null,
  })
const opened = async (...lines: string[]) => {
  const its = await session(new Blob([[headers, ...lines].join('\n')]))
  return { its, summary: its.map(its.opened().mapping, null) }
}
const held = { _id: '1', rev: 1, now: null }
const states = (its: UploadSession): string[] => its.rows('all', 0, 100).map(({ state }) => state)

describe('a file that is worked on', () => {
  it('counts its rows by state, says which it leaves out, and hands over those in sight [BULK-02] [BULK-04]', async () => {
    const { its, summary } = await opened(
      line('A'),
      line('B', '12'),
      ',nobody',
      line('A'),
      line('C'),
    )
    expect(summary).toMatchObject({
      counts: { all: 4, new: 2, error: 1, duplicate: 1, same: 0, update: 0 },
      orders: 2,
      dropped: [4],
      first: 'LR No.',
    })
    expect(its.rows('all', 0, 3).map((row) => [row.line, row.state])).toEqual([
      [3, 'error'],
      [2, 'new'],
      [5, 'duplicate'],
    ])
    expect(its.rows('error', 0, 9)).toMatchObject([
      {
        line: 3,
        cells: expect.arrayContaining(['B', '12']),
        wrong: expect.arrayContaining(['Enter valid contact info']),
      },
    ])
  })

  it('says which of the account’s own headers it does not read, and counts what is NA instead [BULK-04] [BULK-12]', async () => {
    const file = [`${headers},Source`, `${line('A')},Delhi`, line('B').replace('Pune', '')]
    const its = await session(new Blob([file.join('\n')]))
    const { unread, filled } = its.map(its.opened().mapping, null)
    expect(unread).toEqual([{ header: 'Source', column: 'M' }])
    expect(filled).toContainEqual({ label: 'Source', rows: 1 })
    expect(its.edit(1, 'source.name', 'Pune').filled).not.toContainEqual({
      label: 'Source',
      rows: 1,
    })
  })

  it('has a cell mended in place, also one that the file has no column for [IMPO-01]', async () => {
    const { its } = await opened(line('A'), line('B', '12'))
    const [{ at } = { at: -1 }] = its.rows('error', 0, 1)
    expect(its.edit(at, 'driver.contact', '9876543211').counts).toMatchObject({ new: 2, error: 0 })
    its.edit(at, 'transporter', 'Roadrunner')
    expect(its.batch(1, 1)).toMatchObject([
      { identifier: 'B', transporter: 'Roadrunner', driver: { contact: ['9876543211'] } },
    ])
    expect(its.edit(at, 'identifier', 'A').counts).toMatchObject({ new: 1, error: 1 })
  })

  it('has the rows in error first, sums them up by reason, and lets them lie while they are mended [DESK-12]', async () => {
    const { its, summary } = await opened(
      line('A'),
      line('B', '12'),
      line('C'),
      line('D', '9876543210', 'soon'),
      line('E', '', 'later'),
    )
    const lines = (list: Shown): number[] => its.rows(list, 0, 9).map((row) => row.line)
    expect(lines('all')).toEqual([3, 5, 6, 2, 4])
    expect(summary.sums.map(({ text }) => text)).toEqual([
      'Dispatch Date cannot be read · 2 rows',
      'Driver Contact: Enter valid contact info · 1 row',
      'Without Driver Contact · 1 row',
    ])
    const [dates] = summary.sums
    expect(lines(dates?.list ?? 'all')).toEqual([5, 6])
    // Of what stands under each row the page knows the length before it sees the row.
    const reasons = its.rows('all', 0, 9).map(({ reason }) => reason.length)
    expect([...(summary.under.get('all') ?? [])]).toEqual(reasons)

    const mended = its.edit(1, 'driver.contact', '9876543211')
    expect([lines('all'), states(its)[0]]).toEqual([[3, 5, 6, 2, 4], 'new'])
    expect(mended.sums.map(({ text }) => text)).not.toContain(
      'Driver Contact: Enter valid contact info · 1 row',
    )
    its.map(its.opened().mapping, null)
    expect(lines('all')).toEqual([5, 6, 2, 3, 4])
  })

  it('folds away columns that have nothing in any row, and lack nothing, until one is filled [DESK-12]', async () => {
    const { its, summary } = await opened(line('A'), line('B').replace('09:30', ''))
    expect([...summary.folded]).toEqual(
      expect.arrayContaining(['invoice', 'transporter', 'spocs.0.contact.email']),
    )
    const lacking = await opened(line('A').replace('09:30', ''))
    expect(lacking.summary.folded.has('dispatch_time')).toBe(false)
    const filled = its.edit(1, 'transporter', 'Roadrunner')
    expect(filled.folded.has('transporter')).toBe(false)
    // What is emptied stays in sight until the file is read anew.
    expect(its.edit(1, 'transporter', '').folded.has('transporter')).toBe(false)
  })

  it('shows cells as they were read, with what the file has beside [DESK-12]', async () => {
    const { its } = await opened(line(' A ', '+91 98765 43210', '21-Nov-2026'))
    const [row] = its.rows('all', 0, 1)
    expect(row?.cells).toEqual(expect.arrayContaining(['A', '9876543210', '2026-11-21']))
    expect(row?.was?.filter((was) => was !== null)).toEqual([
      ' A ',
      '+91 98765 43210',
      '21-Nov-2026',
    ])
  })

  it('goes on with what is left open: rows in error as they were mended, and those that the server refused until they are another [DESK-13]', async () => {
    const { its } = await opened(line('A'), line('B', '12', 'soon'), line('C'), line('D'))
    its.edit(1, 'driver.contact', '9876543211')
    const refused = [{ identifier: 'C', message: 'The truck is blocked', POD_ID: null }]
    its.beginSending()
    its.batch(0, 9)
    const { left, taken, days } = its.keepOpen(refused, false)
    expect([taken, days]).toEqual([2, ['2026-11-21']])
    expect([left.counts.all, left.counts.error, left.orders, left.open]).toEqual([2, 2, 0, 2])
    expect(its.rows('all', 0, 9).map((row) => [row.line, row.state, row.reason])).toEqual([
      [3, 'error', expect.stringContaining('Dispatch Date')],
      [4, 'error', 'The truck is blocked'],
    ])
    expect(left.sums.map(({ text }) => text)).toContain('The truck is blocked · 1 row')
    expect(its.rows('all', 0, 1)[0]?.cells).toContain('9876543211')
    its.edit(0, 'dispatch_date', '2026-11-21')
    expect(its.edit(1, 'truck_number', 'MH14').counts).toMatchObject({ new: 2, error: 0 })
    expect(its.batch(0, 9)).toMatchObject([{ identifier: 'B' }, { identifier: 'C' }])
    expect(its.keepOpen([], false).left.counts.all).toBe(0)
  })

  it('leaves orders that differ as what they are, unless they were to be changed and were refused [DESK-13] [BULK-11]', async () => {
    const differing = async (isChanging: boolean) => {
      const { its } = await opened(line('A'), line('B', '12'))
      its.know([{ ...held, identifier: 'A', entered: '{}' }])
      its.beginSending()
      its.batch(0, 9)
      its.keepOpen([{ identifier: 'A', message: 'refused', POD_ID: null }], isChanging)
      return states(its)
    }
    expect([await differing(false), await differing(true)]).toEqual([
      ['error', 'update'],
      ['error', 'error'],
    ])
  })

  it('knows what the account has, so that sending a file twice sends nothing [IMPO-01] [BULK-11]', async () => {
    const { its } = await opened(line('A'), line('B'), line('C'))
    expect(its.numbers()).toEqual(['A', 'B', 'C'])
    const entered = (number: string): string => JSON.stringify({ number })
    its.know([{ ...held, identifier: 'A', entered: entered('A') }])
    expect(states(its)).toEqual(['update', 'new', 'new'])
    // What the file has no cell for was filled in, and is no change.
    expect(its.edits()).toEqual([
      {
        _id: '1',
        rev: 1,
        label: null,
        identifier: 'A',
        fields: expect.not.objectContaining({ identifier: 'A', transporter: 'NA' }),
      },
    ])
    expect(its.batch(0, 9)).toMatchObject([
      { identifier: 'B' },
      { identifier: 'C' },
      { identifier: 'A', transporter: 'NA' },
    ])
    expect(its.numbers()).toEqual(['B', 'C'])
  })

  it('shows a column for labels where the file has one alone, judges its cells, and sends them [TRADE-07] [BULK-02]', async () => {
    const labels = ['Transport Label', '43231\x1d43211', '(4323)7', 'n/a']
    const rows = [headers, line('A'), line('B'), line('C')].map((row, at) => `${row},${labels[at]}`)
    const its = await session(new Blob([rows.join('\n')]))
    expect(its.opened().is_open).toBe(false)
    const { places, counts } = its.map(its.opened().mapping, null)
    const at = places.findIndex(({ key }) => key === 'label')
    expect([places.length, counts.new, counts.error]).toEqual([at + 1, 2, 1])
    const [wrong, first, without] = its.rows('all', 0, 3)
    expect([first?.cells[at], wrong?.wrong[at], without?.cells[at]]).toEqual([
      labels[1],
      '(4323) must be 0 or 1',
      'n/a',
    ])
    expect(its.failed().rows[0]?.at(-1)).toBe('Label: (4323) must be 0 or 1')
    its.edit(1, 'label', '(4323)1')
    expect(its.batch(0, 3)).toMatchObject([{ label: labels[1] }, { label: '(4323)1' }, {}])
    expect(its.batch(2, 1)[0]).not.toHaveProperty('label')

    const none = await opened(line('A'))
    expect(none.summary.places.map(({ key }) => key)).not.toContain('label')
    expect(none.its.opened().places.map(({ key }) => key)).toContain('label')
  })

  it('finds the column again that was taken for none, and is at one with what is on record [TRADE-07] [BULK-11]', async () => {
    const its = await session(new Blob([`${headers},Label\n${line('A')},(4323)1`]))
    const { mapping } = its.opened()
    const { label, ...others } = mapping
    expect(its.map(others, null).places.map(({ key }) => key)).not.toContain('label')
    expect(its.map({ ...others, label: label ?? 0 }, null).places.at(-1)?.key).toBe('label')
    const [input] = its.batch(0, 1)
    const decided = decideNew(input as OrderInput, aViewer(), aPolicy(), clock)
    if (isRefusal(decided) || decided[0]?.type !== 'created') throw new Error('it is added')
    const entered = canonical(decided[0].data.entered)
    expect(its.know([{ ...held, identifier: 'A', entered }]).counts).toMatchObject({ same: 1 })
    its.edit(0, 'label', '(4323)0')
    expect(its.edits()).toMatchObject([{ _id: '1', label: '(4323)0' }])
    expect(its.edits()[0]?.fields).not.toHaveProperty('label')
  })

  it('reads dates anew once it is said which number is the day [BULK-04]', async () => {
    const { its, summary } = await opened(line('A', '9876543210', '03/04/2026'))
    expect([
      summary.counts.error,
      its.map(its.opened().mapping, 'day_first').counts.error,
      its.batch(0, 1),
    ]).toEqual([1, 0, [expect.objectContaining({ dispatch_date: '2026-04-03' })]])
  })

  it('asks once which sign stands before decimals where its numbers are at odds [BULK-04]', async () => {
    const timed = (number: string, tat: string): string =>
      line(number).replace(',48,', `,"${tat}",`)
    const { its, summary } = await opened(
      timed('A', '36,5'),
      timed('B', '12.5'),
      timed('C', '1,200'),
    )
    expect([summary.asks_decimals, states(its)]).toEqual([true, ['error', 'new', 'new']])
    expect(its.rows('error', 0, 1)[0]?.reason).toContain('two ways')
    const said = its.map(its.opened().mapping, null, 'comma')
    expect([said.asks_decimals, said.counts.error]).toEqual([true, 0])
    expect(its.batch(0, 9)).toMatchObject([
      { tat: 36.5 * 3_600_000 },
      { tat: 12.5 * 3_600_000 },
      { tat: 1.2 * 3_600_000 },
    ])
    expect((await opened(timed('A', '36,5'), timed('B', '1,200'))).summary).toMatchObject({
      asks_decimals: false,
      orders: 2,
    })
  })

  it('tells what a file hides, and leaves hidden rows out where that is wanted, with what was mended in them [DESK-16]', async () => {
    const its = await session(new Blob([readFileSync('test-data/spreadsheets/hidden.xlsx')]), {
      add: { required_fields: false },
    })
    const { counts, hidden } = its.map(its.opened().mapping, null)
    expect([counts.all, counts.new]).toEqual([6, 6])
    expect(hidden).toEqual({
      rows: 3,
      is_left_out: false,
      columns: ['Driver Contact'],
      sheets: ['Prices'],
    })
    its.edit(1, 'truck_number', 'KA05')
    const left = its.leaveHidden(true)
    expect([left.counts.all, left.counts.new, left.hidden.rows]).toEqual([3, 3, 3])
    expect(its.batch(0, 9)).toMatchObject([
      { identifier: 'H-1' },
      { identifier: 'H-4' },
      { identifier: 'H-6' },
    ])
    // They stay left out where the file is read by another mapping.
    expect(its.map(its.opened().mapping, null).counts.all).toBe(3)
    its.leaveHidden(false)
    expect(its.batch(1, 1)).toMatchObject([{ identifier: 'H-2', truck_number: 'KA05' }])
  })

  it('reads an ugly file of a spreadsheet program whole [BULK-03] [BULK-04]', async () => {
    const its = await session(new Blob([readFileSync('test-data/spreadsheets/ugly.xlsx')]))
    const { counts, dropped } = its.map(its.opened().mapping, 'day_first')
    expect([counts.new, counts.error, dropped]).toEqual([5, 1, [9]])
    expect(its.batch(1, 1)).toMatchObject([
      {
        identifier: 'LR-2',
        dispatch_date: '2026-11-21',
        dispatch_time: '14:30',
        tat: 172_800_000,
        client: 'Northwind & Sons',
        destination: { name: 'नागपुर' },
      },
    ])
    expect(its.failures([{ identifier: 'LR-2', message: 'refused', POD_ID: null }])).toEqual([
      { identifier: 'LR-2', message: 'Line 5: refused', POD_ID: null },
      { identifier: 'LR-5', message: expect.stringMatching(/^Line 8: .*#DIV\/0!/), POD_ID: null },
    ])
  })

  it('holds back all rows of an invoice of which one is in error, and says why; a line that is there twice counts once, and is told [BULK-06] [BULK-07] [IMPO-01]', async () => {
    const needed =
      'Invoice No.,Invoice Date,Bill to Customer No.,Ship to Customer No.,city,material group,material group description,material number,material description,Batch,Billing Qty.,SDistt.,SOff.,SGrp.,Shipping Plnt.'
    const row = (batch: string): string =>
      `I-1,2026-11-21,1,2,Indore,CP,Crop,2001,Herbicide,${batch},5,D,O,G,IN42`
    const its = await session(new Blob([[needed, row('B1'), row('')].join('\n')]), {
      bulk: { format: 'agrochemical' },
      add: { required_fields: false },
    })
    expect(its.map(its.opened().mapping, null)).toMatchObject({
      missing: 'Missing data at line - 3',
      orders: 0,
      counts: { error: 2 },
    })
    expect(its.rows('all', 0, 2).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('Line 3'),
      expect.stringContaining('Batch'),
    ])
    const again = await session(new Blob([[needed, row('B1'), row('B2'), row('B1')].join('\n')]), {
      bulk: { format: 'agrochemical' },
      add: { required_fields: false },
    })
    expect([
      again.map(again.opened().mapping, null).orders,
      states(again),
      again.batch(0, 1),
    ]).toEqual([1, ['new', 'new', 'duplicate'], [expect.objectContaining({ bill_qty: 10 })]])
  })
})

describe('what is downloaded', () => {
  const read = async (file: Blob) =>
    (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[0]

  it('is the report of failures, with the POD ID where the policy has it, as text that stays text [BULK-10]', async () => {
    const failures = [
      { identifier: '=1+1', message: 'wrong', POD_ID: 'P1' },
      { identifier: 'B', message: 'wrong', POD_ID: null },
    ]
    const [without, having] = [
      await read(await errorReport('acme', failures, false)),
      await read(await errorReport('acme', failures, true)),
    ]
    expect([without?.name, without?.rows[0], without?.rows[1]]).toEqual([
      'Error-acme-Bulk upload',
      ['Identifier', 'Message'],
      ["'=1+1", 'wrong'],
    ])
    expect([having?.rows[0], having?.rows[1]]).toEqual([
      ['Identifier', 'Message', 'POD ID'],
      ["'=1+1", 'wrong', 'P1'],
    ])
  })

  it('is the rows in error in their own columns, with the reason [IMPO-01]', async () => {
    const { its } = await opened(line('A'), line('B', '12'))
    const { headers: labels, rows } = its.failed()
    const sheet = await read(await rowsReport(labels, rows))
    expect([
      sheet?.rows[0]?.slice(0, 2),
      sheet?.rows[0]?.at(-1),
      sheet?.rows[1]?.[0],
      sheet?.rows[1]?.at(-1),
    ]).toEqual([['LR No.', 'Client'], 'Reason', 'B', 'Driver Contact: Enter valid contact info'])
  })

  it('is an empty file that needs no mapping when it comes back filled [BULK-12]', async () => {
    for (const format of ['generic', 'agrochemical', 'food_delivery', 'shipper'] as const) {
      const labels = (await read(await template(aPolicy({ bulk: { format } }))))?.rows[0] ?? []
      const its = await session(new Blob([`${labels.join(';')}\n${'x;'.repeat(labels.length)}`]), {
        bulk: { format },
      })
      expect([format, its.opened().is_open, Object.keys(its.opened().mapping).length]).toEqual([
        format,
        false,
        labels.length,
      ])
    }
  })
})
