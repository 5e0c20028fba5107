import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFileSettings } from '../../env.ts'
import { aFile, someBytes } from '../../testing/file-store-contract.ts'
import { STORE_KEYS } from '../../testing/object-store.ts'
import { present } from '../../testing/present.ts'
import { startS3, type TestS3 } from '../../testing/s3-store.ts'
import { StoreAway } from './files.ts'
import { keptFiles, TooLarge, type KeptFiles } from './kept-files.ts'
import { s3KeptFiles } from './s3-kept-files.ts'

const id = '01890000-0000-4000-8000-00000000000a'
const other = '01890000-0000-4000-8000-00000000000b'
const never = new AbortController().signal

let folder: string
let s3: TestS3
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'epod-kept-'))
  s3 = await startS3()
})
afterEach(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const inStore = (): KeptFiles => {
  const { file_store } = readFileSettings({
    ...STORE_KEYS,
    EPOD_FILES: `s3://files/of/us?endpoint=${encodeURIComponent(s3.url)}`,
  })
  const place = present(file_store)
  return s3KeptFiles(place, place.credentials, { try_ms: 500, whole_ms: 1_000 })
}
const kinds: [name: string, open: () => KeptFiles][] = [
  ['on the disk', () => keptFiles(folder)],
  ['in object storage', inStore],
]
/** The bytes as a stream that brings them in odd pieces. */
const streamed = (bytes: Buffer, piece = 1_234_567): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
      bytes.subarray(at * piece, (at + 1) * piece),
    ),
  )

describe.each(kinds)('files that are kept for somebody to take, %s', (_, open) => {
  it.each([0, 1, 8_388_608, 20_000_000])(
    'are written as a stream of %d bytes, and read from any place [FILE-06]',
    async (length) => {
      const files = open()
      const { bytes, digest } = aFile(someBytes(length))
      let came = 0
      const how = { most: 30_000_000, signal: never, came: (more: number) => void (came += more) }
      expect(await files.write(id, streamed(bytes), how)).toEqual({ bytes: length, digest })
      expect([came, await files.ids()]).toEqual([length, [id]])
      for (const [from, to] of [
        [0, length - 1],
        [length >> 1, length - 1],
        [0, 0],
        [1_000, 5_000_000],
      ] as const) {
        if (from > to || to >= length) continue
        const read = await buffer(present(await files.read(id, { from, to })))
        expect([from, to, read.equals(bytes.subarray(from, to + 1))]).toEqual([from, to, true])
      }
      expect(await files.read(other, { from: 0, to: 0 })).toBeNull()
      await files.remove(id)
      await files.remove(id)
      expect([await files.ids(), await files.read(id, { from: 0, to: 0 })]).toEqual([[], null])
    },
  )

  it('leave nothing where they come to be too large, or are given up [FILE-06]', async () => {
    const files = open()
    const bytes = someBytes(12_000_000)
    const how = { most: 10_000_000, signal: never, came: () => {} }
    await expect(files.write(id, streamed(bytes), how)).rejects.toBeInstanceOf(TooLarge)
    const given_up = new AbortController()
    const came = (): void => given_up.abort()
    const stalls = new Readable({ read: () => {} })
    stalls.push(bytes)
    await expect(
      files.write(id, stalls, { ...how, most: 20_000_000, signal: given_up.signal, came }),
    ).rejects.toMatchObject({ name: 'AbortError' })
    const broken = Readable.from(
      (async function* () {
        yield bytes
        throw new Error('the report could not be made')
      })(),
    )
    await expect(files.write(id, broken, { ...how, most: 20_000_000 })).rejects.toThrow('report')
    expect([await files.ids(), s3.objects.size, s3.uploads.size]).toEqual([[], 0, 0])
  })
})

it('are away with their store, and no part is left [FILE-06] [FILE-02]', async () => {
  const files = inStore()
  const how = { most: 30_000_000, signal: never, came: () => {} }
  s3.behaviour.push('obey', 'obey', { status: 403, code: 'AccessDenied' })
  await expect(files.write(id, streamed(someBytes(18_000_000)), how)).rejects.toThrow(StoreAway)
  expect([s3.uploads.size, s3.objects.size]).toEqual([0, 0])
  await files.write(id, streamed(someBytes(5_000_000)), how)
  s3.behaviour.push('cut', 'obey', 'drop')
  const read = await buffer(present(await files.read(id, { from: 10, to: 4_999_999 })))
  expect(read.equals(someBytes(5_000_000).subarray(10))).toBe(true)
})
