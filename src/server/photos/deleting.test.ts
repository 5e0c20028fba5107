import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const add = (_id: string, ...photos: object[]): Promise<Reply> =>
  t.call('acme', '/update_epod', { _id, photos })

describe('deletePhoto', () => {
  it('takes a photo off the order, by its address; its bytes and digest stay on record, for administrators alone [PHOT-04]', async () => {
    const { _id } = await anOrder(t)
    const [photo] = (await add(_id, sent(await aJpeg()))).body.result.epod.photos
    const { code, body } = await t.call('acme', '/update_epod', { _id, deletePhoto: photo.url })
    expect([code, body.message, body.result?.epod.photos]).toEqual([200, words.photo_deleted, []])
    expect((await logOf(t, _id)).at(-1)).toMatchObject({
      type: 'photo_deleted',
      files: [photo.digest],
      data: { digest: photo.digest },
    })
    expect((await t.call('acme', photo.url)).code).toBe(404)
    expect((await t.call('acme-vendor', photo.url)).code).toBe(404)
    expect((await t.call('admin', photo.url)).code).toBe(200)
    expect((await add(_id, sent(await aJpeg()))).body.result.epod.photos).toHaveLength(1)
  })

  it('knows only the addresses of its own order [PHOT-04]', async () => {
    const [one, other] = [await anOrder(t), await anOrder(t)]
    const [photo] = (await add(other._id, sent(await aJpeg()))).body.result.epod.photos
    for (const url of [photo.url, photo.url.replace(other._id, one._id), '../../x', '']) {
      expect(
        await t.call('acme', '/update_epod', { _id: one._id, deletePhoto: url }),
      ).toMatchObject({ code: 422, body: { message: words.photo_unknown } })
    }
    expect(await logOf(t, other._id)).toHaveLength(2)
  })

  it('is refused after the order was closed, and where the account has it off [PHOT-04]', async () => {
    for (const action of [{ receive: true }, { reject: true }]) {
      const { _id } = await anOrder(t)
      const [photo] = (await add(_id, sent(await aJpeg()))).body.result.epod.photos
      await t.call('acme', '/update_epod', { _id, ...action })
      expect((await t.call('acme', '/update_epod', { _id, deletePhoto: photo.url })).code).toBe(409)
    }
    const { _id } = await anOrder(t, 'shipper')
    const [photo] =
      (await t.call('shipper', '/update_epod', { _id, photos: [sent(await aJpeg())] })).body.result
        ?.epod.photos ?? []
    expect(await t.call('shipper', '/update_epod', { _id, deletePhoto: photo?.url })).toMatchObject(
      {
        code: 403,
        body: { message: words.deletion_off },
      },
    )
  })
})
