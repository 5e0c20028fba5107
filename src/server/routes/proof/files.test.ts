import { present } from '../../testing/present.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { aJpeg, aPdf, sent } from '../../testing/pictures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const withPhoto = async (
  client = 'acme',
  input = {},
  photo?: object,
): Promise<{ _id: string; url: string }> => {
  const { _id } = await anOrder(t, client, input)
  const { body } = await t.call(client, '/update_epod', {
    _id,
    photos: [photo ?? sent(await aJpeg())],
  })
  return { _id, url: present(body.result?.epod.photos[0]?.url) }
}
const nothing = { code: 404, body: { status: false, code: 'not_found', message: words.not_found } }

it('serves a picture as what it is and never as anything active [PHOT-03] [PHOT-05]', async () => {
  const { url } = await withPhoto()
  const { code, headers } = await t.call('acme', url)
  expect([code, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'image/jpeg',
    'inline',
  ])
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  })
})

it('hands a PDF out as a download only [PHOT-03] [PHOT-05]', async () => {
  const { url } = await withPhoto('acme', {}, sent(aPdf(), 'evil"\r\nX: y.pdf', 'application/pdf'))
  const { code, headers, body } = await t.call('acme', url)
  expect([code, headers['content-type'], body]).toEqual([200, 'application/pdf', aPdf()])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[0-9a-f]{64}\.pdf"$/)
})

it('shows a photo to whoever may see its order, and to nobody else [PHOT-05]', async () => {
  const carried = await withPhoto()
  const elsewhere = await withPhoto('acme', { transporter: 'Other Carrier' })
  expect((await t.call('acme-vendor', carried.url)).code).toBe(200)
  expect((await t.call('acme-viewer', carried.url)).code).toBe(200)
  for (const [as, url] of [
    ['acme-vendor', elsewhere.url],
    ['bayer', carried.url],
    ['acme-distributor', carried.url],
  ] as const)
    expect(await t.call(as, url)).toMatchObject(nothing)
  expect((await t.call(null, carried.url)).code).toBe(401)
})

it('knows a file only by the order whose log names it, and by its own type [PHOT-05]', async () => {
  const [own, other] = [await withPhoto(), await anOrder(t)]
  // The same bytes lie in the store of both clients.
  const foreign = await withPhoto('bayer')
  const name = own.url.split('/').at(-1) ?? ''
  for (const url of [
    `/api/files/${other._id}/${name}`,
    `/api/files/${foreign._id}/${name}`,
    own.url.replace('.jpg', '.png'),
    own.url.replace(/[0-9a-f]{64}/, 'a'.repeat(64)),
  ]) {
    expect([url, await t.call('acme', url)]).toMatchObject([url, nothing])
  }
})

it.each([
  '..%2f..%2fsecret.jpg',
  '..',
  'a.jpg',
  `${'A'.repeat(64)}.jpg`,
  `${'a'.repeat(64)}.svg`,
  `${'a'.repeat(64)}.jpg%00`,
  'a'.repeat(64),
])('refuses the name %s [PHOT-05]', async (name) => {
  const { _id } = await withPhoto()
  expect([404, 422]).toContain((await t.call('acme', `/api/files/${_id}/${name}`)).code)
})
