import { present } from '../testing/present.ts'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicOrder } from '../../contract/proof/links.ts'
import type { Order } from '../../domain/order/order.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aPdf, sent } from '../testing/pictures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const [WIDTH, HEIGHT] = [960, 720]
/** A picture with something in it; the number tells one from the other. */
const goods = (which: number): Sharp => {
  const noise = (seed: number): number =>
    Math.abs(Math.sin((which * 100 + seed) * 12.9898) * 43_758.5453) % 1
  const parts = Array.from({ length: 14 }, (_, part) => ({
    input: {
      create: {
        width: 120 + Math.floor(noise(part) * 380),
        height: 90 + Math.floor(noise(part + 20) * 280),
        channels: 3 as const,
        background: {
          r: noise(part + 40) * 255,
          g: noise(part + 60) * 255,
          b: noise(part + 80) * 255,
        },
      },
    },
    left: Math.floor(noise(part + 90) * 460),
    top: Math.floor(noise(part + 95) * 350),
  }))
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#777' },
  }).composite(parts)
}
const bytesOf = (which: number): Promise<Buffer> => goods(which).jpeg({ quality: 92 }).toBuffer()
const again = async (which: number): Promise<Sharp> => sharp(await bytesOf(which))

type Photo = Order['epod']['photos'][number]
const add = async (
  bytes: Buffer,
  { to, as = 'acme', name = 'a.jpg' }: { to?: Order; as?: string; name?: string } = {},
): Promise<{ order: Order; photo: Photo }> => {
  const order = to ?? (await anOrder(t, as))
  const { code, body } = await t.call(as, '/update_epod', {
    _id: order._id,
    photos: [sent(bytes, name)],
  })
  expect([code, body.message]).toEqual([200, expect.any(String)])
  return { order, photo: present(body.result?.epod.photos.at(-1)) }
}
const seen = ({ order, photo }: { order: Order; photo: Photo }): NonNullable<Photo['seen_on']> => ({
  order_id: order._id,
  digest: photo.digest,
})

describe('a picture that another order of the account has', () => {
  it('is taken, and flagged with the order and the file that had it first, on record and when read again [EVID-02]', async () => {
    const first = await add(await bytesOf(1))
    expect(first.photo).not.toHaveProperty('seen_on')
    const second = await add(await bytesOf(1))
    const third = await add(await (await again(1)).jpeg({ quality: 50 }).toBuffer())
    expect([second.photo.seen_on, third.photo.seen_on]).toEqual([seen(first), seen(first)])
    expect(third.photo.digest).not.toBe(first.photo.digest)
    expect((await logOf(t, second.order._id)).at(-1)).toMatchObject({
      type: 'photo_added',
      data: { seen_on: seen(first) },
    })
    expect(
      (await t.call('acme', `/orders/${second.order._id}`)).body.result.epod.photos[0]?.seen_on,
    ).toEqual(seen(first))
  })

  it.each<[string, number, (picture: Sharp) => Sharp]>([
    ['shrunk', 2, (picture) => picture.resize(400).jpeg({ quality: 60 })],
    ['in another format', 3, (picture) => picture.webp({ quality: 50 })],
    ['turned to the right', 7, (picture) => picture.rotate(90).jpeg({ quality: 70 })],
    ['turned to the left', 8, (picture) => picture.rotate(270).resize(400).jpeg()],
    ['on its head', 9, (picture) => picture.rotate(180).jpeg({ quality: 60 })],
    ['made brighter', 4, (picture) => picture.modulate({ brightness: 1.12 }).jpeg({ quality: 70 })],
    ['made darker', 5, (picture) => picture.modulate({ brightness: 0.8 }).jpeg()],
    [
      'cut at its edges',
      6,
      (picture) =>
        picture
          .extract({ left: 10, top: 8, width: WIDTH - 20, height: HEIGHT - 16 })
          .jpeg({ quality: 80 }),
    ],
  ])('is found %s [EVID-02]', async (_how, which, change) => {
    const first = await add(await bytesOf(which))
    const { photo } = await add(await change(await again(which)).toBuffer())
    expect(photo.seen_on).toEqual(seen(first))
  })

  it('is found after its photo was deleted there, and whoever adds it: a transporter, a driver by link [EVID-02] [ROLE-15]', async () => {
    const first = await add(await bytesOf(10), {
      to: await anOrder(t, 'acme', { transporter: 'Other Carrier' }),
    })
    await t.call('acme', '/update_epod', { _id: first.order._id, deletePhoto: first.photo.url })
    const carried = await add(await bytesOf(10), { as: 'acme-vendor', to: await anOrder(t) })
    // The desk is told; a carrier learns nothing of the orders of others (ROLE-15).
    const told = async (as: string): Promise<string> => {
      const { _id } = carried.order
      const answers = ['', '/events', '/versions'].map((path) =>
        t.call(as, `/orders/${_id}${path}`),
      )
      return JSON.stringify((await Promise.all(answers)).map(({ body }) => body.result))
    }
    expect(carried.photo).not.toHaveProperty('seen_on')
    expect(await told('acme-vendor')).not.toContain(first.order._id)
    expect((await told('acme')).split(first.order._id)).toHaveLength(4)
    const { _id } = await anOrder(t)
    const { url } = (await t.call('acme', `/orders/${_id}/links`, { party: 'driver' })).body.result
    const { token } = (await t.call(null, `/public/driver/${url.split('/').at(-1)}`)).body
    const { code, body } = await t.call(`Bearer ${token}`, '/update_epod', {
      _id,
      photos: [sent(await bytesOf(10))],
    })
    // The link's holder is told nothing of other orders.
    expect([
      code,
      body.public_order?.photos.length,
      JSON.stringify(body).includes(first.order._id),
      Object.keys(publicOrder.shape.photos.element.shape),
    ]).toEqual([
      200,
      1,
      false,
      ['url', 'tag', 'file_name', 'ext', 'time', 'action_by', 'erased_at'],
    ])
    expect((await t.call('acme', `/orders/${_id}`)).body.result.epod.photos[0]?.seen_on).toEqual(
      seen(first),
    )
  })

  it('that comes to several orders at once is new on one of them alone [EVID-02]', async () => {
    const orders = await Promise.all([anOrder(t), anOrder(t), anOrder(t)])
    const bytes = await bytesOf(11)
    const added = await Promise.all(orders.map((to) => add(bytes, { to })))
    const [first, ...others] = added.toSorted(
      (a, b) => Number('seen_on' in a.photo) - Number('seen_on' in b.photo),
    )
    expect(others.map(({ photo }) => photo.seen_on)).toEqual([
      first && seen(first),
      first && seen(first),
    ])
  })

  it('is found by its very bytes where it is a paper in PDF [EVID-02]', async () => {
    const first = await add(aPdf(), { name: 'lr.pdf' })
    expect((await add(aPdf(), { name: 'other.pdf' })).photo.seen_on).toEqual(seen(first))
  })
})

describe('no flag', () => {
  it('is put on different pictures, on the same order, or for another client’s [EVID-02]', async () => {
    const flags: unknown[] = []
    for (const which of [20, 21, 22, 23, 24, 25])
      flags.push((await add(await bytesOf(which))).photo.seen_on)
    const { order } = await add(await bytesOf(26))
    flags.push(
      (await add(await (await again(26)).jpeg({ quality: 60 }).toBuffer(), { to: order })).photo
        .seen_on,
      (await add(await bytesOf(20), { as: 'bayer' })).photo.seen_on,
    )
    expect(flags).toEqual(flags.map(() => undefined))
  })

  it('is put on pictures that show nothing: a covered lens, a white wall [EVID-02]', async () => {
    const blank = (mean: number): Promise<Buffer> =>
      sharp({
        create: {
          width: 800,
          height: 600,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean, sigma: 6 },
        },
      })
        .jpeg()
        .toBuffer()
    for (const mean of [8, 8, 235, 235])
      expect((await add(await blank(mean))).photo).not.toHaveProperty('seen_on')
  })
})
