import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { words } from '../../domain/testing/words.ts'
import { getOrder } from '../../contract/orders/orders.ts'
import { anotherNode, openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { cachedOrder } from './order-cache.ts'

let t: TestApp
let other: FastifyInstance
beforeAll(async () => {
  t = await openTestApp()
  other = await anotherNode(t)
})
afterAll(async () => {
  await other.close()
  await t.close()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The texts that `work` sent to the database about orders. */
const sentBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const texts: string[] = []
  const stop = t.database.watch((statement) => {
    texts.push(statement.text)
    return statement
  })
  await work().finally(stop)
  return texts
    .filter((text) => /for update|insert into events/.test(text))
    .map((text) => (text.includes('for update') ? 'hold' : 'write'))
}
const receive = (as: string, _id: string, headers: Record<string, string> = {}) =>
  t.call(as, '/update_epod', { _id, receive: true }, headers)
const onOther = async (as: string, url: string, payload?: object) =>
  other.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${await t.token(as)}` },
    ...(payload ? { payload } : {}),
  })

const DEADLOCK = `do $$ begin
  raise exception 'deadlock detected' using errcode = 'deadlock_detected';
end $$`

describe('an order that was looked at a moment ago', () => {
  it('is received in one turn, as it is held and then written where it was not [EPOD-03]', async () => {
    const [{ _id: seen }, { _id: unseen }] = [await anOrder(t), await anOrder(t)]
    await t.call('acme', getOrder, { params: { id: seen } })
    expect(await sentBy(() => receive('acme', seen))).toEqual(['write'])
    expect(await sentBy(() => receive('acme', unseen))).toEqual(['hold', 'write'])
    for (const id of [seen, unseen])
      expect((await logOf(t, id)).map(({ type }) => type)).toEqual(['created', 'received'])
  })

  it('is done further things to, each in one turn, at times that never go back [PROF-01]', async () => {
    const { _id } = await anOrder(t)
    await t.call('acme', getOrder, { params: { id: _id } })
    const sent = await sentBy(async () => {
      for (const text of ['one', 'two', 'three'])
        await t.call('acme', '/update_epod', { _id, remarks: { text } })
      await receive('acme', _id)
    })
    expect(sent).toEqual(['write', 'write', 'write', 'write'])
    const times = (await logOf(t, _id)).map(({ server_time }) => server_time)
    expect(times).toEqual(times.toSorted())
    expect(Math.abs(Date.parse(times.at(-1) ?? '') - Date.now())).toBeLessThan(5_000)
  })

  it('is decided on as it is, not as it was seen, when another process has ended it [EPOD-09]', async () => {
    const { _id } = await anOrder(t)
    await t.call('acme', getOrder, { params: { id: _id } })
    expect((await onOther('acme', '/update_epod', { _id, reject: true })).statusCode).toBe(200)
    const { code, body } = await receive('acme', _id)
    expect([code, body.message]).toEqual([409, words.already_rejected])
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual(['created', 'rejected'])
  })

  it('takes in what another process put on record meanwhile, and loses nothing of it [EPOD-09]', async () => {
    const { _id } = await anOrder(t)
    await t.call('acme', `/orders/${_id}`)
    await onOther('acme', '/update_epod', { _id, remarks: { text: 'from elsewhere' } })
    const { body } = await receive('acme', _id)
    expect(body.result?.epod.remarks).toMatchObject([{ text: 'from elsewhere' }])
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual([
      'created',
      'remarked',
      'received',
    ])
  })

  it.each([
    ['seen', ['write', 'hold', 'write']],
    ['unseen', ['hold', 'write', 'hold', 'write']],
  ] as const)(
    'is decided on anew where the database ended its turn for another’s of the same key, %s [EPOD-09]',
    async (known, turns) => {
      const { _id } = await anOrder(t)
      if (known === 'seen') await t.call('acme', getOrder, { params: { id: _id } })
      const sent: string[] = []
      const stop = t.database.watch((statement) => {
        const isWrite = statement.text.includes('insert into events')
        const isFirst = isWrite && !sent.includes('write')
        if (isWrite || statement.text.includes('for update')) sent.push(isWrite ? 'write' : 'hold')
        return isFirst ? { text: DEADLOCK } : statement
      })
      const key = { 'idempotency-key': `ended-${_id}` }
      expect((await receive('acme', _id, key).finally(stop)).code).toBe(200)
      expect(sent).toEqual(turns)
      expect(await logOf(t, _id)).toHaveLength(2)
    },
  )

  it('stays hidden from whoever does not see it, and as it is [ROLE-15]', async () => {
    const { _id } = await anOrder(t, 'acme', { transporter: 'Somebody Else' })
    await t.call('acme', getOrder, { params: { id: _id } })
    for (const stranger of ['acme-vendor', 'bayer'])
      expect([stranger, (await receive(stranger, _id)).code]).toEqual([stranger, 404])
    expect(await logOf(t, _id)).toHaveLength(1)
  })

  it('gives the first answer under the same key, and refuses the key for something else [EPOD-09]', async () => {
    const { _id } = await anOrder(t)
    await t.call('acme', getOrder, { params: { id: _id } })
    const key = { 'idempotency-key': `seen-${_id}` }
    const remark = (text: string) => t.call('acme', '/update_epod', { _id, remarks: { text } }, key)
    const [first, again] = [await remark('once'), await remark('once')]
    expect([again.code, again.body]).toEqual([200, first.body])
    expect((await remark('twice')).code).toBe(422)
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual(['created', 'remarked'])
  })
})

describe('what was seen is asked for again', () => {
  it.each<[name: string, change: () => unknown]>([
    [
      'after five minutes',
      () => {
        const [now, wall] = [performance.now(), Date.now()]
        vi.spyOn(performance, 'now').mockReturnValue(now + 300_001)
        vi.spyOn(Date, 'now').mockReturnValue(wall + 300_001)
      },
    ],
    [
      'once the machine’s clock was put',
      () => {
        const wall = Date.now()
        vi.spyOn(Date, 'now').mockReturnValue(wall - 3_600_000)
      },
    ],
  ])('%s', async (_name, change) => {
    const { _id } = await anOrder(t)
    await t.call('acme', getOrder, { params: { id: _id } })
    const client_id = await clientOf('acme')
    expect(cachedOrder(t.deps, client_id, _id)?.order._id).toBe(_id)
    change()
    expect(cachedOrder(t.deps, client_id, _id)).toBeNull()
  })
})

const clientOf = async (key: string): Promise<string> => {
  const [row] = await t.database.asOwner(async (db) =>
    db.selectFrom('clients').select('id').where('key', '=', key).execute(),
  )
  if (!row) throw new Error(`there is no client ${key}`)
  return row.id
}
