import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askErasure, listErasures } from '../../contract/admin/erasures.ts'
import { words } from '../../domain/testing/words.ts'
import { readFileSettings } from '../env.ts'
import { s3Files } from '../gateways/files/s3-files.ts'
import { eraseAll } from '../jobs/erasures.ts'
import { said, verifyLog } from '../jobs/log/verify-log.ts'
import { readerOf } from '../stores/log/chains.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { STORE_KEYS } from '../testing/object-store.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'
import { startS3, type S3Behaviour, type TestS3 } from '../testing/s3-store.ts'
import { clientIdOf } from '../testing/stored.ts'

let s3: TestS3
let t: TestApp
const logged: { level: number; digest?: string; until?: string }[] = []
beforeAll(async () => {
  s3 = await startS3({ versions: true })
  const endpoint = encodeURIComponent(s3.url)
  const place = present(
    readFileSettings({
      ...STORE_KEYS,
      EPOD_FILES: `s3://files?endpoint=${endpoint}&lock_days=30&lock_mode=compliance`,
    }).file_store,
  )
  const quick = { try_ms: 200, whole_ms: 500, failures: 1_000 }
  t = await openTestApp(
    {},
    pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    { files: () => s3Files(place, place.credentials, quick) },
  )
})
afterAll(async () => {
  await t.close()
  await s3.close()
})
beforeEach(() => {
  s3.always = null
  logged.length = 0
})

const withPhoto = async (input = {}): Promise<{ _id: string; url: string; digest: string }> => {
  const { _id } = await anOrder(t, 'acme', input)
  const { body } = await t.call('acme', '/update_epod', { _id, photos: [sent(await aJpeg())] })
  const { url, digest } = present(body.result?.epod.photos[0])
  return { _id, url, digest }
}
const findings = async (): Promise<string[]> => {
  const found: string[] = []
  await verifyLog(readerOf(t.database), t.deps.files, (one) => found.push(said(one)))
  return found
}

it('keeps a photo there and gives it back, and the log’s walk reads it there [FILE-01]', async () => {
  const { url, digest } = await withPhoto()
  const [bytes] = present(s3.objects.get(`${await clientIdOf(t, 'acme')}/${digest}`))
  const reply = await t.call('acme', url)
  expect([reply.code, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(reply.body).toEqual(bytes?.bytes)
  expect(await findings()).toEqual([])
})

it('tells a photo that was damaged there, and one that is gone [FILE-01] [PHOT-05]', async () => {
  const { url, digest } = await withPhoto()
  const key = `${await clientIdOf(t, 'acme')}/${digest}`
  const genuine = present(s3.objects.get(key))
  const bytes = Buffer.from(present(present(genuine[0]).bytes))
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40)
  s3.objects.set(key, [{ ...present(genuine[0]), bytes }])
  expect(await t.call('acme', url)).toMatchObject({ code: 500, body: { code: 'file_changed' } })
  expect(await findings()).toEqual([expect.stringMatching(/file/)])
  s3.objects.delete(key)
  expect(await t.call('acme', url)).toMatchObject({ code: 500, body: { code: 'file_missing' } })
  s3.objects.set(key, genuine)
  expect(await findings()).toEqual([])
})

describe('while the store', () => {
  it.each<[string, S3Behaviour]>([
    ['asks for patience', { status: 503, code: 'SlowDown' }],
    ['fails', { status: 500, code: 'InternalError' }],
    ['refuses its keys', { status: 403, code: 'InvalidAccessKeyId' }],
    ['says nothing', 'hang'],
    ['hangs up', 'drop'],
    ['breaks off', 'cut'],
  ])('%s, files wait with 503, and an order is received without [FILE-02]', async (_, fails) => {
    const { _id, url } = await withPhoto()
    const before = await t.call('acme', `/orders/${_id}`)
    s3.always = fails
    const photo = await aJpeg(40 + logged.length, 30)
    const busy = { code: 503, body: { status: false, code: 'busy', message: words.busy } }
    for (const reply of [
      await t.call('acme', url),
      await t.call('acme', `${url}?size=small`),
      await t.call('acme', '/update_epod', { _id, photos: [sent(photo)] }),
    ])
      expect(reply).toMatchObject({ ...busy, headers: { 'retry-after': '5' } })
    expect(await t.call('acme', `/orders/${_id}`)).toMatchObject({ body: before.body })
    expect((await t.call('acme', '/update_epod', { _id, receive: true })).code).toBe(200)
    expect(new Set(logged.map(({ level }) => level))).toEqual(new Set([40]))
    s3.always = null
    expect((await t.call('acme', url)).code).toBe(200)
  })

  it('hangs once it has a photo, that is on record, and no transaction waits for it [FILE-02]', async () => {
    const { _id } = await anOrder(t)
    s3.behaviour.push('obey', 'obey', 'hang', 'hang', 'hang')
    const photo = await aJpeg(41, 31)
    const reply = await t.call('acme', '/update_epod', { _id, photos: [sent(photo)] })
    expect([reply.code, reply.body.result?.epod.photos.length]).toEqual([200, 1])
    expect(s3.asked.length).toBeGreaterThan(2)
    s3.behaviour.length = 0
    expect((await t.call('acme', present(reply.body.result?.epod.photos[0]).url)).code).toBe(200)
    expect(await findings()).toEqual([])
  })

  it('is away, the log’s walk goes on and names the files that it could not read [FILE-02]', async () => {
    await withPhoto()
    s3.always = { status: 503, code: 'SlowDown' }
    const found = await findings()
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map((one) => one.replace(/^.*: /, '')))).toHaveLength(1)
    s3.always = null
    expect(await findings()).toEqual([])
  })
})

it('says of an erased photo that a lock keeps its bytes, and gives it out no more [FILE-05] [DATA-01]', async () => {
  const phone = '9600000077'
  const spocs = [{ name: 'Somebody', contact: { phone: [phone], email: [] } }]
  const { url, digest } = await withPhoto({ spocs })
  const why = 'a request'
  await t.call('admin', askErasure, {
    body: { client: 'acme', person: { phone }, why, photos: [digest] },
  })
  await eraseAll(t.deps)
  const { body } = await t.call('admin', listErasures, { query: {} })
  expect(body.result.erasures[0]).toMatchObject({ elsewhere: { pictures_locked: 1 } })
  expect(body.result.erasures[0]?.elsewhere).not.toHaveProperty('pictures')
  const told = present(logged.find((one) => one.digest === digest))
  expect(Math.round((Date.parse(present(told.until)) - Date.now()) / 86_400_000)).toBe(30)
  expect((await t.call('acme', url)).code).toBe(404)
  expect(await t.deps.files.sizeOf(await clientIdOf(t, 'acme'), digest)).toBeNull()
  expect(await findings()).toEqual([])
})
