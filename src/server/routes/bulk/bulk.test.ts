import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, later } from '../../../domain/time.ts'
import { words } from '../../../domain/testing/words.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { present } from '../../testing/present.ts'
import { aNumber, aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const own = {
  url: 'http://epod.test/api/orders',
  method: 'POST',
  headers: { Authorization: 'Bearer a-secret-of-the-sender' },
}
const upload = (
  data: unknown,
  more: object = {},
  headers: Record<string, string> = {},
  as = 'acme',
): Promise<Reply> =>
  t.call(
    as,
    '/request-cutter/receive_data_new.json',
    { data, chunk_size: 200, callback_data: own, ...more },
    headers,
  )
const failures = ({ body }: Reply): Record<string, unknown>[] => body.data[0].data.extra_data.data
const total = async (): Promise<number> =>
  (await t.call('acme', '/counter', {})).body.result.total_orders

/** A row that failed, as the answer lists it; what is kept of it is its sentence. */
interface Failed {
  readonly code: string
  readonly message: string
}

describe('a bulk upload', () => {
  it('cuts its rows into chunks and answers one failure for each row that is no order now [BULK-09]', async () => {
    const before = await total()
    const rows = Array.from({ length: 450 }, (_, n) =>
      n % 100 === 7 ? aRow({ identifier: `BAD-${n}`, POD_ID: `P${n}`, truck_number: '' }) : aRow(),
    )
    const reply = await upload([...rows, 'no row'])
    expect((await upload([aRow()])).body.data[0].success).toBe(true)
    expect([
      reply.code,
      reply.body.status,
      reply.body.data.length,
      reply.body.data[0].success,
    ]).toEqual([200, true, 1, false])
    expect(reply.body.request_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(failures(reply)).toEqual([
      ...[7, 107, 207, 307, 407].map((n) => ({
        identifier: `BAD-${n}`,
        POD_ID: `P${n}`,
        row: n + 1,
        code: 'required',
        message: words.required('Truck number'),
      })),
      { identifier: '', row: 451, code: 'field_wrong', message: expect.any(String) },
    ])
    expect(await total()).toBe(before + 446)
  })

  it('takes an identical row sent again as done and a differing one as a failure [BULK-11]', async () => {
    const rows = [aRow(), aRow(), aRow()]
    await upload(rows.slice(0, 2))
    const before = await total()
    const reply = await upload([
      rows[0],
      { ...rows[1], value: 6000 },
      rows[2],
      rows[2],
      { ...rows[2], client: 'Other' },
    ])
    expect(
      failures(reply).map(({ identifier, row, message }) => [identifier, row, message]),
    ).toEqual([
      [rows[1]?.['identifier'], 2, words.identifier_taken(String(rows[1]?.['identifier']))],
      [rows[2]?.['identifier'], 5, words.identifier_twice(String(rows[2]?.['identifier']))],
    ])
    expect(await total()).toBe(before + 1)
  })

  it('takes a row for done whose time has no day, though it comes again after midnight [BULK-11]', async () => {
    const row = aRow({ dispatch_date: undefined })
    await upload([row])
    t.setClock(later(new Date().toISOString(), DAY))
    expect(failures(await upload([row]))).toEqual([])
    expect(failures(await upload([{ ...row, dispatch_time: '12:01' }]))).toHaveLength(1)
    t.setClock(null)
  })

  it('takes rows for done that a colleague sent, where the file names no client [BULK-11]', async () => {
    const row = aRow()
    const sent = async (as: string, client: string) => {
      const reply = await upload([{ ...row, client }], {}, {}, as)
      return failures(reply).map(({ code }) => code)
    }
    expect(await sent('acme', 'acme')).toEqual([])
    expect(await sent('admin', 'admin')).toEqual([])
    // Whoever it names is no uploader's own.
    expect(await sent('admin', 'Northwind')).toEqual(['identifier_taken'])
    const named = aRow()
    await upload([named])
    expect(failures(await upload([{ ...named, client: 'admin' }], {}, {}, 'admin'))).toHaveLength(1)
  })

  it('knows a row again after its order has been received [BULK-11]', async () => {
    const row = aRow()
    await upload([row])
    const { body } = await t.call(
      'acme',
      '/fetch_orders',
      { query: { search: row['identifier'] } },
      { prefer: 'return=representation' },
    )
    const _id = body.returnData?.result.orders[0]?._id
    await t.call('acme', '/update_epod', { _id, remarks: { text: 'Damaged' } })
    await t.call('acme', '/update_epod', { _id, receive: true })
    // Written otherwise, meant the same: hours for milliseconds, contacts as text for a list.
    const again = await upload([
      {
        ...row,
        eta_hrs: undefined,
        tat: 48 * 3_600_000,
        driver: { name: 'Ravi ', contact: ['98765 43210'] },
      },
    ])
    expect(failures(again)).toEqual([])
  })

  it('completes the rest when the same file comes again after an interruption, also by two at once [BULK-11]', async () => {
    const rows = Array.from({ length: 300 }, () => aRow())
    const before = await total()
    await upload(rows.slice(0, 130))
    const replies = await Promise.all([
      upload(rows, { chunk_size: 50 }),
      upload(rows.toReversed(), { chunk_size: 70 }),
    ])
    expect(replies.map(failures)).toEqual([[], []])
    expect(await total()).toBe(before + 300)
  })

  it('gives the first answer again under the same key [BULK-11]', async () => {
    const [rows, key] = [[aRow(), aRow({ value: 0 })], { 'idempotency-key': aNumber() }]
    const first = await upload(rows, {}, key)
    expect((await upload(rows, {}, key)).body).toEqual(first.body)
    expect((await upload([aRow()], {}, key)).code).toBe(422)
  })

  it.each([
    'http://epod.test/api/orders/',
    'http://epod.test/api/orders?x=1',
    'http://epod.test/api/orders#',
    'http://epod.test:80/api/orders',
    'https://epod.test/api/orders',
    'HTTP://epod.test/api/orders',
    'http://epod.test@evil.example/api/orders',
    'http://evil.example/api/orders',
    'http://epod.test/api/./orders',
    'http://epod.test/api/orders ',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    '',
  ])('refuses the callback address %j [BULK-09]', async (url) => {
    const before = await total()
    const { code, body } = await upload([aRow()], { callback_data: { ...own, url } })
    expect([code, body.errors[0].field]).toEqual([422, 'callback_data.url'])
    expect(await total()).toBe(before)
  })

  it('keeps the outcome, and nothing of the headers it was sent [BULK-09]', async () => {
    const { body } = await upload([aRow({ value: 0 })])
    const [kept] = await t.database.read(platform, (db) =>
      db.selectFrom('imports').selectAll().where('id', '=', body.request_id),
    )
    expect(kept).toMatchObject({
      username: 'acme',
      rows: 1,
      failures: (body.data[0].data.extra_data.data as Failed[]).map(
        ({ code, message: _text, ...row }) => ({
          ...row,
          message: expect.objectContaining({ code }),
        }),
      ),
      acknowledged_at: null,
    })
    expect(JSON.stringify(kept)).not.toContain('a-secret-of-the-sender')
    const note = (as: string, request_id: string): Promise<Reply> =>
      t.call(as, '/requestid', { request_id, username: as })
    const [foreign, unknown] = [
      await note('shipper', body.request_id),
      await note('shipper', '01900000-0000-7000-8000-00000000dead'),
    ]
    expect([foreign.code, foreign.body]).toEqual([404, unknown.body])
    const inAnothersName = await t.call('acme', '/requestid', {
      request_id: body.request_id,
      username: 'shipper',
    })
    expect([inAnothersName.code, inAnothersName.body]).toEqual([
      403,
      {
        status: false,
        code: 'not_allowed',
        message: words.not_allowed,
        errors: [{ field: 'username', code: 'not_allowed', message: words.not_allowed }],
      },
    ])
    expect(await note('acme', body.request_id)).toMatchObject({ code: 200, body: { status: true } })
    const [noted] = await t.database.read(platform, (db) =>
      db.selectFrom('imports').select('acknowledged_at').where('id', '=', body.request_id),
    )
    expect(noted?.acknowledged_at).not.toBeNull()
  })

  it('tells which numbers the account has, so that a row is known before it is sent [IMPO-01]', async () => {
    const [row, edited] = [aRow(), aRow()]
    await upload([row])
    const ask = (as: string) =>
      t.call(as, '/orders/known', {
        identifiers: [row['identifier'], edited['identifier'], row['identifier']],
      })
    const { body } = await ask('acme')
    expect(body.result.map(({ identifier }: { identifier: string }) => identifier)).toEqual([
      row['identifier'],
    ])
    expect(JSON.parse(body.result[0]?.entered ?? '')).toMatchObject({
      identifier: row['identifier'],
      tat: 48 * 3_600_000,
    })
    expect((await ask('shipper')).body.result).toEqual([])
    expect((await ask('acme-vendor')).code).toBe(403)
  })

  it('tells of a known order what edits have made of it, and as of which revision [IMPO-01] [EDIT-05]', async () => {
    const row = aRow()
    await upload([row])
    const ask = async () =>
      present(
        (await t.call('acme', '/orders/known', { identifiers: [row['identifier']] })).body
          .result[0],
      )
    const first = await ask()
    expect(first).toMatchObject({ rev: 1, now: null })
    for (const changes of [{ truck_number: 'KA01' }, { truck_number: 'KA02', ship_unit: 3 }])
      await t.call('acme', '/edit_epod', { _id: first._id, ...changes })
    const edited = await ask()
    expect([edited.rev, edited.entered]).toEqual([3, first.entered])
    expect(JSON.parse(edited.now ?? '')).toEqual({
      ...JSON.parse(first.entered),
      truck_number: 'KA02',
      ship_unit: 3,
    })
    const { truck_number, ship_unit } = JSON.parse(first.entered)
    await t.call('acme', '/edit_epod', { _id: first._id, truck_number, ship_unit })
    expect(await ask()).toEqual({ ...first, rev: 4 })
  })

  it.each(['acme-readonly', 'acme-vendor', 'acme-distributor', 'acme-viewer'])(
    'is not for %s [BULK-01] [ROLE-08]',
    async (as) => {
      const before = await total()
      const refused = await upload([aRow()], {}, {}, as)
      const said: string[] = refused.body.reasons.map(({ message }: { message: string }) => message)
      expect([refused.code, said]).toEqual([403, [...new Set(said)]])
      expect(await total()).toBe(before)
    },
  )

  it.each([
    ['no rows', { data: [] }],
    ['too large chunks', { chunk_size: 201 }],
    ['an unknown field', { user: 'x' }],
    ['another method', { callback_data: { ...own, method: 'GET' } }],
  ])('refuses %s with 422 [ERRS-04]', async (_name, wrong) => {
    expect((await upload([aRow()], wrong)).code).toBe(422)
  })
})
