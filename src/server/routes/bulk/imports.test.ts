import { present } from '../../testing/present.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platform } from '../../stores/database/scope.ts'
import { rebuildFromLog } from '../../stores/log/rebuild.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { logOf } from '../../testing/orders.ts'
import { aRow } from '../../testing/rows.ts'
import { words } from '../../../domain/testing/words.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const callback_data = { url: 'http://epod.test/api/orders' }
const begin = async (file_name = 'orders.xlsx', rows = 3): Promise<string> => {
  const import_id = randomUUID()
  expect((await t.call('acme', '/imports', { import_id, file_name, rows })).code).toBe(200)
  return import_id
}
const upload = (
  import_id: string | undefined,
  data: readonly unknown[],
  chunk_size = 200,
): Promise<Reply> =>
  t.call('acme', '/request-cutter/receive_data_new.json', {
    import_id,
    data,
    chunk_size,
    callback_data,
  })
const undo = (import_id: string, as = 'acme'): Promise<Reply> =>
  t.call(as, `/imports/${import_id}/undo`, {})
const listed = async (import_id: string, as = 'acme') =>
  (await t.call(as, '/imports')).body.result.find(
    (one: { import_id: string }) => one.import_id === import_id,
  )
const find = async (identifier: unknown) =>
  (
    await t.call(
      'acme',
      '/fetch_orders',
      { query: { search: identifier } },
      { prefer: 'return=representation' },
    )
  ).body.returnData?.result.orders[0]
const counters = async () => (await t.call('acme', '/counter', {})).body.result
/** The same counted order by order, as a search has to. */
const scanned = async () =>
  (await t.call('acme', '/counter', { query: { search: 'lr-' } })).body.result

describe('an import', () => {
  it('is on record with who sent what and what became of it, for the account that sent it alone [IMPO-02]', async () => {
    const import_id = await begin('November.xlsx', 5)
    await upload(import_id, [aRow(), aRow()])
    await upload(import_id, [aRow(), aRow({ truck_number: '' })])
    expect(
      (await t.call('acme', '/imports', { import_id, file_name: 'again.xlsx', rows: 9 })).code,
    ).toBe(200)
    expect(await listed(import_id)).toEqual({
      import_id,
      file_name: 'November.xlsx',
      username: 'acme',
      rows: 5,
      added: 3,
      changed: 0,
      failed: 1,
      refused: null,
      unchanged: null,
      undone: 0,
      left: 3,
      undone_at: null,
      undone_by: null,
      created_at: expect.any(String),
    })
    expect(await listed(import_id, 'shipper')).toBeUndefined()
    const [foreign, unknown] = [
      await undo(import_id, 'shipper'),
      await undo(randomUUID(), 'shipper'),
    ]
    expect([foreign.code, foreign.body]).toEqual([404, unknown.body])
    expect((await undo(import_id, 'acme-vendor')).code).toBe(403)
  })

  it('counts a row that failed once, however often it was sent [IMPO-02] [BULK-11]', async () => {
    const import_id = await begin('twice.xlsx', 6)
    const wrong = aRow({ truck_number: '' })
    for (const rows of [[aRow(), wrong], [wrong], [wrong, aRow({ truck_number: '' })]])
      await upload(import_id, rows)
    expect(await listed(import_id)).toMatchObject({ added: 1, failed: 2 })
    // Two rows of one file with one number are two.
    const again = await begin('same.xlsx', 2)
    for (let sent = 0; sent < 2; sent += 1) await upload(again, [wrong, wrong])
    expect(await listed(again)).toMatchObject({ failed: 2 })
  })

  it('is there also where the sender named none, and an unknown one is refused [IMPO-02]', async () => {
    const row = aRow()
    await upload(undefined, [row])
    const [newest] = (await t.call('acme', '/imports')).body.result
    expect(newest).toMatchObject({ file_name: '', rows: 1, added: 1 })
    expect(await upload(randomUUID(), [aRow()])).toMatchObject({
      code: 422,
      body: {
        errors: [{ field: 'import_id', code: 'import_unknown', message: words.import_unknown }],
      },
    })
    expect(
      (
        await t.call('acme', '/edit_epod', {
          _id: (await find(row['identifier']))?._id,
          truck_number: 'KA01',
          import_id: randomUUID(),
        })
      ).code,
    ).toBe(422)
  })

  it('tells of its rows as whoever sends it does, so that they add up, and nobody else [DESK-16]', async () => {
    const import_id = await begin('told.xlsx', 6)
    const tell = (more: object, as = 'acme') =>
      t.call(as, '/imports', { import_id, file_name: 'other.xlsx', rows: 6, ...more })
    const told = async () => {
      const { file_name, rows, refused, unchanged } = present(await listed(import_id))
      return [file_name, rows, refused, unchanged]
    }
    expect((await tell({ refused: 2, unchanged: 4 })).code).toBe(200)
    expect(await told()).toEqual(['told.xlsx', 6, 2, 4])
    expect((await tell({ refused: 1, unchanged: 2 })).code).toBe(200)
    expect((await tell({ refused: 3 })).code).toBe(200)
    // As many rows as it was begun with, and no more than there are.
    expect((await tell({ rows: 9, refused: 9, unchanged: 0 })).code).toBe(200)
    expect(await told()).toEqual(['told.xlsx', 6, 1, 2])
    for (const wrong of [
      { refused: 4, unchanged: 3 },
      { refused: -1, unchanged: 0 },
      { refused: 0.5, unchanged: 0 },
      { refused: '1', unchanged: 0 },
      { refused: null, unchanged: 0 },
    ])
      expect([wrong, (await tell(wrong)).code]).toEqual([wrong, 422])
    await tell({ refused: 0, unchanged: 6 }, 'shipper')
    expect(await told()).toEqual(['told.xlsx', 6, 1, 2])
    // Without both it is begun as one of which nobody told.
    expect(await listed(await begin())).toMatchObject({ refused: null, unchanged: null })
  })

  it('is listed in pages, the newest first [IMPO-02]', async () => {
    const ids: string[] = []
    for (let n = 0; n < 23; n += 1) ids.unshift(await begin(`${n}.csv`))
    const page = async (before?: string) =>
      (
        await t.call('acme', `/imports${before === undefined ? '' : `?before=${before}`}`)
      ).body.result.map((one: { import_id: string }) => one.import_id)
    const first = await page()
    expect(first).toEqual(ids.slice(0, 20))
    expect((await page(first.at(-1))).slice(0, 3)).toEqual(ids.slice(20))
  })
})

describe('undoing an import', () => {
  it('takes out the orders that it added from lists, counts and searches, leaves their log, and frees their numbers [IMPO-02]', async () => {
    const before = await counters()
    const rows = [aRow(), aRow(), aRow()]
    const import_id = await begin()
    await upload(import_id, rows, 2)
    const { _id } = present(await find(rows[0]?.['identifier']))
    expect((await counters()).total_orders).toBe(before.total_orders + 3)
    const { code, body } = await undo(import_id)
    expect([code, body.result]).toEqual([200, { undone: 3, kept: [], left: 0 }])
    expect(await counters()).toEqual(before)
    expect(await scanned()).toEqual(before)
    expect(await find(rows[0]?.['identifier'])).toBeUndefined()
    expect((await t.call('acme', `/orders/${_id}`)).code).toBe(404)
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual(['created', 'withdrawn'])
    expect(
      (await t.call('acme', '/history?action=withdrawn')).body.result.events.find(
        (event: { order_id: string }) => event.order_id === _id,
      ),
    ).toMatchObject({ identifier: rows[0]?.['identifier'], by: 'by acme' })
    expect((await t.call('acme', `/orders/${_id}/events`)).body.result).toHaveLength(2)
    expect(await listed(import_id)).toMatchObject({
      added: 3,
      undone: 3,
      left: 0,
      undone_by: 'acme',
      undone_at: expect.any(String),
    })
    expect((await undo(import_id)).body.result).toEqual({ undone: 0, kept: [], left: 0 })
    expect(await upload(import_id, [aRow()])).toMatchObject({
      code: 409,
      body: { message: words.import_undone },
    })
    // The same file again makes the same orders anew.
    const again = await begin()
    await upload(again, rows)
    expect(present(await find(rows[0]?.['identifier']))._id).not.toBe(_id)
    await rebuildFromLog(t.database)
    expect(await counters()).toEqual(await scanned())
    expect((await counters()).total_orders).toBe(before.total_orders + 3)
  })

  it('gives orders that it changed their former values, in the log as well [IMPO-02] [BULK-11]', async () => {
    const row = aRow({ truck_number: 'MH01' })
    await upload(undefined, [row])
    const { _id } = present(await find(row['identifier']))
    const import_id = await begin()
    const edited = await t.call('acme', '/edit_epod', {
      _id,
      truck_number: 'KA05',
      transporter: 'Other',
      import_id,
    })
    expect(edited.body.result).toMatchObject({ truck_number: 'KA05', transporter: 'Other' })
    expect(await listed(import_id)).toMatchObject({ added: 0, changed: 1, left: 1 })
    expect((await undo(import_id)).body.result).toEqual({ undone: 1, kept: [], left: 0 })
    expect(await find(row['identifier'])).toMatchObject({
      truck_number: 'MH01',
      transporter: 'Roadrunner',
    })
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual(['created', 'edited', 'edited'])
  })

  it('leaves orders that somebody has touched since, and says which and why [IMPO-02]', async () => {
    const rows = [aRow(), aRow()]
    const import_id = await begin()
    await upload(import_id, rows)
    const { _id } = present(await find(rows[0]?.['identifier']))
    await t.call('acme', '/edit_epod', { _id, truck_number: 'KA77' })
    expect((await undo(import_id)).body.result).toEqual({
      undone: 1,
      kept: [
        {
          identifier: rows[0]?.['identifier'],
          code: 'touched_since',
          message: words.touched_since,
        },
      ],
      left: 0,
    })
    expect(await find(rows[0]?.['identifier'])).toMatchObject({ truck_number: 'KA77' })
    expect(await find(rows[1]?.['identifier'])).toBeUndefined()
    expect(await listed(import_id)).toMatchObject({ undone: 1, left: 0 })
  })

  it.each<[string, object]>([
    ['a remark', { remarks: { text: 'Damaged' } }],
    ['outbound', { triggerOutBound: true }],
    ['missing goods', { missing: [{ text: 'Fan', qty: 1 }] }],
    ['a rating', { client_rating: 4 }],
  ])(
    'is over once one of its orders has %s, and then nothing changes [IMPO-02]',
    async (_what, action) => {
      const rows = [aRow(), aRow()]
      const import_id = await begin()
      await upload(import_id, rows)
      const { _id } = present(await find(rows[1]?.['identifier']))
      expect((await t.call('acme', '/update_epod', { _id, ...action })).code).toBe(200)
      const { code, body } = await undo(import_id)
      expect([code, body.message]).toEqual([
        409,
        words.import_stays([String(rows[1]?.['identifier'])], false),
      ])
      expect(await find(rows[0]?.['identifier'])).toBeDefined()
      expect(await listed(import_id)).toMatchObject({ undone: 0, left: 2, undone_at: null })
    },
  )

  it('goes on where it was interrupted, and by two at once does each order once [IMPO-02]', async () => {
    const before = await counters()
    const rows = Array.from({ length: 1_300 }, () => aRow())
    const import_id = await begin('large.csv', rows.length)
    await upload(import_id, rows.slice(0, 700), 100)
    await upload(import_id, rows.slice(700), 100)
    const first = (await undo(import_id)).body.result
    expect([first.undone, first.left]).toEqual([1_000, 300])
    const replies = await Promise.all([undo(import_id), undo(import_id)])
    expect(replies.reduce((sum, { body }) => sum + Number(body.result.undone), 0)).toBe(300)
    expect(await counters()).toEqual(before)
    const events = await t.database.read(platform, (db) =>
      db
        .selectFrom('events')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('type', '=', 'withdrawn')
        .where('body', 'like', `%${import_id}%`),
    )
    expect(events[0]?.count).toBe(1_300)
  }, 60_000)

  it('meets a receipt that comes in the same moment: the order is received, or taken out, never both [IMPO-02]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const row = aRow()
      const import_id = await begin()
      await upload(import_id, [row])
      const { _id } = present(await find(row['identifier']))
      const [undone, received] = await Promise.all([
        undo(import_id),
        t.call('acme', '/update_epod', { _id, remarks: { text: 'x' } }),
      ])
      const types = (await logOf(t, _id)).map(({ type }) => type)
      if (received.code === 200)
        expect([types, undone.body.result?.undone ?? 0]).toEqual([['created', 'remarked'], 0])
      else
        expect([received.code, types, undone.body.result.undone]).toEqual([
          404,
          ['created', 'withdrawn'],
          1,
        ])
    }
  })
})

it('lets no row of an order go but by its log [IMPO-02] [PROF-01]', async () => {
  const row = aRow()
  await upload(undefined, [row])
  const { _id } = present(await find(row['identifier']))
  const [{ client_id } = { client_id: '' }] = await t.database.read(platform, (db) =>
    db.selectFrom('orders').select('client_id').where('id', '=', _id),
  )
  const denied = { code: '42501' }
  for (const kind of ['client', 'platform'] as const) {
    await expect(
      t.database.transaction({ client_id, kind, party: '' }, ({ db }) =>
        db.deleteFrom('orders').where('id', '=', _id).execute(),
      ),
      kind,
    ).rejects.toMatchObject(denied)
  }
  for (const [kind, party] of [
    ['vendor', 'Roadrunner'],
    ['distributor', 'Nagpur'],
    ['order', _id],
  ] as const) {
    await expect(
      t.database.transaction({ client_id, kind, party }, ({ db }) =>
        db.deleteFrom('orders').where('id', '=', _id).execute(),
      ),
      kind,
    ).rejects.toMatchObject(denied)
  }
})
