import ExifReader from 'exifreader'
import sharp, { type Sharp } from 'sharp'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { platform } from '../stores/database/scope.ts'
import { sha256 } from '../secrets.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, aPdf, drawing, sent } from '../testing/pictures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

/** Sent as a phone sends it: again, where there was no time for it. */
const add = async (_id: string, ...photos: object[]): Promise<Reply> => {
  const reply = await t.call('acme', '/update_epod', { _id, photos })
  return reply.code === 503 ? add(_id, ...photos) : reply
}
const kept = (): Promise<unknown[]> =>
  t.database.read(platform, (db) => db.selectFrom('files').select('digest'))
const stored = async (reply: Reply, index = 0): Promise<Buffer> =>
  (await t.call('acme', reply.body.result.epod.photos[index].url)).body

describe('a photo', () => {
  it('needs a name and data alone, and is answered with where it is [PHOT-01]', async () => {
    const { _id } = await anOrder(t)
    const { code, body } = await add(_id, sent(await aJpeg(), 'At the gate.JPG'))
    expect([code, body.message]).toEqual([200, words.photo_saved])
    const [photo] = body.result.epod.photos
    expect(photo).toMatchObject({
      tag: 'epod',
      action_by: 'client',
      file_name: 'At the gate.jpg',
      ext: 'jpg',
      captured_at: null,
      place: null,
    })
    expect(photo.url).toBe(`/api/files/${_id}/${photo.digest}.jpg`)
    const file = await t.call('acme', photo.url)
    expect([file.code, sha256(file.body)]).toEqual([200, photo.digest])
    expect((await logOf(t, _id)).at(-1)).toMatchObject({
      type: 'photo_added',
      files: [photo.digest],
    })
  })

  it('keeps its tag, but neither the role nor the extension it claims [PHOT-01] [EPOD-11]', async () => {
    const { _id } = await anOrder(t)
    const { body } = await t.call('acme-vendor', '/update_epod', {
      _id,
      photos: [
        {
          ...sent(await drawing().png().toBuffer(), 'a.jpg'),
          tag: 'spoc',
          action_by: 'receiver',
          ext: 'exe',
        },
      ],
    })
    expect(body.result?.epod.photos[0]).toMatchObject({
      tag: 'spoc',
      action_by: 'transporter',
      ext: 'png',
      file_name: 'a.png',
    })
  })

  it.each([
    ['jpeg', 'jpg', (picture: Sharp) => picture.jpeg()],
    ['png', 'png', (picture: Sharp) => picture.png()],
    ['webp', 'webp', (picture: Sharp) => picture.webp({ effort: 0 })],
    ['avif', 'jpg', (picture: Sharp) => picture.avif({ effort: 0 })],
  ] as const)(
    'sent as %s is drawn anew and kept as %s, at most 1920 by 1080 [PHOT-02] [PHOT-05]',
    async (format, ext, encoded) => {
      const { _id } = await anOrder(t)
      const reply = await add(
        _id,
        sent(await encoded(drawing(2400, 1200)).toBuffer(), `a.${format}`, `image/${format}`),
      )
      expect([reply.code, reply.body.result?.epod.photos[0].ext]).toEqual([200, ext])
      const { format: is, width, height, exif, icc } = await sharp(await stored(reply)).metadata()
      expect([is, width, height, exif, icc]).toEqual([
        ext === 'jpg' ? 'jpeg' : ext,
        1920,
        960,
        undefined,
        undefined,
      ])
    },
  )

  it('tells when and where it was taken, and carries neither in its bytes [PHOT-05]', async () => {
    const { _id } = await anOrder(t)
    const withPlace = (own: Record<string, string>): Promise<Buffer> =>
      drawing(400, 300)
        .withExif({
          IFD0: { Make: 'Phone' },
          IFD2: { DateTimeOriginal: '2026:01:02 10:20:30', ...own },
          IFD3: {
            GPSLatitudeRef: 'N',
            GPSLatitude: '18/1 30/1 0/1',
            GPSLongitudeRef: 'E',
            GPSLongitude: '73/1 45/1 0/1',
          },
        })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer()
    const sources = [await withPlace({ OffsetTimeOriginal: '+02:00' }), await withPlace({})]
    expect(ExifReader.load(sources[0] ?? Buffer.of(), { expanded: true }).gps).toMatchObject({
      Latitude: 18.5,
    })
    const replies = [
      await add(_id, sent(sources[0] ?? Buffer.of())),
      await add((await anOrder(t))._id, sent(sources[1] ?? Buffer.of())),
    ]
    expect(replies.map(({ body }) => body.result.epod.photos[0])).toMatchObject([
      { captured_at: '2026-01-02T08:20:30.000Z', place: [18.5, 73.75] },
      { captured_at: '2026-01-02T04:50:30.000Z', place: [18.5, 73.75] },
    ])
    expect((await logOf(t, _id)).at(-1)).toMatchObject({ place: [18.5, 73.75] })
    const bytes = await stored(replies[0] ?? { code: 0, headers: {}, body: null })
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect([width, height, exif, orientation]).toEqual([300, 400, undefined, undefined])
    expect(bytes.includes('Exif')).toBe(false)
  })

  it('is on record with what the device noticed of it, and with nothing that it made up [EVID-01]', async () => {
    const loc: [number, number] = [21.1475, 79.0882]
    const { _id } = await anOrder(t, 'acme', {
      destination: { name: 'Nagpur', loc: [21.1458, 79.0882] },
    })
    const noticed = {
      quality: { blurred: true, dark: false },
      code: 'other',
      taken_at: '2026-01-02T08:20:30.000Z',
      location: loc,
    }
    const { url } = (await t.call('acme', `/orders/${_id}/links`, { party: 'receiver' })).body
      .result
    const { token } = (await t.call(null, `/public/receiver/${url.split('/').at(-1)}`)).body
    const byLink = async (more: object): Promise<Reply> =>
      t.call(`Bearer ${token}`, '/update_epod', {
        _id,
        photos: [{ ...sent(await aJpeg()), ...more }],
      })
    const { code, body } = await byLink(noticed)
    expect([code, Object.keys(body.public_order.photos[0])]).toEqual([
      200,
      ['url', 'tag', 'file_name', 'ext', 'time', 'action_by'],
    ])
    expect((await logOf(t, _id)).at(-1)).toMatchObject({
      type: 'photo_added',
      data: { ...noticed, captured_at: null, place: null, distance: 189 },
      place: loc,
    })
    await byLink({ location: 'denied' })
    const { photos } = (await t.call('acme', `/orders/${_id}`)).body.result.epod
    expect(photos).toMatchObject([noticed, { location: 'denied' }])
    expect([photos[1]?.distance, photos[1]?.quality, photos[1]?.code]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    for (const wrong of [
      { location: 'home' },
      { location: [91, 0] },
      { code: 'yes' },
      { quality: { blurred: 1, dark: false } },
      { taken_at: 'today' },
      { seen_on: { order_id: _id, digest: 'a' } },
      { distance: 1 },
    ]) {
      expect([wrong, (await byLink(wrong)).code]).toEqual([wrong, 422])
    }
  })

  it('is small where it is asked for small, and nothing else is [PHOT-05]', async () => {
    const { _id } = await anOrder(t)
    const reply = await add(_id, sent(await aJpeg(1600, 900)), sent(aPdf(), 'lr.pdf'))
    const [photo, paper] = reply.body.result.epod.photos
    const small = await t.call('acme', `${photo.url}?size=small`)
    const { format, width, height } = await sharp(small.body).metadata()
    expect([small.code, small.headers['content-type'], format, width, height]).toEqual([
      200,
      'image/webp',
      'webp',
      320,
      180,
    ])
    expect((await t.call('acme', `${paper.url}?size=small`)).body).toEqual(aPdf())
    expect([
      (await t.call('acme', `${photo.url}?size=huge`)).code,
      (await t.call('bayer', `${photo.url}?size=small`)).code,
    ]).toEqual([422, 404])
  })

  it('sent twice is one photo [PHOT-01] [PHOT-05]', async () => {
    const { _id } = await anOrder(t)
    const photo = sent(await aJpeg())
    const [first, again] = [await add(_id, photo), await add(_id, photo, photo)]
    expect([first.code, again.code]).toEqual([200, 200])
    expect(again.body.result.epod.photos).toEqual(first.body.result.epod.photos)
    expect(await logOf(t, _id)).toHaveLength(2)
  })

  it('comes with the others of its request or not at all [PHOT-01]', async () => {
    const { _id } = await anOrder(t)
    const before = await kept()
    const { code, body } = await add(_id, sent(await aJpeg(301, 200)), sent(Buffer.from('<html>')))
    expect([code, body.errors]).toEqual([
      422,
      [
        {
          field: 'photos.1.file_data',
          code: 'photo_not_readable',
          message: words.photo_not_readable,
        },
      ],
    ])
    expect([await logOf(t, _id), await kept()]).toEqual([
      expect.objectContaining({ length: 1 }),
      before,
    ])
    const both = await add(_id, sent(await aJpeg(301, 200)), sent(await aJpeg(302, 200)))
    expect(both.body.result.epod.photos).toHaveLength(2)
  })

  it('finds at most 20 on an order [PHOT-05]', async () => {
    const { _id } = await anOrder(t)
    const twenty = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => sent(await aJpeg(10 + index, 10))),
    )
    expect(
      (await add(_id, ...twenty.slice(1), sent(await aJpeg(50, 50)))).body.result.epod.photos,
    ).toHaveLength(20)
    expect(await add(_id, twenty[0] ?? {})).toMatchObject({
      code: 422,
      body: { message: words.photo_too_many },
    })
  })
})

describe('a file', () => {
  it('in PDF is kept as it is [PHOT-02]', async () => {
    const { _id } = await anOrder(t)
    const reply = await add(_id, sent(aPdf(), 'lr.pdf', 'application/pdf'))
    expect(reply.body.result.epod.photos[0]).toMatchObject({ ext: 'pdf', file_name: 'lr.pdf' })
    expect(await stored(reply)).toEqual(aPdf())
  })

  it('whose name is as long as a phone’s may be is taken, under the beginning of its name [PHOT-02]', async () => {
    const { _id } = await anOrder(t)
    const reply = await add(_id, sent(await aJpeg(), `${'ख'.repeat(251)}.jpg`))
    expect(reply.body.result.epod.photos[0]).toMatchObject({
      file_name: `${'ख'.repeat(76)}.jpg`,
    })
  })

  it('that is a JPEG with HTML behind it is kept as the JPEG alone [PHOT-05]', async () => {
    const { _id } = await anOrder(t)
    const both = Buffer.concat([
      await aJpeg(),
      Buffer.from('<html><script>alert(1)</script></html>'),
    ])
    const reply = await add(_id, sent(both, 'a.html', 'text/html'))
    expect(reply.body.result.epod.photos[0]).toMatchObject({ ext: 'jpg', file_name: 'a.jpg' })
    expect((await stored(reply)).includes('script')).toBe(false)
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'HTML',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      words.photo_not_readable,
    ],
    ['a picture cut off', async () => (await aJpeg()).subarray(0, 3_000), words.photo_not_readable],
    [
      'a PNG cut off',
      async () => (await drawing().png().toBuffer()).subarray(0, 3_000),
      words.photo_not_readable,
    ],
    ['HEIC', () => readFile('test-data/photos/phone.heic'), words.photo_heic],
  ])(
    'that calls itself a JPEG but is %s is refused, and nothing is kept [PHOT-05]',
    async (_name, make, message) => {
      const { _id } = await anOrder(t)
      const photo = sent(await make())
      const before = await kept()
      expect(await add(_id, photo)).toMatchObject({
        code: 422,
        body: { status: false, message, errors: [{ field: 'photos.0.file_data', message }] },
      })
      expect([(await logOf(t, _id)).length, await kept()]).toEqual([1, before])
    },
  )

  it.each([
    '',
    'x',
    'data:,x',
    'data:image/jpeg,abcd',
    'data:image/jpeg;base64,abc',
    'data:image/jpeg;base64,ab c',
    'data:image/jpeg;base64,=abc',
    'data:image/jpeg;charset=utf-8;base64,abcd',
    ' data:image/jpeg;base64,abcd',
    'https://example.com/a.jpg',
    'file:///etc/passwd',
    `data:${'a'.repeat(200)}/b;base64,abcd`,
  ])('sent as %j is refused [PHOT-01]', async (file_data) => {
    const { _id } = await anOrder(t)
    expect(await add(_id, { file_name: 'a.jpg', file_data })).toMatchObject({
      code: 422,
      body: { message: words.photo_data_needed },
    })
  })

  it.each(['photo', '.jpg', 'photo.', '../.jpg', 'a/b'])(
    'called %j is refused [PHOT-02]',
    async (file_name) => {
      const { _id } = await anOrder(t)
      expect(await add(_id, sent(await aJpeg(), file_name))).toMatchObject({
        code: 422,
        body: { message: words.photo_name_needed, errors: [{ field: 'photos.0.file_name' }] },
      })
      expect(await logOf(t, _id)).toHaveLength(1)
    },
  )

  it('over 15 MB, or a PDF over 10 MB, is refused with 413 [PHOT-05]', async () => {
    const { _id } = await anOrder(t)
    expect(
      await add(_id, sent(Buffer.concat([await aJpeg(), Buffer.alloc(15 * 1024 * 1024)]))),
    ).toMatchObject({ code: 413, body: { message: words.photo_too_large } })
    const long = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.alloc(10 * 1024 * 1024, 32),
      aPdf().subarray(9),
    ])
    expect(await add(_id, sent(long, 'a.pdf'))).toMatchObject({
      code: 413,
      body: { message: words.pdf_too_large },
    })
    expect(await logOf(t, _id)).toHaveLength(1)
  })
})
