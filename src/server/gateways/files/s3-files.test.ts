import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFileSettings } from '../../env.ts'
import { aFile, someBytes } from '../../testing/file-store-contract.ts'
import { STORE_KEYS } from '../../testing/object-store.ts'
import { present } from '../../testing/present.ts'
import { startS3, type S3Behaviour, type TestS3 } from '../../testing/s3-store.ts'
import { originOfFiles } from './file-place.ts'
import { NoRoom, StoreAway, type FileStore } from './files.ts'
import { judged } from './genuine-file.ts'
import { s3Files } from './s3-files.ts'
import type { AskingBounds } from './store-asking.ts'

const client = '01890000-0000-7000-8000-000000000001'
const { bytes, digest } = aFile('the bytes')

let s3: TestS3
beforeEach(async () => {
  s3 = await startS3({ versions: true })
})
afterEach(() => s3.close())

const placeWith = (more: string) =>
  present(
    readFileSettings({
      ...STORE_KEYS,
      EPOD_FILES: `s3://files?endpoint=${encodeURIComponent(s3.url)}${more}`,
    }).file_store,
  )
const opened = (bounds: Partial<AskingBounds> = {}, more = ''): FileStore => {
  const place = placeWith(more)
  return s3Files(place, place.credentials, { try_ms: 300, whole_ms: 1_000, ...bounds })
}
const versions = () => s3.objects.get(`${client}/${digest}`) ?? []

describe('a store that fails', () => {
  const passing: [name: string, S3Behaviour][] = [
    ['asks for patience', { status: 503, code: 'SlowDown' }],
    ['fails', { status: 500, code: 'InternalError' }],
    ['hangs', 'hang'],
    ['hangs up', 'drop'],
  ]
  it.each(passing)('once is asked again where it %s [FILE-02]', async (_, behaviour) => {
    const files = opened()
    s3.behaviour.push(behaviour, 'obey', behaviour)
    await files.keep(client, digest, bytes)
    expect(versions().map((one) => one.bytes?.toString())).toEqual(['the bytes'])
    s3.behaviour.push(behaviour)
    expect(await judged(files, client, digest)).toMatchObject({ bytes: 9 })
  })

  it.each(passing)(
    'for good is away where it %s, and no file is said to be lost [FILE-02]',
    async (_, behaviour) => {
      const files = opened()
      await files.keep(client, digest, bytes)
      s3.always = behaviour
      for (const asked of [
        () => files.keep(client, digest, bytes),
        () => judged(files, client, digest),
        () => files.sizeOf(client, digest),
        () => files.remove(client, digest),
      ])
        await expect(asked()).rejects.toBeInstanceOf(StoreAway)
      s3.always = null
      expect(versions()).toHaveLength(1)
    },
  )

  it.each<[string, S3Behaviour]>([
    ['refuses the keys', { status: 403, code: 'AccessDenied' }],
    ['has no such bucket', { status: 404, code: 'NoSuchBucket' }],
  ])('is not asked again where it %s [FILE-02]', async (_, behaviour) => {
    s3.always = behaviour
    await expect(opened().sizeOf(client, digest)).rejects.toBeInstanceOf(StoreAway)
    await expect(judged(opened(), client, digest)).rejects.toBeInstanceOf(StoreAway)
    expect(s3.asked).toHaveLength(2)
  })

  it('is waited for no longer than whoever removes has patience, and is not blamed for that [FILE-02]', async () => {
    const files = opened({ try_ms: 30_000, whole_ms: 60_000, failures: 1 })
    await files.keep(client, digest, bytes)
    s3.behaviour.push('hang')
    const begun = performance.now()
    await expect(files.remove(client, digest, AbortSignal.timeout(100))).rejects.toBeInstanceOf(
      StoreAway,
    )
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(await files.remove(client, digest, AbortSignal.timeout(30_000))).toBeNull()
    expect(versions()).toEqual([])
  })

  it('has no room where it says so [FILE-02]', async () => {
    s3.behaviour.push('obey', { status: 507, code: 'InsufficientStorage' })
    await expect(opened().keep(client, digest, bytes)).rejects.toBeInstanceOf(NoRoom)
  })

  it('is left alone for a while once it failed again and again, then asked by one [FILE-02]', async () => {
    const files = opened({ failures: 3, pause_ms: 1_000 })
    s3.always = { status: 503, code: 'SlowDown' }
    await expect(files.sizeOf(client, digest)).rejects.toBeInstanceOf(StoreAway)
    expect(s3.asked).toHaveLength(3)
    await expect(files.sizeOf(client, digest)).rejects.toMatchObject({ retry_after_seconds: 1 })
    expect(s3.asked).toHaveLength(3)
    s3.always = null
    await expect
      .poll(() => files.sizeOf(client, digest).catch((error: Error) => error.message), {
        timeout: 20_000,
      })
      .toBeNull()
    expect(s3.asked).toHaveLength(4)
  })

  it('gets no more requests at once than it may, and turns away who would wait too long [FILE-02]', async () => {
    // Long enough for three to reach the store on a busy machine, where two once did.
    const times = { wait_ms: 1_000, try_ms: 2_000, whole_ms: 3_000 }
    const files = opened({ at_once: 3, waiting: 5, tries: 1, ...times })
    s3.always = 'hang'
    const many = Array.from({ length: 12 }, () =>
      files.sizeOf(client, digest).catch((error: Error) => error.message),
    )
    const said = await Promise.all(many)
    expect(said.filter((one) => /too much/.test(String(one)))).toHaveLength(9)
    expect(s3.most_at_once).toBe(3)
  })
})

describe('bytes that are damaged on their way', () => {
  it('to the store are refused by it, and sent again [FILE-01]', async () => {
    s3.behaviour.push('obey', 'damage')
    await opened().keep(client, digest, bytes)
    expect(versions().map((one) => one.bytes?.toString())).toEqual(['the bytes'])
    expect(s3.asked.filter((one) => one.startsWith('PUT'))).toHaveLength(2)
  })

  it('from the store are told, and what broke off is read again from there [FILE-01]', async () => {
    const large = aFile(someBytes(5_000_000))
    const files = opened()
    await files.keep(client, large.digest, large.bytes)
    s3.behaviour.push('obey', 'cut', 'obey', 'cut')
    const stream = present(await files.open(client, large.digest))
    expect((await buffer(stream)).equals(large.bytes)).toBe(true)
    s3.behaviour.push('obey', 'flip')
    expect(await judged(files, client, large.digest)).toBe('changed')
  })

  it('in one of several parts are sent again, that part alone [FILE-01]', async () => {
    const large = aFile(someBytes(9_000_000))
    s3.behaviour.push('obey', 'obey', 'obey', 'damage')
    const files = opened()
    await files.keep(client, large.digest, large.bytes)
    expect(s3.asked.filter((one) => one.startsWith('PUT'))).toHaveLength(3)
    expect(await judged(files, client, large.digest)).toMatchObject({ bytes: 9_000_000 })
  })

  it('leave no part of what was given up [FILE-01]', async () => {
    const large = aFile(someBytes(9_000_000))
    const refused = { status: 403, code: 'AccessDenied' }
    s3.behaviour.push('obey', 'obey', 'obey', refused)
    await expect(opened().keep(client, large.digest, large.bytes)).rejects.toThrow(/AccessDenied/)
    expect([s3.uploads.size, s3.objects.size]).toEqual([0, 0])
  })

  it('are kept once where the store was gone before it said so [FILE-01]', async () => {
    s3.behaviour.push('obey', 'drop after')
    await opened().keep(client, digest, bytes)
    await opened().keep(client, digest, bytes)
    expect(versions().map((one) => one.bytes?.toString())).toContain('the bytes')
    expect(await opened().sizeOf(client, digest)).toBe(9)
  })
})

describe('an address for browsers', () => {
  const shown = { mime: 'image/png', disposition: 'inline' }
  it('is given where that is set alone [FILE-03]', async () => {
    expect(await opened().addressFor(client, digest, shown)).toBeNull()
  })

  it('reads one file, as what it is shown, for its time [FILE-03]', async () => {
    await opened().keep(client, digest, bytes)
    const disposition = 'attachment; filename="a.pdf"'
    const addressOf = async (seconds: number) =>
      present(
        await opened({}, `&signed_seconds=${String(seconds)}`).addressFor(client, digest, {
          mime: 'application/pdf',
          disposition,
        }),
      )
    const address = await addressOf(60)
    const reply = await fetch(address)
    expect([reply.status, await reply.text()]).toEqual([200, 'the bytes'])
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': disposition,
      'cache-control': 'private, no-store',
    })
    for (const changed of [
      address.replace('application%2Fpdf', 'text%2Fhtml'),
      address.replace(digest, digest.replace(/./, '0')),
      address.replace('X-Amz-Expires=60', 'X-Amz-Expires=90'),
    ])
      expect((await fetch(changed)).status).toBe(403)
    const brief = await addressOf(1)
    await expect.poll(async () => (await fetch(brief)).status, { timeout: 20_000 }).toBe(403)
  })

  it('has the origin that pages are let read from [FILE-03]', async () => {
    for (const more of [
      '&signed_seconds=60',
      `&signed_seconds=60&browsers=${encodeURIComponent('https://files.example.com:8443')}`,
    ]) {
      const address = await opened({}, more).addressFor(client, digest, shown)
      expect(new URL(present(address)).origin).toBe(originOfFiles(placeWith(more)))
    }
    for (const bucket of ['photos', 'photos.example.com']) {
      const { file_store } = readFileSettings({
        ...STORE_KEYS,
        EPOD_FILES: `s3://${bucket}?region=ap-south-1&signed_seconds=60`,
      })
      const place = present(file_store)
      const address = await s3Files(place, place.credentials).addressFor(client, digest, shown)
      expect(new URL(present(address)).origin).toBe(originOfFiles(place))
    }
  })
})

describe('object lock [FILE-05]', () => {
  const day = 86_400_000
  it('is put on each file for its days', async () => {
    for (const [more, mode, size] of [
      ['&lock_days=30', 'GOVERNANCE', 9],
      ['&lock_days=3650&lock_mode=compliance', 'COMPLIANCE', 9_000_000],
    ] as const) {
      const file = aFile(someBytes(size))
      await opened({}, more).keep(client, file.digest, file.bytes)
      const kept = present(s3.objects.get(`${client}/${file.digest}`)?.[0])
      const days = Number(/\d+/.exec(more))
      expect([kept.mode, Math.round((Date.parse(present(kept.until)) - Date.now()) / day)]).toEqual(
        [mode, days],
      )
    }
  })

  it('of governance lets an erasure pass, with every version', async () => {
    const files = opened({}, '&lock_days=30')
    await files.keep(client, digest, bytes)
    present(versions()[0]).bytes = Buffer.from('damaged')
    await files.keep(client, digest, bytes)
    expect(versions()).toHaveLength(2)
    expect(await files.remove(client, digest)).toBeNull()
    expect(versions()).toEqual([])
  })

  it('of compliance is told, and the file is gone from its name', async () => {
    const files = opened({}, '&lock_days=30&lock_mode=compliance')
    await files.keep(client, digest, bytes)
    const lock = present(await files.remove(client, digest))
    expect(Math.round((present(lock.until).getTime() - Date.now()) / day)).toBe(30)
    expect(await files.sizeOf(client, digest)).toBeNull()
    expect(versions().map((one) => one.bytes?.toString() ?? null)).toEqual(['the bytes', null])
    await files.keep(client, digest, bytes)
    expect(await files.sizeOf(client, digest)).toBe(9)
  })
})
