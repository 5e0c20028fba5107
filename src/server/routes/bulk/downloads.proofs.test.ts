import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadPods } from '../../../contract/bulk/downloads.ts'
import type { Order } from '../../../domain/order/order.ts'
import { words } from '../../../domain/testing/words.ts'
import { examined } from '../../../domain/credential/examine.ts'
import { trustIn } from '../../../domain/credential/keys-file.ts'
import { keysFile } from '../../credentials/keys-file.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { sha256 } from '../../secrets.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { bytesOf } from '../../testing/bytes-of.ts'
import { anOrder } from '../../testing/orders.ts'
import { readPdf } from '../../testing/pdf.ts'
import { aJpeg, sent } from '../../testing/pictures.ts'
import { present } from '../../testing/present.ts'
import { verifierKit } from '../../testing/verifier-kit.ts'

const run = promisify(execFile)
const ZIP = { accept: 'application/zip' }

let t: TestApp
let folder: string
let sealed: Order
let late: Order
let open: Order
beforeAll(async () => {
  t = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'epod-proofs-'))
  sealed = await anOrder(t)
  await t.call('acme', '/update_epod', {
    _id: sealed._id,
    photos: [sent(await aJpeg(), 'door.jpg')],
  })
  await t.call('acme', '/update_epod', { _id: sealed._id, receive: true })
  await sequenced(t.deps)
  late = await anOrder(t)
  await t.call('acme', '/update_epod', { _id: late._id, receive: true })
  open = await anOrder(t)
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

/** The archive as Info-ZIP takes it out: each file's bytes by its path. */
const taken = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const [archive, out] = [join(folder, 'PODs.zip'), await mkdtemp(join(folder, 'out-'))]
  await writeFile(archive, bytes)
  await run('unzip', ['-q', archive, '-d', out])
  const { stdout } = await run('unzip', ['-Z1', archive])
  const paths = stdout.trim().split('\n')
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(out, path))] as const)),
  )
}

describe('proofs of delivery with what proves them', () => {
  it('hold by choice each order’s certificate and signed proof in its folder, listed with digests; what is not to be had is named [REPT-02] [REPT-04]', async () => {
    const body = { certificates: true, credentials: true }
    const entries = await taken(bytesOf(await t.call('acme', '/download/pod', body, ZIP)))
    const of = ({ identifier }: Order, ending: RegExp): string[] =>
      [...entries.keys()].filter((path) => path.startsWith(`${identifier}/`) && ending.test(path))
    const [pdf, proof] = [present(of(sealed, /\.pdf$/)[0]), present(of(sealed, /\.sd-jwt$/)[0])]
    expect(pdf).toMatch(
      new RegExp(`^${sealed.identifier}/${sealed.identifier}_.+_\\d{4}(-\\d\\d){2}\\.pdf$`),
    )
    expect(of(sealed, /\.jpg$/)).toHaveLength(1)

    const read = await readPdf(present(entries.get(pdf)))
    expect(read.text).toContain(sealed.identifier)
    const trust = present(trustIn(JSON.stringify(await keysFile(t.deps)), verifierKit))
    const told = examined(present(entries.get(proof)).toString(), trust, verifierKit)
    expect(told?.faults).toEqual([])

    const lines = present(entries.get('manifest.csv')).toString().trim().split('\r\n').slice(1)
    const digests = new Map(
      lines.map((line) => [line.split(',')[0], line.split(',').at(-1)] as const),
    )
    const files = [...entries.keys()].filter((path) => path.includes('/'))
    expect(new Set(digests.keys())).toEqual(new Set(files))
    for (const path of files)
      expect([path, digests.get(path)]).toEqual([path, sha256(present(entries.get(path)))])

    // A certificate needs no seal; a proof does; an open order has neither.
    expect([of(late, /\.pdf$/).length, of(late, /\.sd-jwt$/).length]).toEqual([1, 0])
    expect(of(open, /./)).toEqual([])
    const missing = present(entries.get('Files that could not be read.txt')).toString()
    expect(missing.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${open.identifier}/.+\\.pdf: ${words.not_closed}$`)),
      expect.stringMatching(new RegExp(`^${open.identifier}/.+\\.sd-jwt: ${words.not_closed}$`)),
      expect.stringMatching(
        new RegExp(`^${late.identifier}/.+\\.sd-jwt: ${words.proof_not_sealed}$`),
      ),
    ])
  })

  it('are without them where nobody asks, and told with where each is had alone [REPT-02]', async () => {
    const plain = await taken(bytesOf(await t.call('acme', '/download/pod', {}, ZIP)))
    expect([...plain.keys()].map((path) => path.split('.').at(-1))).toEqual(['jpg', 'csv'])
    const listed = await t.call('acme', downloadPods, {
      body: { certificates: true, order_ids: [sealed._id] },
    })
    const { url } = present(listed.body.result.find(({ file }) => file.endsWith('.pdf')))
    expect(url).toBe(`/api/orders/${sealed._id}/certificate`)
    expect((await t.call('acme', url)).code).toBe(200)
    const strange = { certificates: true, credentials: true, order_ids: [sealed._id] }
    expect((await t.call('bayer', downloadPods, { body: strange })).body.result).toEqual([])
  })

  it('are refused where the choice is none [ERRS-04]', async () => {
    for (const body of [{ certificates: 'yes' }, { credentials: 1 }, { proofs: true }])
      expect((await t.call('acme', '/download/pod', body)).code).toBe(422)
  })
})
