import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { later } from '../../../domain/time.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { aJpeg } from '../../testing/pictures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  // Whether a carrier may receive is for each client to say.
  await t.database.transaction(platform, ({ db }) =>
    sql`update users set config = config || '{"show_receive_button": true}'
      where username = 'acme-vendor'`.execute(db),
  )
})
afterAll(() => t.close())

const HOUR = 3_600_000
const now = (): string => new Date().toISOString()
const begin = async (as = 'acme-vendor'): Promise<string> => {
  const upload_id = randomUUID()
  const begun = await t.call(as, '/bulk/deliveries/uploads', {
    upload_id,
    file_name: 'November.xlsx',
    rows: 3,
  })
  expect(begun.code).toBe(200)
  return upload_id
}
const dispatched = { dispatch_date: '2026-03-10', dispatch_time: '12:00' }
const order = (changes: object = {}) => anOrder(t, 'acme', { ...dispatched, ...changes })
const row = (identifier: string, changes: object = {}) => ({
  identifier,
  outcome: 'received',
  at: later(now(), -HOUR),
  ...changes,
})
const send = (
  upload_id: string,
  rows: readonly unknown[],
  { as = 'acme-vendor', preview = false, key = undefined as string | undefined } = {},
): Promise<Reply> =>
  t.call(
    as,
    '/bulk/deliveries',
    { upload_id, preview, rows },
    key === undefined ? {} : { 'idempotency-key': key },
  )
const states = ({ body }: Reply): unknown[] =>
  body.result.rows.map(({ state }: { state: string }) => state)
const reasons = ({ body }: Reply): unknown[] =>
  body.result.rows.map(({ errors = [] }: { errors?: { field: string; message: string }[] }) =>
    errors.map(({ field, message }) => [field, message]),
  )
const undo = (upload_id: string, as = 'acme-vendor'): Promise<Reply> =>
  t.call(as, `/bulk/deliveries/uploads/${upload_id}/undo`, { reason: 'Wrong file' })
const types = async (order_id: string) => (await logOf(t, order_id)).map(({ type }) => type)

describe('deliveries from a file', () => {
  it('go through the same judge as by hand, each row whole or not at all, with the reason at its cell [BULK-21]', async () => {
    const [good, turned, late, foreign] = [
      await order(),
      await order(),
      await order(),
      await anOrder(t, 'acme', { transporter: 'Another' }),
    ]
    const upload_id = await begin()
    const at = later(now(), -HOUR)
    const reply = await send(upload_id, [
      row(good.identifier, {
        at,
        received_by: 'Asha',
        remark: 'Gate 2',
        condition: ['shortage'],
        lines: [{ accepted: 8, missing: 2 }],
      }),
      row(turned.identifier, { at, outcome: 'rejected', remark: 'Shut' }),
      row(late.identifier, { remark: 'Kept?', rating: 4 }),
      row(foreign.identifier),
      row('NO-SUCH'),
      row(good.identifier),
      { identifier: 'X', outcome: 'maybe' },
      'nonsense',
    ])
    expect(reply.code).toBe(200)
    expect(states(reply)).toEqual(['recorded', 'recorded', ...Array(6).fill('refused')])
    expect(reasons(reply).slice(2, 6)).toEqual([
      [['rating', expect.stringContaining('Rating')]],
      [['identifier', 'There is no such order']],
      [['identifier', 'There is no such order']],
      [['identifier', expect.stringContaining('1')]],
    ])
    const log = await logOf(t, good._id)
    expect(log.map(({ type }) => type)).toEqual([
      'created',
      'remarked',
      'goods_listed',
      'quantities_stated',
      'received',
      'claim_opened',
    ])
    expect(log.slice(1).map((event) => [event.import_id, event.device_time])).toEqual(
      Array.from({ length: 5 }, () => [upload_id, at]),
    )
    expect(log.at(-2)).toMatchObject({
      actor: { username: 'acme-vendor', role: 'transporter' },
      data: { closer: at, spoc: 'Asha', through: 'receive' },
    })
    expect((await logOf(t, turned._id)).at(-1)).toMatchObject({
      type: 'rejected',
      data: { captured_at: at },
    })
    expect(await types(late._id)).toEqual(['created'])
    expect(await types(foreign._id)).toEqual(['created'])
  })

  it('are judged in a preview that writes nothing, and are answered once under one key [BULK-22]', async () => {
    const one = await order()
    const upload_id = await begin()
    const rows = [row(one.identifier)]
    expect(states(await send(upload_id, rows, { preview: true }))).toEqual(['ready'])
    expect(await types(one._id)).toEqual(['created'])
    const key = randomUUID()
    const [first, again, other] = [
      await send(upload_id, rows, { key }),
      await send(upload_id, rows, { key }),
      await send(upload_id, [...rows, ...rows], { key }),
    ]
    expect(states(first)).toEqual(['recorded'])
    expect(again.body).toEqual(first.body)
    expect(other.code).toBe(422)
    expect(states(await send(upload_id, rows))).toEqual(['same'])
    expect(await types(one._id)).toEqual(['created', 'received'])
  })

  it('put each attempt of another time on record, in the same words too, and each once [BULK-21] [BULK-22]', async () => {
    const { _id, identifier } = await order()
    const days = [50, 26, 2].map((hours) => later(now(), -hours * HOUR))
    const tried = async (at: string | undefined): Promise<unknown[]> =>
      states(
        await send(await begin(), [
          row(identifier, { at, outcome: 'attempted', remark: 'Nobody there' }),
        ]),
      )
    const [first, second, third] = days
    expect([await tried(first), await tried(second), await tried(second)]).toEqual([
      ['recorded'],
      ['recorded'],
      ['same'],
    ])
    expect([await tried(third), await tried(first)]).toEqual([['recorded'], ['same']])
    const { epod } = (await t.call('acme', `/orders/${_id}`)).body.result
    expect(epod.remarks.map(({ time }: { time: string }) => time)).toEqual(days)
  })

  it('are taken once, whoever sends the same at the same time [BULK-22]', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => order()))
    const [one, other] = [await begin(), await begin('acme')]
    const rows = (minutes: number) =>
      orders.map(({ identifier }) =>
        row(identifier, { at: later(now(), -HOUR - minutes * 60_000) }),
      )
    const replies = await Promise.all([
      send(one, rows(1)),
      send(other, rows(2).toReversed(), { as: 'acme' }),
    ])
    const all = replies.flatMap(states)
    expect(all.filter((state) => state === 'recorded')).toHaveLength(5)
    expect(replies.flatMap(reasons).flat()).toEqual(
      orders.map(() => ['outcome', 'This order has already been received']),
    )
    for (const { _id } of orders) expect(await types(_id)).toEqual(['created', 'received'])
  })

  it('are refused to whoever may not do it by hand, and within no other’s upload [BULK-25]', async () => {
    const one = await order()
    const upload_id = await begin()
    const as = async (who: string) =>
      (await send(upload_id, [row(one.identifier)], { as: who })).code
    expect([await as('acme-viewer'), await as('acme-readonly')]).toEqual([403, 403])
    const foreign = await begin('shipper')
    expect((await send(foreign, [row(one.identifier)])).code).toBe(422)
    expect((await send(randomUUID(), [row(one.identifier)])).code).toBe(422)
    expect((await undo(upload_id, 'shipper')).code).toBe(404)
    expect((await undo(upload_id, 'acme-distributor')).code).toBe(404)
    const listed = async (who: string) =>
      (await t.call(who, '/bulk/deliveries/uploads')).body.result.map(
        (upload: { upload_id: string }) => upload.upload_id,
      )
    expect(await listed('acme-vendor')).toContain(upload_id)
    expect(await listed('acme')).toContain(upload_id)
    expect(await listed('acme-distributor')).not.toContain(upload_id)
    expect(await listed('shipper')).not.toContain(upload_id)
    expect(await types(one._id)).toEqual(['created'])
  })

  it('counts photos that come with a row as there in a preview, where nothing else lacks [BULK-24]', async () => {
    const number = `INV-${randomUUID()}`
    await anOrder(t, 'syngenta', { ...dispatched, identifier: number, invoice_date: '2026-03-01' })
    const upload_id = await begin('syngenta')
    const previewed = async (changes: object) => {
      const { body } = await send(upload_id, [row(number, { condition: ['intact'], ...changes })], {
        as: 'syngenta',
        preview: true,
      })
      const [{ state, photos_first, errors = [] }] = body.result.rows
      return [state, photos_first, errors.map(({ field }: { field: string }) => field)]
    }
    expect((await previewed({}))[0]).toBe('refused')
    expect((await previewed({}))[2]).toContain('photos')
    expect(await previewed({ photos: 2 })).toEqual(['ready', true, []])
  })
})

describe('an upload of deliveries', () => {
  it('is taken back as one, with its photos, while nothing else has happened; what stays says why [BULK-23]', async () => {
    const [one, other, gone] = [await order(), await order(), await order()]
    const upload_id = await begin()
    const sent = await send(upload_id, [
      row(one.identifier, { remark: 'Damaged' }),
      row(other.identifier),
      row(gone.identifier, { outcome: 'attempted', remark: 'Nobody there' }),
    ])
    expect(states(sent)).toEqual(['recorded', 'recorded', 'recorded'])
    const file_data = `data:image/jpeg;base64,${(await aJpeg()).toString('base64')}`
    const photo = (changes: object = {}) =>
      t.call('acme-vendor', '/update_epod', {
        _id: one._id,
        photos: [{ file_name: 'a.jpg', file_data }],
        upload_id,
        ...changes,
      })
    expect((await photo()).code).toBe(200)
    const strange = await photo({ upload_id: randomUUID() })
    expect([strange.code, strange.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'upload_id', code: 'import_unknown' })],
    ])
    await t.call('acme', '/update_epod', { _id: other._id, remarks: { text: 'Seen' } })
    const listed = async () =>
      (await t.call('acme-vendor', '/bulk/deliveries/uploads')).body.result.find(
        (upload: { upload_id: string }) => upload.upload_id === upload_id,
      )
    expect(await listed()).toMatchObject({
      file_name: 'November.xlsx',
      username: 'acme-vendor',
      rows: 3,
      recorded: 3,
      undone: 0,
      left: 3,
      undone_at: null,
    })
    const { body } = await undo(upload_id)
    expect(body.result).toEqual({
      undone: 2,
      kept: [
        {
          identifier: other.identifier,
          code: 'touched_since',
          message: 'Somebody has touched this order since',
        },
      ],
      left: 0,
    })
    const log = await logOf(t, one._id)
    expect(log.map(({ type }) => type)).toEqual([
      'created',
      'remarked',
      'received',
      'photo_added',
      'reopened',
      'photo_deleted',
    ])
    expect(log.slice(1).every((event) => event.import_id === upload_id)).toBe(true)
    const now_open = (await t.call('acme-vendor', `/orders/${one._id}`)).body.result
    expect(now_open.epod).toMatchObject({ photos: [], remarks: [], otp: { verified: false } })
    expect(now_open).toMatchObject({ ended: false, delivery_time: null })
    expect(now_open.extra_fields.exception).toBe(false)
    expect(await listed()).toMatchObject({
      recorded: 3,
      undone: 2,
      left: 0,
      undone_by: 'acme-vendor',
    })
    expect((await undo(upload_id)).body.result).toEqual({ undone: 0, kept: [], left: 0 })
    expect((await send(upload_id, [row(one.identifier)])).code).toBe(409)
    expect((await photo()).code).toBe(409)
    const anew = await begin()
    expect(states(await send(anew, [row(one.identifier)]))).toEqual(['recorded'])
  })
})
