import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  keepDownload,
  removeKeptDownload,
  takeKeptDownload,
} from '../../../contract/bulk/kept-downloads.ts'
import type { Order } from '../../../domain/order/order.ts'
import { makeKept } from '../../downloads/make-kept.ts'
import { readFileSettings } from '../../env.ts'
import { s3Files } from '../../gateways/files/s3-files.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { bytesOf } from '../../testing/bytes-of.ts'
import { linkTo, openPublic } from '../../testing/links.ts'
import { STORE_KEYS } from '../../testing/object-store.ts'
import { anOrder } from '../../testing/orders.ts'
import { aJpeg, aPdf, sent } from '../../testing/pictures.ts'
import { present } from '../../testing/present.ts'
import { startS3, type TestS3 } from '../../testing/s3-store.ts'
import { clientIdOf } from '../../testing/stored.ts'
import { unzipped } from '../../testing/unzipped.ts'

let s3: TestS3
let t: TestApp
beforeAll(async () => {
  s3 = await startS3()
  const environment = {
    ...STORE_KEYS,
    EPOD_FILES: `s3://files?endpoint=${encodeURIComponent(s3.url)}&signed_seconds=45`,
  }
  const place = present(readFileSettings(environment).file_store)
  t = await openTestApp(environment, undefined, { files: () => s3Files(place, place.credentials) })
})
afterAll(async () => {
  await t.close()
  await s3.close()
})

const withFile = async (file: object): Promise<{ order: Order; url: string; digest: string }> => {
  const order = await anOrder(t)
  const { body } = await t.call('acme', '/update_epod', { _id: order._id, photos: [file] })
  const { url, digest } = present(body.result?.epod.photos[0])
  return { order, url, digest }
}
const led = async (as: string, url: string): Promise<URL> => {
  const { code, headers } = await t.call(as, url)
  expect([code, headers['cache-control']]).toEqual([302, 'private, no-store'])
  return new URL(String(headers['location']))
}

it('leads whoever may see a file to the store, which gives it out as what it is [FILE-03]', async () => {
  for (const [file, type, disposition] of [
    [sent(await aJpeg()), 'image/jpeg', /^inline$/],
    [sent(aPdf(), 'a.pdf', 'application/pdf'), 'application/pdf', /^attachment; filename="/],
  ] as const) {
    const { url, digest } = await withFile(file)
    const address = await led('acme', url)
    expect([address.origin, address.searchParams.get('X-Amz-Expires')]).toEqual([s3.url, '45'])
    const reply = await fetch(address)
    expect(hash('sha256', Buffer.from(await reply.arrayBuffer()), 'hex')).toBe(digest)
    expect(reply.headers.get('content-type')).toBe(type)
    expect(reply.headers.get('content-disposition')).toMatch(disposition)
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
  }
})

it('leads nobody else there, and says nothing of the store [FILE-03] [PHOT-05]', async () => {
  const { url } = await withFile(sent(await aJpeg()))
  for (const as of ['bayer', 'acme-distributor', null])
    expect(await t.call(as, url)).toMatchObject({ code: as === null ? 401 : 404 })
  const asked = s3.asked.length
  expect((await t.call('bayer', url)).headers).not.toHaveProperty('location')
  expect(s3.asked).toHaveLength(asked)
})

it('leads a link to the photos of its own order alone [FILE-03]', async () => {
  const { order, url } = await withFile(sent(await aJpeg()))
  const other = await withFile(sent(await aJpeg(60, 50)))
  const { ref } = await linkTo(t, order, 'tracking')
  const { token } = (await openPublic(t, 'tracking', ref)).body
  expect(await t.call(`Bearer ${token}`, url)).toMatchObject({ code: 404 })
  await t.call('acme', '/update_epod', { _id: order._id, receive: true })
  expect((await led(`Bearer ${token}`, url)).origin).toBe(s3.url)
  expect(await t.call(`Bearer ${token}`, other.url)).toMatchObject({ code: 404 })
})

it('gives it out itself where that is asked for, and pictures that it draws [FILE-03]', async () => {
  const { url, digest } = await withFile(sent(await aJpeg()))
  const through = await t.call('acme', `${url}?through=server`)
  expect([through.code, through.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
  expect(hash('sha256', through.body as unknown as Buffer, 'hex')).toBe(digest)
  expect(await t.call('acme', `${url}?size=small`)).toMatchObject({ code: 200 })
  expect((await t.call('acme', `${url}?through=store`)).code).toBe(422)
})

it('tells a file that is gone, and waits for a store that is away, before it leads there [FILE-03]', async () => {
  const { url, digest } = await withFile(sent(await aJpeg()))
  s3.always = { status: 403, code: 'AccessDenied' }
  expect(await t.call('acme', url)).toMatchObject({ code: 503 })
  s3.always = null
  s3.objects.delete(`${await clientIdOf(t, 'acme')}/${digest}`)
  expect(await t.call('acme', url)).toMatchObject({ code: 500, body: { code: 'file_missing' } })
})

it('lets its pages read from exactly the store’s origin, and from no other [FILE-03]', async () => {
  const connectOf = (policy: unknown) => /connect-src ([^;]*)/.exec(String(policy))?.[1]
  for (const url of ['/', '/publicreceiver', '/api/brand/acme']) {
    const { headers } = await t.app.inject({ url })
    expect([url, connectOf(headers['content-security-policy'])]).toEqual([url, `'self' ${s3.url}`])
    expect(String(headers['content-security-policy']).split(s3.url)).toHaveLength(2)
  }
})

it('has a kept download that one machine made taken from any other [FILE-06]', async () => {
  const { order } = await withFile(sent(await aJpeg()))
  const asked = { order_ids: [order._id], certificates: false, credentials: false }
  const { body } = await t.call('acme', keepDownload, { body: { kind: 'pods', asked } })
  const { id } = body.result
  // Nothing of it lies in a folder of that machine.
  const settings = { ...t.deps.settings, data_dir: '/dev/null/nowhere' }
  await makeKept({ ...t.deps, settings })
  expect([...s3.objects.keys()]).toContain(`kept/${id}`)
  const whole = bytesOf(await t.call('acme', takeKeptDownload, { params: { id } }))
  expect([...unzipped(whole).keys()]).toHaveLength(2)
  const rest = await t.call('acme', takeKeptDownload, { params: { id } }, { range: 'bytes=100-' })
  expect([rest.code, bytesOf(rest).equals(whole.subarray(100))]).toEqual([206, true])
  await t.call('acme', removeKeptDownload, { params: { id } })
  await makeKept({ ...t.deps, settings })
  expect([...s3.objects.keys()]).not.toContain(`kept/${id}`)
})
