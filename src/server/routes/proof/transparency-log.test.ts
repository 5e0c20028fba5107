import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkpointIn } from '../../../domain/transparency/checkpoint.ts'
import { CompactRange } from '../../../domain/transparency/compact-range.ts'
import { leafHash } from '../../../domain/transparency/merkle-tree.ts'
import { keyIn, noteIn, signersOf } from '../../../domain/transparency/signed-note.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { isSignedBy, sha256Of } from '../../transparency/log-signer.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const get = async (path: string) => {
  const { statusCode, rawPayload, headers } = await t.app.inject(`/log/${path}`)
  return { code: statusCode, bytes: rawPayload, text: rawPayload.toString('utf8'), headers }
}
/** The newest checkpoint, once its signature was verified with the key that the log tells. */
const checkpoint = async () => {
  const note = present(noteIn((await get('checkpoint')).text))
  const key = present(keyIn((await get('vkey')).text, sha256Of))
  expect(signersOf(note, [key], isSignedBy)).toEqual([key])
  return { key, ...present(checkpointIn(note.text)) }
}
/** The digests of an order's events, as its history tells them. */
const digestsOf = async (order_id: string): Promise<string[]> => {
  const rows = await t.database.read(platform, (db) =>
    db.selectFrom('events').select('digest').where('order_id', '=', order_id).orderBy('seq'),
  )
  return rows.map(({ digest }) => digest)
}

describe('The transparency log [PROF-04]', () => {
  it('has no checkpoint before anything has happened', async () => {
    expect((await get('checkpoint')).code).toBe(404)
    expect((await get('vkey')).code).toBe(404)
    expect((await get('tile/0/000')).code).toBe(404)
  })

  it('is read by whoever knows no more than the standards: each event, its leaf, the root', async () => {
    const order = await anOrder(t)
    await t.call('acme', '/update_epod', { _id: order._id, remarks: { text: 'fine' } })
    await anOrder(t, 'bayer')
    await sequenced(t.deps)
    const { size, root, key, origin } = await checkpoint()
    expect([origin, key.name]).toEqual([
      key.name,
      `${new URL(t.deps.settings.public_url).host}/log`,
    ])
    const { bytes: entries, headers } = await get(`tile/entries/000.p/${size}`)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const tree = new CompactRange(sha256Of)
    const tile: Uint8Array[] = []
    const digests: string[] = []
    for (let at = 0; at < entries.length; at += 34) {
      expect(entries.readUInt16BE(at)).toBe(32)
      const entry = entries.subarray(at + 2, at + 34)
      digests.push(entry.toString('hex'))
      tile.push(leafHash(entry, sha256Of))
      tree.add(present(tile.at(-1)))
    }
    expect(tree.size).toBe(size)
    expect(Buffer.from(tree.root()).equals(root)).toBe(true)
    expect((await get(`tile/0/000.p/${size}`)).bytes).toEqual(Buffer.concat(tile))
    const own = await digestsOf(order._id)
    expect(own.length).toBeGreaterThan(1)
    expect(digests.filter((one) => own.includes(one))).toEqual(own)
  })

  it('signs again where something has happened, and not where nothing has', async () => {
    const before = (await get('checkpoint')).text
    await sequenced(t.deps)
    expect((await get('checkpoint')).text).toBe(before)
    await anOrder(t)
    await sequenced(t.deps)
    expect((await checkpoint()).size).toBeGreaterThan(
      present(checkpointIn(present(noteIn(before)).text)).size,
    )
  })

  it('goes on over many tiles, and serves what it once served unchanged', async () => {
    const early = await checkpoint()
    const old = await get(`tile/0/000.p/${early.size}`)
    for (let orders = 0; orders < 40; orders += 1) await anOrder(t)
    const order = await anOrder(t)
    for (let remarks = 0; remarks < 250; remarks += 10)
      await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          t.call('acme', '/update_epod', { _id: order._id, remarks: { text: `${remarks + n}` } }),
        ),
      )
    await sequenced(t.deps)
    const { size, root } = await checkpoint()
    expect(size).toBeGreaterThan(256)
    expect((await get(`tile/0/000.p/${early.size}`)).bytes).toEqual(old.bytes)
    const full = await get('tile/0/000')
    expect(full.bytes.length).toBe(8_192)
    expect(full.bytes.subarray(0, old.bytes.length)).toEqual(old.bytes)
    const rest = await get(`tile/0/001.p/${size - 256}`)
    const tree = new CompactRange(sha256Of)
    for (const bytes of [full.bytes, rest.bytes])
      for (let at = 0; at < bytes.length; at += 32) tree.add(bytes.subarray(at, at + 32))
    expect(Buffer.from(tree.root()).equals(root)).toBe(true)
    expect((await get('tile/1/000.p/1')).bytes.length).toBe(32)
  })

  it.each([
    'tile/0/000.p/255/x',
    'tile/0/x001/000',
    'tile/0/001',
    'tile/0/0',
    'tile/7/000',
    'tile/-1/000',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/1/000',
    'tile/entries/001',
    'tile/entries/x999/x999/x999/x999/x999/999',
    'tile/entries/..%2f000',
    'tile',
    'nothing',
  ])('has nothing under %s', async (path) => {
    const { code, text } = await get(path)
    expect([code, JSON.parse(text).status]).toEqual([404, false])
  })

  it('refuses what no path may hold', async () => {
    expect((await get('tile/0/%00')).code).toBe(422)
  })

  it('tells no more of an event than a digest', async () => {
    const tiles = await get('tile/entries/000')
    expect(tiles.code).toBe(200)
    expect(tiles.bytes.length).toBe(256 * 34)
    expect(hash('sha256', tiles.bytes).length).toBe(64)
  })
})
