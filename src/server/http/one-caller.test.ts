import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { listenOn, openTestApp, PASSWORD, type TestApp } from '../testing/app.ts'
import { halfSent, type HalfSent } from '../testing/half-sent.ts'
import { linkTo, openPublic } from '../testing/links.ts'
import { basic } from '../testing/log-in.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'

let t: TestApp
let origin: string
const open: HalfSent[] = []
beforeAll(async () => {
  t = await openTestApp()
  origin = await listenOn(t)
})
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy()
})
afterAll(() => t.close())

const LARGEST = 22_020_096
const begin = (...given: Parameters<typeof halfSent>): HalfSent => {
  const begun = halfSent(...given)
  open.push(begun)
  return begun
}
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const post = async (
  url: string,
  authorization: string,
  body?: unknown,
): Promise<{ status: number; said: { code?: string }; retry_after: string | null }> => {
  const answer = await fetch(`${origin}/api${url}`, {
    method: 'POST',
    headers: {
      authorization,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    said: (await answer.json()) as { code?: string },
    retry_after: answer.headers.get('retry-after'),
  }
}
const tokenOfLink = async (party: string, as = 'acme'): Promise<[string, string]> => {
  const order = await anOrder(t, as)
  const { ref } = await linkTo(t, order, party, as)
  return [order._id, (await openPublic(t, party, ref)).body.token]
}
/** A photo of another account, that nobody has part in. */
const aPhotoOf = async (as: string) => {
  const { _id } = await anOrder(t, as)
  const photo = { _id, photos: [sent(await aJpeg(60, 60))] }
  return post('/update_epod', `Bearer ${await t.token(as)}`, photo)
}
const aReceive = async (as: string) => {
  const { _id } = await anOrder(t, as)
  return post('/update_epod', `Bearer ${await t.token(as)}`, { _id, receive: true })
}

it('1,000 half-sent requests of one address keep nobody from signing in or receiving [ERRS-04]', async () => {
  const attack = Array.from({ length: 1_000 }, () => begin(origin, '/login', 65_536))
  await setTimeout(500)
  const login = await post('/login', basic('shipper', PASSWORD))
  expect(login.status).toBe(200)
  expect((await aReceive('shipper')).status).toBe(200)
  const first = await Promise.race(attack.map(({ heard }) => heard))
  expect(first).toMatch(/^HTTP\/1\.1 429 (.|\r\n)*retry-after: 5/i)
}, 120_000)

it('large uploads that never come, of a page that may send none, are refused before they take room [PHOT-05]', async () => {
  const { _id } = await anOrder(t)
  const masked = (await openPublic(t, 'receiver', _id)).body.token as string
  const attack = [...Array<number>(6).fill(LARGEST), 2_090_000].map((bytes) =>
    begin(origin, '/update_epod', bytes, bearer(masked)),
  )
  for (const { heard } of attack) expect(await heard).toMatch(/^HTTP\/1\.1 403 /)
  expect((await aPhotoOf('shipper')).status).toBe(200)
})

it('large uploads that never come, of a link that may send some, leave room for others [PHOT-05]', async () => {
  const [, driver] = await tokenOfLink('driver')
  const attack = [...Array<number>(6).fill(LARGEST), 2_090_000].map((bytes) =>
    begin(origin, '/update_epod', bytes, bearer(driver)),
  )
  const refused = await Promise.any(attack.map(({ heard }) => heard))
  expect(refused).toMatch(/^HTTP\/1\.1 429 (.|\r\n)*retry-after: 5/i)
  await setTimeout(200)
  for (const as of ['shipper', 'acme']) expect((await aPhotoOf(as)).status).toBe(200)
  const [other_id, other] = await tokenOfLink('driver')
  const photos = [sent(await aJpeg(60, 60))]
  expect((await post('/update_epod', `Bearer ${other}`, { _id: other_id, photos })).status).toBe(
    200,
  )
})

it('pictures of one link that take long to draw keep no other from its turn [PHOT-05]', async () => {
  const [_id, driver] = await tokenOfLink('driver')
  const avif = await sharp({
    create: { width: 3_000, height: 2_400, channels: 3, background: '#888' },
  })
    .avif({ effort: 0, quality: 1 })
    .toBuffer()
  const large = {
    file_name: 'a.avif',
    tag: 'epod',
    file_data: `data:image/avif;base64,${avif.toString('base64')}`,
  }
  const began = performance.now()
  const one = await post('/update_epod', `Bearer ${driver}`, { _id, photos: [large] })
  const each = performance.now() - began
  expect(one.status).toBe(200)
  const stop = new AbortController()
  const attack = Array.from({ length: 12 }, () =>
    fetch(`${origin}/api/update_epod`, {
      method: 'POST',
      headers: { authorization: `Bearer ${driver}`, 'content-type': 'application/json' },
      body: JSON.stringify({ _id, photos: Array.from({ length: 20 }, () => large) }),
      signal: stop.signal,
    }).catch(() => null),
  )
  await setTimeout(each)
  const asked = performance.now()
  expect((await aPhotoOf('shipper')).status).toBe(200)
  // Behind the picture that is being drawn, and not behind the eleven that wait.
  expect(performance.now() - asked).toBeLessThan(8 * each)
  expect((await aReceive('acme')).status).toBe(200)
  stop.abort()
  await Promise.all(attack)
}, 120_000)
