import { bytesOf } from '../../testing/bytes-of.ts'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../domain/order/order.ts'
import { words } from '../../../domain/testing/words.ts'
import { fitForFile } from '../../../domain/report/file-names.ts'
import { sha256 } from '../../secrets.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { aJpeg, sent } from '../../testing/pictures.ts'
import { present } from '../../testing/present.ts'
import { unzipped } from '../../testing/unzipped.ts'

const XLSX = { accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

let t: TestApp
let own: Order[]
let strange: Order
beforeAll(async () => {
  t = await openTestApp()
  own = [
    await anOrder(t, 'acme', {
      identifier: '=1+1',
      source: { name: '@SUM(1)' },
      dispatch_date: '2026-03-10',
      dispatch_time: '12:00',
    }),
    await anOrder(t, 'acme', { transporter: 'Other', destination: { name: 'Delhi' } }),
    await anOrder(t),
  ]
  strange = await anOrder(t, 'bayer')
})
afterAll(() => t.close())

const idsOf = (rows: Record<string, unknown>[]): unknown[] => rows.map(({ lr }) => lr)
const fieldsOf = ({ body }: Reply): string[] =>
  (body.errors ?? []).map(({ field }: { field: string }) => field)

describe('a report as JSON', () => {
  it('has the rows of the current filters by column, newest first, of what the caller may see alone [REPT-01] [ROLE-15]', async () => {
    const { code, body } = await t.call('acme', '/download', {})
    expect([code, idsOf(body.result.rows), body.result.sheets]).toEqual([
      200,
      own.toReversed().map(({ identifier }) => identifier),
      {},
    ])
    expect(body.result.rows[1]).toMatchObject({
      lr: own[1]?.identifier,
      vehicle: 'MH12AB1234',
      destination: 'Delhi',
      remarks: '',
      attachments: 0,
    })
    expect(body.result.rows[0]).not.toHaveProperty('view')
    const [narrowed] = (await t.call('acme', '/download', { query: { destination: 'Delhi' } })).body
      .result.rows
    expect(narrowed?.['lr']).toBe(own[1]?.identifier)
    expect(
      (
        await t.call('acme', '/download', {
          query: { search: String(own[2]?.identifier).slice(1) },
        })
      ).body.result.rows,
    ).toHaveLength(1)
    expect(
      idsOf((await t.call('bayer', '/download', { columns: ['lr'] })).body.result.rows),
    ).toEqual([strange.identifier])
    expect((await t.call('acme-vendor', '/download', {})).body.result.rows).toHaveLength(2)
  })

  it('has picked orders and named columns alone; what is not the caller’s is left out as what does not exist [TABL-16] [REPT-01] [ROLE-15]', async () => {
    const order_ids = [own[0]?._id, strange._id, '00000000-0000-4000-8000-000000000000']
    const { body } = await t.call('acme', '/download', { order_ids, columns: ['source', 'lr'] })
    expect(body.result.rows).toEqual([{ source: '@SUM(1)', lr: '=1+1' }])
    expect(
      (await t.call('acme', '/download', { order_ids: [strange._id] })).body.result.rows,
    ).toEqual([])
    for (const url of ['/download', '/download/pod'])
      for (const none of [['none'], ["' or 1=1 --", '']])
        expect([url, (await t.call('acme', url, { order_ids: none })).code]).toEqual([url, 200])
    expect(
      (await t.call('acme', '/download', { order_ids: [...order_ids, 'none'], columns: ['lr'] }))
        .body.result.rows,
    ).toEqual([{ lr: '=1+1' }])
  })

  it('has the policy’s additional sheets, by key [REPT-01]', async () => {
    await t.database.asOwner((db) =>
      db
        .updateTable('users')
        .where('username', '=', 'acme-cnf')
        .set({
          config: JSON.stringify({
            report_customization: {
              additional_sheets: [
                { key: 'remarks', name: 'Remarks' },
                { key: 'extra', name: 'Extra' },
              ],
            },
          }),
        })
        .execute(),
    )
    await t.call('acme', '/update_epod', {
      _id: own[2]?._id,
      remarks: { by: 'Meera', text: '=2+2' },
    })
    const { body } = await t.call('acme-cnf', '/download', {})
    expect(body.result.sheets).toEqual({
      remarks: [
        {
          identifier: own[2]?.identifier,
          name: 'Meera',
          text: '=2+2',
          categories: '',
          action_by: 'client',
          time: expect.stringMatching(/Z$/),
        },
      ],
      extra: [],
    })
    const { sheets } = await readXlsx(bytesOf(await t.call('acme-cnf', '/download', {}, XLSX)))
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Orders', 4],
      ['Remarks', 2],
      ['Extra', 1],
      ['About', expect.any(Number)],
    ])
    expect(sheets[1]?.rows[1]?.slice(0, 3)).toEqual([own[2]?.identifier, 'Meera', "'=2+2"])
  })
})

describe('a report as a spreadsheet', () => {
  it('tells how each order stands, and has the sums of the cards: both can be counted anew from its rows [REPT-01] [CARD-05]', async () => {
    const [first, second] = own
    await t.call('acme', '/update_epod', { _id: first?._id, receive: true })
    await t.call('acme', '/update_epod', { _id: second?._id, remarks: { text: 'wrong goods' } })
    await t.call('acme', '/update_epod', { _id: second?._id, reject: true })
    const query = { need: 'ALL' }
    const { body: counted } = await t.call('acme', '/counter', { query })
    const body = { query, columns: ['lr'], facts: true }
    const { sheets } = await readXlsx(bytesOf(await t.call('acme', '/download', body, XLSX)))
    const [head = [], ...rows] = present(sheets.find(({ name }) => name === 'Orders')).rows
    const at = (label: string): number => head.indexOf(label)
    const states = rows.map((row) => row[at('Status')])
    const many = (...names: string[]): number =>
      states.filter((state) => names.includes(String(state))).length
    const cards = {
      total_orders: rows.length,
      open_delayed_orders: many('Late'),
      open_on_time_orders: many('On time'),
      closed_orders: many('Closed', 'Closed with exception'),
      closed_exception_orders: many('Closed with exception'),
      rejected_orders: many('Rejected'),
    }
    expect(cards).toEqual(counted.result)
    const about = new Map(
      present(sheets.find(({ name }) => name === 'About')).rows.map(([what, value]) => [
        what,
        value,
      ]),
    )
    expect(
      ['Total', 'Late', 'On time', 'Closed', 'Closed with exception', 'Rejected'].map((label) =>
        about.get(label),
      ),
    ).toEqual(Object.values(cards))
    expect([about.get('By'), about.get('Time zone')]).toEqual(['acme', 'Asia/Kolkata'])
    const rejected = present(rows.find((row) => row[0] === second?.identifier))
    expect([rejected[at('Rejected because')], rejected[at('Rejected at')]]).toEqual([
      'wrong goods',
      expect.any(Date),
    ])
  })

  it('is saved under the user and the day, says how much will come, and opens in another program’s reader [REPT-01]', async () => {
    t.setClock('2026-03-31T20:00:00.000Z')
    const { code, headers, body } = await t.call(
      'acme',
      '/download',
      { columns: ['lr', 'dispatch_date', 'attachments'] },
      XLSX,
    )
    t.setClock(null)
    expect([
      code,
      headers['content-type'],
      headers['content-disposition'],
      headers['epod-rows'],
      headers['x-content-type-options'],
    ]).toEqual([
      200,
      XLSX.accept,
      'attachment; filename="EPOD - acme - 01-04-2026.xlsx"; ' +
        "filename*=UTF-8''EPOD%20-%20acme%20-%2001-04-2026.xlsx",
      '3',
      'nosniff',
    ])
    expect(Number(headers['epod-expected-bytes'])).toBeGreaterThan(0)
    const {
      sheets: [sheet],
    } = await readXlsx(bytesOf({ body }))
    expect(sheet?.rows[0]).toEqual(['LR No.', 'Dispatch Date', 'Attachments'])
    // Noon in India, as clocks there show it.
    expect(sheet?.rows[3]).toEqual(["'=1+1", new Date('2026-03-10T12:00:00.000Z'), 0])
  })

  it('is empty but for its head where nothing is found [REPT-01]', async () => {
    const { code, body, headers } = await t.call(
      'acme',
      '/download',
      { query: { source: 'Nowhere' } },
      XLSX,
    )
    expect([
      code,
      headers['epod-rows'],
      (await readXlsx(bytesOf({ body }))).sheets.map(({ name, rows }) => [name, rows.length]),
    ]).toEqual([
      200,
      '0',
      [
        ['Orders', 1],
        ['About', 12],
      ],
    ])
  })
})

describe('proofs of delivery', () => {
  const names = ['same.jpg', 'SAME.jpg', 'same (2).jpg', 'other.jpg']
  beforeAll(async () => {
    for (const [at, name] of names.entries())
      await t.call('acme', '/update_epod', {
        _id: own[at % 2]?._id,
        photos: [sent(await aJpeg(40 + at, 30), name)],
      })
  })

  it('are listed with where each is, under distinct names [REPT-02]', async () => {
    const { code, body } = await t.call('acme', '/download/pod', {})
    expect(code).toBe(200)
    const files: string[] = body.result.map(({ file }: { file: string }) => file.toLowerCase())
    expect([files.length, new Set(files).size]).toEqual([4, 4])
    const numbers = own.slice(0, 2).map(({ identifier }) => fitForFile(identifier).toLowerCase())
    for (const file of files) {
      const [, number, at] = /^(.+)_northwind_\d{4}-\d\d-\d\d_([12])\.jpg$/.exec(file) ?? []
      expect([numbers.includes(number ?? ''), at]).toEqual([true, expect.any(String)])
    }
    for (const { url } of body.result) expect((await t.call('acme', url)).code).toBe(200)
    expect(
      (await t.call('acme', '/download/pod', { order_ids: [own[1]?._id] })).body.result,
    ).toHaveLength(2)
    expect((await t.call('acme-vendor', '/download/pod', {})).body.result).toHaveLength(2)
    expect(
      (await t.call('bayer', '/download/pod', { order_ids: [own[0]?._id] })).body.result,
    ).toEqual([])
  })

  it('come as an archive that holds each file’s own bytes [REPT-02]', async () => {
    const listed = (await t.call('acme', '/download/pod', {})).body.result as {
      file: string
      url: string
    }[]
    const { code, headers, body } = await t.call(
      'acme',
      '/download/pod',
      {},
      { accept: 'application/zip' },
    )
    expect([
      code,
      headers['content-type'],
      headers['content-disposition'],
      headers['epod-rows'],
    ]).toEqual([
      200,
      'application/zip',
      `attachment; filename="PODs.zip"; filename*=UTF-8''PODs.zip`,
      '4',
    ])
    const entries = unzipped(bytesOf({ body }))
    // Each of the two orders has several, and so a folder of its own.
    const paths = listed.map(({ file }) => `${file.split('_')[0]}/${file}`)
    expect([...entries.keys()]).toEqual([...paths, 'manifest.csv'])
    for (const [at, { url }] of listed.entries())
      expect(entries.get(paths[at] ?? '')?.equals((await t.call('acme', url)).body)).toBe(true)
    const manifest = String(entries.get('manifest.csv'))
    expect(manifest.startsWith('\uFEFF')).toBe(true)
    const [head, ...lines] = manifest.trim().split('\r\n')
    expect(head).toBe('File,LR No.,Client,Kind,By,Recorded at,SHA-256')
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(
      paths.map((path) => sha256(present(entries.get(path)))),
    )
    // A number that a spreadsheet would take for a formula stays text.
    expect(lines.every((line) => !/(^|,)=/.test(line))).toBe(true)
  })

  it('come without what the store has lost, which is named [REPT-02]', async () => {
    const lost = (await t.call('acme', '/download/pod', {})).body.result[0] as {
      file: string
      url: string
    }
    const { files } = t.deps
    const open = files.open.bind(files)
    files.open = async (client_id, digest) =>
      lost.url.includes(digest) ? null : open(client_id, digest)
    const entries = unzipped(
      bytesOf(await t.call('acme', '/download/pod', {}, { accept: 'application/zip' })),
    )
    files.open = open
    expect([
      entries.size,
      [...entries.keys()].some((path) => path.endsWith(`/${lost.file}`)),
      entries.get('Files that could not be read.txt')?.toString(),
    ]).toEqual([5, false, `${lost.file.split('_')[0]}/${lost.file}: ${words.file_missing}\n`])
  })
})

describe('downloads', () => {
  it.each<[string, string, unknown, string[]]>([
    ['an unknown field', '/download', { limit: 5 }, ['limit']],
    ['an unknown filter', '/download', { query: { where: '1' } }, ['query.where']],
    ['an operator', '/download', { query: { source: { $ne: '' } } }, ['query.source']],
    ['a column that is none', '/download', { columns: ['lr', 'doc'] }, ['columns.1']],
    ['a column of buttons', '/download', { columns: ['view'] }, ['columns.0']],
    ['no columns', '/download', { columns: [] }, ['columns']],
    ['no orders', '/download', { order_ids: [] }, ['order_ids']],
    [
      'too many orders',
      '/download',
      { order_ids: Array.from({ length: 5_001 }, () => '00000000-0000-4000-8000-000000000000') },
      ['order_ids'],
    ],
    ['an unknown field', '/download/pod', { columns: ['lr'] }, ['columns']],
    [
      'a day that is none',
      '/download/pod',
      { query: { dispatch_date: { $gte: '2026-02-30' } } },
      ['query.dispatch_date.$gte'],
    ],
  ])(
    'refuse %s of %s by its name, for JSON and stream alike [ERRS-04]',
    async (_name, url, body, fields) => {
      for (const accept of ['*/*', XLSX.accept, 'application/zip']) {
        const reply = await t.call('acme', url, body, { accept })
        expect([reply.code, fieldsOf(reply)]).toEqual([422, fields])
      }
    },
  )

  it('are refused to whom the policy does not offer them, with the reason [ROLE-12] [FILT-01]', async () => {
    await t.database.asOwner((db) =>
      db
        .updateTable('users')
        .where('username', '=', 'acme-distributor')
        .set({
          config: JSON.stringify({
            dashboard_customization: { hide: { download_report: true, download_pods: true } },
          }),
        })
        .execute(),
    )
    for (const url of ['/download', '/download/pod'])
      expect(await t.call('acme-distributor', url, {})).toMatchObject({
        code: 403,
        body: { status: false, message: expect.stringContaining('Download') },
      })
    expect((await t.call(null, '/download', {})).code).toBe(401)
  })
})
