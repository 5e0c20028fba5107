import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProof } from '../src/contract/proof/order-proof.ts'
import { rotateIssuerKey } from '../src/server/credentials/issuer.ts'
import { sequence } from '../src/server/jobs/log/sequencer.ts'
import { rotateLogKey } from '../src/server/transparency/log-keys.ts'
import { openTestApp, type TestApp } from '../src/server/testing/app.ts'
import { anOrder } from '../src/server/testing/orders.ts'
import { aJpeg, sent } from '../src/server/testing/pictures.ts'
import { present } from '../src/server/testing/present.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'epod-stranger-'))
const kept = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const keys = join(folder, 'keys.json')
let t: TestApp
let proof = ''
beforeAll(async () => {
  t = await openTestApp()
  // Leaves on both sides of its own.
  for (let orders = 0; orders < 5; orders += 1) await anOrder(t)
  const { _id } = await anOrder(t, 'acme', {
    spocs: [{ name: 'Mëera 🚚', contact: { phone: ['9822233344'], email: [] } }],
  })
  for (const action of [
    { remarks: { by: 'Ravi', text: 'left at the gate', categories: [] } },
    { receive: true },
  ])
    await t.call('acme', '/update_epod', { _id, ...action })
  for (let orders = 0; orders < 4; orders += 1) await anOrder(t, 'bayer')
  await sequence(t.deps)
  const { body } = await t.call('acme', getProof, { params: { id: _id } })
  proof = (body as { result: { credential: string } }).result.credential
  kept('keys.json', (await t.app.inject('/proof/keys.json')).body)
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

const python = (text: string, as = keys): Promise<string> =>
  run('python3', ['strangers/proof.py', kept('proof.sd-jwt', text), as], { timeout: 60_000 }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr.trim(),
  )
const ours = 'scripts/verify-proof.ts'
const line = async (...given: string[]): Promise<[number, string]> =>
  run(process.execPath, [ours, ...given], { timeout: 60_000 }).then(
    ({ stdout }) => [0, stdout],
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => [
      code,
      stderr + stdout,
    ],
  )
/** The proof with one value changed. */
const altered = (): string =>
  proof
    .split('~')
    .map((part) => {
      const text = Buffer.from(part, 'base64url').toString()
      return text.includes('left at the gate')
        ? Buffer.from(text.replace('gate', 'door')).toString('base64url')
        : part
    })
    .join('~')
const forged = (): string => {
  const [head, body = '', ...rest] = proof.split('.')
  const text = Buffer.from(body, 'base64url').toString().replace('"remarked"', '"rejected"')
  return [head, Buffer.from(text).toString('base64url'), ...rest].join('.')
}
const otherKeys = (): string =>
  kept('other.json', JSON.stringify({ jwks: { keys: [] }, vkeys: [] }))

describe('Python’s standard library [PROF-02] [PROF-03]', () => {
  it('finds proofs from before, between and after a change of both keys unchanged', async () => {
    const changed = [await rotateLogKey(t.deps, null), await rotateIssuerKey(t.deps, null)]
    expect(changed.map((one) => typeof one)).toEqual(['object', 'object'])
    const proofs = [proof]
    for (let more = 0; more < 2; more += 1) {
      const { _id: id } = await anOrder(t)
      await t.call('acme', '/update_epod', { _id: id, receive: true })
      await sequence(t.deps)
      const { body } = await t.call('acme', getProof, { params: { id } })
      proofs.push((body as { result: { credential: string } }).result.credential)
    }
    const all = kept('all-keys.json', (await t.app.inject('/proof/keys.json')).body)
    for (const one of proofs) {
      expect(await python(one, all)).toMatch(/events, unchanged$/)
      const [code] = await line(kept('one.sd-jwt', one), '--keys', all)
      expect(code).toBe(0)
    }
    // Who has kept only the keys of before can verify nothing of the new ones.
    expect(await python(proofs[2] ?? '')).not.toMatch(/unchanged$/)
  })

  it('finds a proof unchanged, from signature to log', async () => {
    expect(await python(proof)).toMatch(/: 3 events, unchanged$/)
    const [jwt = ''] = proof.split('~')
    expect(await python(`${jwt}~`)).toMatch(/: 3 events, unchanged$/)
  })

  it('names what was changed', async () => {
    expect(await python(altered())).toMatch(/^differs: value .*left at the door/)
    expect(await python(forged())).toBe('differs: signature')
    expect(await python(proof, otherKeys())).toBe('differs: unknown key')
  })
})

describe('verify-proof [PROF-03]', () => {
  it('says since when a proof is unchanged, and ends with 0', async () => {
    const [code, said] = await line(kept('proof.sd-jwt', `${proof}\n`), '--keys', keys)
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/received at .*: 3 events, unchanged since 20.*, 0 witnesses\.\n$/),
    ])
  })

  it('lets nothing that stands in a proof steer the terminal', async () => {
    const [head, body = '', ...rest] = proof.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
      order: { identifier: string }
      events: { type: string }[]
    }
    const painted = '\u001b[1A\u009b2K\u202eunchanged\r\n'
    claims.order.identifier = painted
    for (const event of claims.events) event.type = painted
    const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const stray = Buffer.from(JSON.stringify(['salt', painted, '\u202e'])).toString('base64url')
    const given = `${[head, text, ...rest].join('.')}${stray}~`
    const [code, said] = await line(kept('painted.sd-jwt', given), '--keys', keys)
    expect([code, said]).toEqual([1, expect.stringMatching(/Event 2 \(.*unchanged/)])
    for (const whole of [said, await python(given), await python(`${proof}${stray}~`)])
      expect(whole.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
    expect(said.split('\n')).not.toContain('unchanged')
  })

  it('names the value, event or file that differs, and ends with 1', async () => {
    expect(await line(kept('altered.sd-jwt', altered()), '--keys', keys)).toEqual([
      1,
      expect.stringContaining('This value was never signed: text "left at the door"'),
    ])
    const [code, said] = await line(kept('forged.sd-jwt', forged()), '--keys', keys)
    expect([code, said]).toEqual([1, expect.stringMatching(/Event 3 \(received\) does not follow/)])
    expect(said).toContain('The signature does not fit')
    const photo = kept('photo.jpg', 'not of this delivery')
    expect(await line(kept('proof.sd-jwt', proof), '--keys', keys, photo)).toEqual([
      1,
      expect.stringContaining(`${photo}: `),
    ])
    expect(await line(kept('proof.sd-jwt', proof), '--keys', otherKeys())).toEqual([
      1,
      expect.stringContaining('None of the keys given has signed it'),
    ])
  })

  it('calls no photo unchanged that a proof with faults names', async () => {
    const { _id } = await anOrder(t)
    await t.call('acme', '/update_epod', { _id, photos: [sent(await aJpeg(), 'door.jpg')] })
    await t.call('acme', '/update_epod', { _id, receive: true })
    await sequence(t.deps)
    const { body } = await t.call('acme', getProof, { params: { id: _id } })
    const whole = (body as { result: { credential: string } }).result.credential
    const all = kept('now-keys.json', (await t.app.inject('/proof/keys.json')).body)
    const photo = join(folder, 'door.jpg')
    for await (const { client_id, digest } of t.deps.files.stored())
      writeFileSync(photo, await buffer(present(await t.deps.files.open(client_id, digest))))
    expect(await line(kept('whole.sd-jwt', whole), '--keys', all, photo)).toEqual([
      0,
      expect.stringContaining('Unchanged: it belongs to event 2'),
    ])
    const stray = Buffer.from('["salt","name","value"]').toString('base64url')
    const [code, said] = await line(kept('more.sd-jwt', `${whole}${stray}~`), '--keys', all, photo)
    expect(code).toBe(1)
    expect(said).not.toContain('belongs to event')
  })

  it('says why it could not begin, and ends with 2', async () => {
    const there = kept('proof.sd-jwt', proof)
    for (const [given, why] of [
      [[], /^verify-proof <proof/],
      [[there], /^verify-proof <proof/],
      [[there, '--keys', there], /is no file of keys/],
      [[join(folder, 'none'), '--keys', keys], /ENOENT/],
      [[keys, '--keys', keys], /no proof of a delivery/],
      [[there, '--keys', keys, '--what'], /Unknown option/],
      [[there, '--keys', keys, join(folder, 'none.jpg')], /none\.jpg/],
    ] as const)
      expect(await line(...given)).toEqual([2, expect.stringMatching(why)])
  })
})
