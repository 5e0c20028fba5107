import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askErasure, listErasures } from '../../contract/admin/erasures.ts'
import { beginHold } from '../../contract/admin/legal-holds.ts'
import type { Order } from '../../domain/order/order.ts'
import { eraseAll, startErasing } from '../jobs/erasures.ts'
import { buildApp } from '../app.ts'
import { createDeps } from '../deps.ts'
import type { FileStore } from '../gateways/files/files.ts'
import { readAndCacheOrder } from '../orders/order-cache.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { linkTo, openPublic } from '../testing/links.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'
import { aRow } from '../testing/rows.ts'
import { clientIdOf, pathOfStored } from '../testing/stored.ts'

let t: TestApp
let phone = ''
let made = 0
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
beforeEach(() => {
  made += 1
  phone = `96000000${String(10 + made)}`
})

const withReceiver = () =>
  anOrder(t, 'acme', {
    spocs: [{ name: 'Somebody Receiving', contact: { phone: [phone], email: [] } }],
  })
const ask = (body: object = {}) =>
  t.call('admin', askErasure, {
    body: { client: 'acme', person: { phone }, why: 'a request', ...body },
  })
const withPhoto = async (picture: Buffer): Promise<Order> => {
  const { _id } = await withReceiver()
  const reply = await t.call('acme', '/update_epod', { _id, photos: [sent(picture)] })
  expect(reply.code).toBe(200)
  return reply.body.result as unknown as Order
}

describe('a picture that is erased', () => {
  it('goes only when no other order names it, and is nowhere a broken one [DATA-01]', async () => {
    const picture = await aJpeg(300, 210)
    const [hers, held] = [await withPhoto(picture), await withPhoto(picture)]
    await t.call('admin', beginHold, {
      params: { key: 'acme' },
      body: { identifier: held.identifier, why: 'a case' },
    })
    const { digest } = present(hers.epod.photos[0])
    await ask({ photos: [digest] })
    await eraseAll(t.deps)
    const acme = await clientIdOf(t, 'acme')
    expect(existsSync(pathOfStored(t, acme, digest))).toBe(true)
    const shown = (await t.call('acme', `/orders/${hers._id}`)).body as unknown as { result: Order }
    expect(shown.result.epod.photos).toMatchObject([{ url: '', digest: '', file_name: '' }])

    const { ref } = await linkTo(t, hers, 'receiver')
    const page = await openPublic(t, 'receiver', ref)
    expect(page.body.result.photos).toMatchObject([
      { url: '', file_name: '', erased_at: expect.any(String) },
    ])
    const zip = await t.call(
      'acme',
      '/download/pod',
      { query: { search: hers.identifier.toLowerCase() } },
      { accept: 'application/json' },
    )
    expect(zip.code).toBe(200)
    expect((zip.body as { result: unknown[] }).result).toEqual([])
  })
})

describe('a picture that comes again while it is erased', () => {
  it('is kept for the order that it comes for [DATA-01]', async () => {
    const picture = await aJpeg(310, 220)
    const hers = await withPhoto(picture)
    const { digest } = present(hers.epod.photos[0])
    const acme = await clientIdOf(t, 'acme')
    const { files } = t.deps
    const { _id } = await anOrder(t)
    let isErased = false
    // Its bytes are seen to be there, then taken away before its order names them.
    const late = await openedOn(t, {
      ...files,
      keep: async (...file) => {
        await files.keep(...file)
        if (file[1] !== digest || isErased) return
        isErased = true
        await ask({ photos: [digest] })
        await eraseAll(t.deps)
        expect(existsSync(pathOfStored(t, acme, digest))).toBe(false)
      },
    })
    const reply = await late.inject({
      method: 'POST',
      url: '/api/update_epod',
      headers: { authorization: `Bearer ${await t.token('acme')}` },
      payload: { _id, photos: [sent(picture)] },
    })
    expect(reply.statusCode).toBe(200)
    expect(existsSync(pathOfStored(t, acme, digest))).toBe(true)
    await late.close()
  })
})

/** Another node over other files. */
const openedOn = async ({ deps }: TestApp, files: FileStore) => {
  const app = await buildApp(createDeps({ ...deps, files }))
  await app.ready()
  return app
}

describe('an order that was taken out with its import', () => {
  it('loses the person from the log that is left [DATA-01] [PROF-04]', async () => {
    const import_id = randomUUID()
    await t.call('acme', '/imports', { import_id, file_name: `of ${phone}.xlsx`, rows: 1 })
    const added = await t.call('acme', '/request-cutter/receive_data_new.json', {
      import_id,
      data: [aRow({ driver: { name: 'Somebody Driving', contact: phone } })],
      chunk_size: 200,
      callback_data: { url: 'http://epod.test/api/orders' },
    })
    expect(added.code).toBe(200)
    const { rows } = await t.database.asOwner((db) =>
      sql<{ order_id: string }>`select order_id from events
        where array_to_string(disclosures, ' ') like ${`%${phone}%`}`.execute(db),
    )
    const { order_id } = present(rows[0])
    expect((await t.call('acme', `/imports/${import_id}/undo`, {})).code).toBe(200)
    await ask()
    await eraseAll(t.deps)
    const left = await t.database.asOwner((db) =>
      sql<{ type: string; text: string }>`
        select type, array_to_string(disclosures, ' ') as text from events
        where order_id = ${order_id} order by seq`.execute(db),
    )
    expect(left.rows.map(({ type }) => type)).toEqual(['created', 'withdrawn', 'erased'])
    expect(left.rows.map(({ text }) => text).join('')).not.toContain(phone)
    const files = await t.database.asOwner((db) =>
      sql<{
        file_name: string
      }>`select file_name from import_batches where id = ${import_id}`.execute(db),
    )
    expect(files.rows).toEqual([{ file_name: 'of ….xlsx' }])
  })
})

describe('what processes remember', () => {
  it('is forgotten in each of them, by the job as it runs [DATA-01]', async () => {
    const { _id } = await withReceiver()
    const other = createDeps(t.deps)
    const client_id = await clientIdOf(t, 'acme')
    const viewer = {
      client_id,
      client: 'acme',
      username: 'acme',
      user_id: null,
      reach: { kind: 'client' },
      link: null,
    } as const
    const stops = [await startErasing(t.deps, 20), await startErasing(other, 20)]
    try {
      for (const deps of [t.deps, other]) {
        await readAndCacheOrder(deps, viewer, _id)
        expect(deps.caches.orders.has(client_id + _id)).toBe(true)
      }
      const { id } = (await ask()).body.result
      await vi.waitFor(
        async () => {
          const { erasures } = (await t.call('admin', listErasures, { query: {} })).body.result
          expect(erasures.find((one) => one.id === id)?.ended_at).toBeTruthy()
          for (const deps of [t.deps, other])
            expect(deps.caches.orders.has(client_id + _id)).toBe(false)
        },
        { timeout: 20_000 },
      )
      expect((await logOf(t, _id)).map(({ type }) => type)).toEqual(['created', 'erased'])
    } finally {
      for (const stop of stops) await stop()
    }
  })
})
