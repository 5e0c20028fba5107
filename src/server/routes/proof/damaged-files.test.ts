import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { listenOn, openTestApp, type TestApp } from '../../testing/app.ts'
import { bytesOf } from '../../testing/bytes-of.ts'
import { anOrder } from '../../testing/orders.ts'
import { aJpeg, aPdf, sent } from '../../testing/pictures.ts'
import { present } from '../../testing/present.ts'
import { clientIdOf, pathOfStored } from '../../testing/stored.ts'
import { unzipped } from '../../testing/unzipped.ts'

let t: TestApp
let origin = ''
let logged: { level: number; fault?: string; digest?: string }[] = []
/** What the store hands out in place of a file when it is opened the second time. */
let instead: Buffer | null = null
let opened = 0
beforeAll(async () => {
  t = await openTestApp(
    {},
    pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    {
      files: (real) => ({
        ...real,
        open: (client_id, digest) => {
          opened += 1
          return instead !== null && opened % 2 === 0
            ? Promise.resolve(Readable.from([instead.subarray(0, 9), instead.subarray(9)]))
            : real.open(client_id, digest)
        },
      }),
    },
  )
  origin = await listenOn(t)
})
afterAll(() => t.close())
beforeEach(() => {
  logged = []
})

const withFiles = async (files: object[]): Promise<{ _id: string; url: string; path: string }> => {
  const { _id } = await anOrder(t)
  const { body } = await t.call('acme', '/update_epod', { _id, photos: files })
  const { url, digest } = present(body.result?.epod.photos[0])
  return { _id, url, path: pathOfStored(t, await clientIdOf(t, 'acme'), digest) }
}
/** What the archive of these orders holds beside its manifest, which names no other. */
const podsOf = async (order_ids: string[]): Promise<Map<string, Buffer>> => {
  const entries = unzipped(
    bytesOf(await t.call('acme', '/download/pod', { order_ids }, { accept: 'application/zip' })),
  )
  const [, ...named] = String(entries.get('manifest.csv')).trim().split('\r\n')
  entries.delete('manifest.csv')
  expect(named.map((line) => line.split(',')[0])).toEqual(
    [...entries.keys()].filter((path) => !path.endsWith('.txt')),
  )
  return entries
}

const damages: [name: string, code: string, fault: string, (path: string) => Promise<unknown>][] = [
  [
    'truncated',
    'file_changed',
    'changed',
    async (path) => writeFile(path, (await readFile(path)).subarray(0, 400)),
  ],
  ['emptied', 'file_changed', 'changed', (path) => writeFile(path, '')],
  [
    'grown',
    'file_changed',
    'changed',
    async (path) => writeFile(path, Buffer.concat([await readFile(path), Buffer.alloc(9)])),
  ],
  [
    'changed in one bit',
    'file_changed',
    'changed',
    async (path) => {
      const bytes = await readFile(path)
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40)
      await writeFile(path, bytes)
    },
  ],
  [
    'covered by a folder',
    'file_missing',
    'unreadable',
    async (path) => {
      await rm(path)
      await mkdir(path)
    },
  ],
  ['deleted', 'file_missing', 'missing', (path) => rm(path)],
]

it.each(damages)(
  'never hands out a file that was %s as what is on record [PHOT-05] [REPT-02]',
  async (_name, code, fault, damage) => {
    const { _id, url, path } = await withFiles([
      sent(await aJpeg(), 'first.jpg'),
      sent(await aJpeg(300, 200), 'second.jpg'),
    ])
    const before = [...(await podsOf([_id]))]
    expect(before).toHaveLength(2)
    await damage(path)
    const said = words[code as 'file_changed' | 'file_missing']
    for (const size of ['', '?size=small'])
      expect([size, await t.call('acme', `${url}${size}`)]).toMatchObject([
        size,
        { code: 500, body: { status: false, code, message: said } },
      ])
    const [[first, bytes] = ['', Buffer.alloc(0)], ...others] = before
    const entries = await podsOf([_id])
    expect([...entries]).toEqual([
      ...others,
      ['Files that could not be read.txt', Buffer.from(`${first}: ${said}\n`)],
    ])
    const digest = url.split('/').at(-1)?.split('.')[0]
    const ofFiles = logged.filter(({ fault: told }) => told !== undefined)
    expect(ofFiles).toMatchObject(Array.from({ length: 3 }, () => ({ level: 50, fault, digest })))

    // The same photo once more puts the bytes back where they belong.
    const { deps } = t
    await deps.files.keep(await clientIdOf(t, 'acme'), digest ?? '', bytes)
    expect([...(await podsOf([_id]))]).toEqual(before)
  },
)

it('cuts an answer off where the file changes as it is read [PHOT-05]', async () => {
  const { url } = await withFiles([sent(aPdf(3_000_000), 'paper.pdf', 'application/pdf')])
  const fetched = async (): Promise<Buffer> => {
    const reply = await fetch(`${origin}${url}`, {
      headers: { authorization: `Bearer ${await t.token('acme')}` },
    })
    return Buffer.from(await reply.arrayBuffer())
  }
  const genuine = await fetched()
  expect(genuine.length).toBeGreaterThan(3_000_000)
  opened = 0
  instead = Buffer.from(genuine)
  instead.writeUInt8(instead.readUInt8(50) ^ 1, 50)
  await expect(fetched()).rejects.toThrow('terminated')
  instead = null
  expect((await fetched()).equals(genuine)).toBe(true)
})
