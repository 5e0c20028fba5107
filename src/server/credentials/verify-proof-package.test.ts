import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCertificate } from '../../contract/proof/certificate.ts'
import { getProof } from '../../contract/proof/order-proof.ts'
import { proofFile } from '../../domain/credential/proof-file.ts'
import { later, MINUTE } from '../../domain/time.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { bytesOf } from '../testing/bytes-of.ts'
import { sequenced } from '../testing/log-readers.ts'
import { anOrder } from '../testing/orders.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'epod-verify-proof-'))
/** A folder that has nothing but what somebody was sent. */
const elsewhere = join(folder, 'elsewhere')
let t: TestApp
let tarball = ''
let packing: string[] = []
beforeAll(async () => {
  t = await openTestApp()
  cpSync('packages/verify-proof', join(folder, 'package'), { recursive: true })
  mkdirSync(elsewhere)
  await run(process.execPath, ['scripts/verify-proof-package.ts', join(folder, 'package')])
  const { stdout } = await run('npm', ['pack', '--json', join(folder, 'package')], { cwd: folder })
  const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[]
  packing = packed?.files.map(({ path }) => path) ?? []
  tarball = join(folder, packed?.filename ?? '')
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

const kept = (name: string, content: string | Buffer): string => {
  writeFileSync(join(elsewhere, name), content)
  return name
}
const checked = (...given: string[]): Promise<[number, string]> =>
  run('npx', ['--offline', '--yes', '-p', tarball, 'epod-verify-proof', ...given], {
    cwd: elsewhere,
    env: { ...process.env, npm_config_cache: join(folder, 'cache') },
  }).then(
    ({ stdout }) => [0, stdout],
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => [
      code,
      stderr + stdout,
    ],
  )

it('is packed with its one program alone [PROF-03]', () => {
  expect(packing.sort()).toEqual(['README.md', 'package.json', 'verify-proof.mjs'])
})

it('is run by npx where there is a proof and nothing else, and says what differs [PROF-03]', async () => {
  const { _id: id } = await anOrder(t)
  await t.call('acme', '/update_epod', { _id: id, remarks: { text: 'left at the gate' } })
  const closer = later(new Date().toISOString(), -MINUTE)
  await t.call('acme', '/update_epod', { _id: id, receive: true, closer })
  await sequenced(t.deps)
  const { body } = await t.call('acme', getProof, { params: { id } })
  const { credential } = (body as { result: { credential: string } }).result
  const certificate = await t.call('acme', getCertificate, { params: { id }, query: {} })
  const proof = kept('proof.sd-jwt', credential)
  const keys = kept('keys.json', (await t.app.inject('/proof/keys.json')).body)
  const [code, said] = await checked(proof, '--keys', keys)
  expect([code, said]).toEqual([0, expect.stringMatching(/3 events, unchanged since/)])
  // When the goods were received is not when that was put on record.
  expect(said).toContain(`received at ${closer}, recorded at 20`)
  const file = kept('proof.json', proofFile(credential))
  expect(await checked(file, '--keys', keys)).toEqual([0, said])
  const [ofCertificate, told] = await checked(kept('c.pdf', bytesOf(certificate)), '--keys', keys)
  expect([ofCertificate, told]).toEqual([0, expect.stringMatching(/3 events, unchanged since/)])
  const [head, payload = '', ...rest] = credential.split('.')
  const other = Buffer.from(payload, 'base64url').toString().replace('"remarked"', '"rejected"')
  const forged = [head, Buffer.from(other).toString('base64url'), ...rest].join('.')
  expect(await checked(kept('forged.sd-jwt', forged), '--keys', keys)).toEqual([
    1,
    expect.stringContaining('signature'),
  ])
  expect((await checked(proof))[0]).toBe(2)
})
