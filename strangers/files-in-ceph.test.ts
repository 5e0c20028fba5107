import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ListMultipartUploadsCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readFileSettings } from '../src/server/env.ts'
import { StoreAway, type FileStore } from '../src/server/gateways/files/files.ts'
import { judged } from '../src/server/gateways/files/genuine-file.ts'
import { makeBucket, type BucketOutcome } from '../src/server/gateways/files/make-buckets.ts'
import { s3Client } from '../src/server/gateways/files/s3-client.ts'
import { s3Files } from '../src/server/gateways/files/s3-files.ts'
import { s3KeptFiles } from '../src/server/gateways/files/s3-kept-files.ts'
import { moveFiles } from '../src/server/jobs/moving/move-files.ts'
import { diskFiles } from '../src/server/gateways/files/disk-files.ts'
import { aFile, keepsTheContract, someBytes } from '../src/server/testing/file-store-contract.ts'
import { aFolder } from '../src/server/testing/a-folder.ts'
import { STORE_KEYS } from '../src/server/testing/object-store.ts'
import { present } from '../src/server/testing/present.ts'
import { startCeph, type CephStore } from './ceph.ts'

const client_id = '01890000-0000-7000-8000-000000000001'
const { bytes, digest } = aFile('the bytes')

let ceph: CephStore
let client: ReturnType<typeof s3Client>
const placeAt = (bucket: string, more = '', keys: Record<string, string> = STORE_KEYS) =>
  present(
    readFileSettings({
      ...keys,
      EPOD_FILES: `s3://${bucket}?endpoint=${encodeURIComponent(ceph.url)}${more}`,
    }).file_store,
  )
const filesAt = (...place: Parameters<typeof placeAt>): FileStore => {
  const asked = placeAt(...place)
  return s3Files(asked, asked.credentials)
}
const bucketOf = (bucket: string, is_locked: boolean): Promise<BucketOutcome> =>
  makeBucket({ ...placeAt(bucket), is_locked }, 0)
const made: BucketOutcome[] = []
beforeAll(async () => {
  ceph = await startCeph()
  const { place, credentials } = placeAt('files')
  client = s3Client(place, credentials)
  made.push(await bucketOf('locked', true), await bucketOf('plain', false))
})
afterAll(async () => {
  client.destroy()
  await ceph.close()
})

it('has the buckets that were asked for, and says which has no lock [HOST-08]', async () => {
  expect(made).toEqual(['made', 'made'])
  expect([await bucketOf('locked', true), await bucketOf('plain', false)]).toEqual([
    'there',
    'there',
  ])
  await expect(bucketOf('plain', true)).rejects.toThrow(/without object lock/)
})

describe.each(['plain', 'locked'])('Ceph’s object gateway, in a bucket that is %s', (Bucket) => {
  let prefix = 'none'
  let files: FileStore
  beforeEach(() => {
    prefix = crypto.randomUUID()
    files = filesAt(`${Bucket}/${prefix}`)
  })
  keepsTheContract(() => ({
    files,
    damage: async (whose, name, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key: `${prefix}/${whose}/${name}`, Body }))
    },
  }))

  it('takes the files of a disk, and gives them back, with the same counts and digests [FILE-04]', async () => {
    const [first, second] = [diskFiles(aFolder()), diskFiles(aFolder())]
    for (let number = 0; number < 120; number += 1) {
      const file = aFile(someBytes(number * 3_000 + 4))
      await first.keep(client_id, file.digest, file.bytes)
    }
    const choices = { removes: true, heard: () => {}, faulty: () => {} }
    const there = await moveFiles(first, files, choices)
    expect(there).toMatchObject({ copied: 120, only_from: 0, only_to: 0, removed: 120 })
    const back = await moveFiles(files, second, choices)
    expect([back.to, back.copied, back.removed]).toEqual([there.from, 120, 120])
    const left = files.stored()[Symbol.asyncIterator]()
    expect((await left.next()).done).toBe(true)
  })

  it('keeps a stream of many parts, and gives out any range of it [FILE-06]', async () => {
    const kept = s3KeptFiles(placeAt(`${Bucket}/${prefix}`), placeAt(Bucket).credentials)
    const id = crypto.randomUUID()
    const large = aFile(someBytes(40_000_000))
    const how = { most: 50_000_000, signal: new AbortController().signal, came: () => {} }
    const source = Readable.from([
      large.bytes.subarray(0, 9_000_001),
      large.bytes.subarray(9_000_001),
    ])
    expect(await kept.write(id, source, how)).toEqual({ bytes: 40_000_000, digest: large.digest })
    const range = { from: 8_000_000, to: 17_000_000 }
    const read = await buffer(present(await kept.read(id, range)))
    expect(read.equals(large.bytes.subarray(range.from, range.to + 1))).toBe(true)
    expect(await kept.ids()).toEqual([id])
    await kept.remove(id)
    expect([await kept.ids(), await kept.read(id, range)]).toEqual([[], null])
  })

  it('has no part left of what was kept in parts [FILE-01]', async () => {
    const large = aFile(someBytes(9_000_000))
    await files.keep(client_id, large.digest, large.bytes)
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }))
    expect(Uploads).toEqual([])
  })

  it('lets whoever holds an address read that file alone, as what it is shown, for its time [FILE-03]', async () => {
    const signing = filesAt(`${Bucket}/${prefix}`, '&signed_seconds=2')
    await signing.keep(client_id, digest, bytes)
    const disposition = 'attachment; filename="a.pdf"'
    const address = present(
      await signing.addressFor(client_id, digest, { mime: 'application/pdf', disposition }),
    )
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
      address.replace('X-Amz-Expires=2', 'X-Amz-Expires=9'),
      ceph.url + new URL(address).pathname,
    ])
      expect((await fetch(changed)).status).toBe(403)
    await expect.poll(async () => (await fetch(address)).status).toBe(403)
  })
})

describe('Ceph’s object gateway, under a lock [FILE-05]', () => {
  it('lets an erasure pass one of governance', async () => {
    const files = filesAt(`locked/${crypto.randomUUID()}`, '&lock_days=1')
    for (const file of [aFile('small'), aFile(someBytes(9_000_000))]) {
      await files.keep(client_id, file.digest, file.bytes)
      expect(await files.remove(client_id, file.digest)).toBeNull()
      expect(await files.sizeOf(client_id, file.digest)).toBeNull()
    }
  })

  it('says until when one of compliance holds, and gives the file out no more', async () => {
    const files = filesAt(`locked/${crypto.randomUUID()}`, '&lock_days=1&lock_mode=compliance')
    await files.keep(client_id, digest, bytes)
    const lock = present(await files.remove(client_id, digest))
    const hours = (present(lock.until).getTime() - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(24)
    expect(await judged(files, client_id, digest)).toBe('missing')
    await files.keep(client_id, digest, bytes)
    expect(await judged(files, client_id, digest)).toMatchObject({ bytes: 9 })
  })
})

it.each([
  ['a bucket that there is not', 'nowhere', STORE_KEYS, /404 NoSuchBucket/],
  [
    'a wrong secret',
    'plain',
    { ...STORE_KEYS, AWS_SECRET_ACCESS_KEY: 'wrong' },
    /403 SignatureDoesNotMatch/,
  ],
])(
  'is away with %s, and no file is said to be missing [FILE-02]',
  async (_, bucket, keys, said) => {
    const files = filesAt(bucket, '', keys)
    const away = async (asked: Promise<unknown>): Promise<unknown> =>
      asked.catch((error: unknown) => (error instanceof StoreAway ? error.message : error))
    expect(await away(judged(files, client_id, digest))).toMatch(said)
    expect(await away(files.sizeOf(client_id, digest))).toMatch(said)
    expect(await away(files.keep(client_id, digest, bytes))).toMatch(said)
  },
)
