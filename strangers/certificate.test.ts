import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCertificate } from '../src/contract/proof/certificate.ts'
import { signedDocumentWords as say } from '../src/domain/words/signed-document.ts'
import { sequence } from '../src/server/jobs/log/sequencer.ts'
import { openTestApp, type TestApp } from '../src/server/testing/app.ts'
import { bytesOf } from '../src/server/testing/bytes-of.ts'
import { anOrder } from '../src/server/testing/orders.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'epod-certificate-'))
const kept = (name: string, content: Buffer | string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
let t: TestApp
let early: Buffer = Buffer.alloc(0)
let pdf: Buffer = Buffer.alloc(0)
let keys = ''
beforeAll(async () => {
  t = await openTestApp()
  const { _id: id } = await anOrder(t)
  await t.call('acme', '/update_epod', { _id: id, receive: true })
  const certificate = async (): Promise<Buffer> =>
    bytesOf(await t.call('acme', getCertificate, { params: { id }, query: {} }))
  early = await certificate()
  await sequence(t.deps)
  pdf = await certificate()
  keys = kept('keys.json', (await t.app.inject('/proof/keys.json')).body)
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

/** Exit code, and what was said, errors first. */
const line = async (...given: string[]): Promise<[number, string]> =>
  run(process.execPath, ['scripts/verify-proof.ts', ...given], { timeout: 60_000 }).then(
    ({ stdout }) => [0, stdout],
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => [
      code,
      stderr + stdout,
    ],
  )
const altered = (at: number, text: string): Buffer => {
  const other = Buffer.from(pdf)
  other.write(text, at, 'latin1')
  return other
}

describe('verify-proof of a certificate [REPT-04] [PROF-03]', () => {
  it('finds it and the proof inside it unchanged, and ends with 0', async () => {
    const [code, said] = await line(kept('whole.pdf', pdf), '--keys', keys)
    expect([code, said]).toEqual([0, expect.stringContaining(say.sound)])
    expect(said).toMatch(/received at .*: \d events, unchanged since 20/)
  })

  it('says that it holds no proof where it was made before that was sealed', async () => {
    const there = kept('early.pdf', early)
    const [code, said] = await line(there, '--keys', keys)
    expect([code, said]).toEqual([0, expect.stringContaining(say.noProof)])
    expect(said).toContain(say.sound)
    expect((await line(there, '--keys', keys, keys))[0]).toBe(1)
  })

  it('names what differs, and ends with 1', async () => {
    const [, page = ''] = /\/Contents (\d+) 0 R/.exec(pdf.toString('latin1')) ?? []
    const drawn = pdf.indexOf('stream\n', pdf.indexOf(`\n${page} 0 obj\n`)) + 20
    const inside = pdf.indexOf('stream\n', pdf.indexOf('dc+sd-jwt')) + 60
    const none = kept('none.json', '{"jwks":{"keys":[]},"vkeys":[]}')
    for (const [bytes, by, ...told] of [
      [altered(drawn, '!'), keys, say.faults.changed, /found to differ/],
      [altered(inside, '!!'), keys, say.faults.changed],
      [altered(0, '!'), keys, say.faults.changed],
      [Buffer.concat([pdf, Buffer.from('%%EOF')]), keys, say.faults.appended],
      [pdf, none, say.faults.signer, /None of the keys given has signed it/],
      [Buffer.from('no PDF'), keys, say.faults.unsigned],
    ] as const) {
      const [code, said] = await line(kept('other.pdf', bytes), '--keys', by)
      expect([code, said]).toEqual([1, expect.stringContaining(told[0])])
      if (told[1]) expect(said).toMatch(told[1])
    }
  })
})
