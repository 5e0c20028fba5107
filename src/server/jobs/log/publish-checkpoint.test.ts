import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { checkpointIn } from '../../../domain/transparency/checkpoint.ts'
import { keyIn, noteIn, signersOf } from '../../../domain/transparency/signed-note.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../env.ts'
import { isSignedBy, sha256Of } from '../../transparency/log-signer.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { startAuthority, type TestAuthority } from '../../testing/time-stamping.ts'
import { startWitness, type TestWitness } from '../../testing/witness.ts'
import { publishCheckpoint } from './publish-checkpoint.ts'
import { sequenced } from '../../testing/log-readers.ts'

let t: TestApp
let witness: TestWitness
let other: TestWitness
let authority: TestAuthority
let deps: Deps
beforeAll(async () => {
  ;[t, witness, other, authority] = await Promise.all([
    openTestApp(),
    startWitness(),
    startWitness('other.example/witness'),
    startAuthority(),
  ])
  const { witnesses, time_stamping_url } = readSettings({
    EPOD_WITNESSES: `${witness.line} ${witness.url}, ${other.line} ${other.url}`,
    EPOD_TIME_STAMPING_URL: authority.url,
  })
  deps = { ...t.deps, settings: { ...t.deps.settings, witnesses, time_stamping_url } }
  await grow()
  const key = await get('vkey')
  for (const one of [witness, other]) one.watch(key.text)
})
afterAll(async () => {
  await Promise.all([t.close(), witness.close(), other.close(), authority.close()])
})
beforeEach(async () => {
  for (const one of [witness, other]) {
    one.answer = null
    one.asked.length = 0
  }
  authority.answer = null
  await grow()
})

const grow = async (): Promise<void> => {
  await anOrder(t)
  await sequenced(t.deps)
}
const get = async (path: string) => {
  const { statusCode, rawPayload } = await t.app.inject(`/log/${path}`)
  return { code: statusCode, bytes: rawPayload, text: rawPayload.toString('utf8') }
}
/** Which witnesses have signed the checkpoint that is served, and how long its log is. */
const served = async () => {
  const note = present(noteIn((await get('checkpoint')).text))
  const keys = [witness, other].map(({ line }) => present(keyIn(line, sha256Of)))
  return {
    by: signersOf(note, keys, isSignedBy).map(({ name }) => name),
    size: present(checkpointIn(note.text)).size,
  }
}

describe('A checkpoint [PROF-04]', () => {
  it('is signed by each witness, once, from the size that it has signed last', async () => {
    await publishCheckpoint(deps)
    const first = await served()
    expect(first.by).toEqual(['witness.example', 'other.example/witness'])
    expect(witness.asked).toHaveLength(1)
    expect(witness.asked[0]).toMatch(/^POST \/add-checkpoint\nold 0\n\n/)
    await publishCheckpoint(deps)
    expect(witness.asked).toHaveLength(1)
    await grow()
    expect((await served()).by).toEqual([])
    await publishCheckpoint(deps)
    const second = await served()
    expect(second.by).toEqual(first.by)
    expect(witness.asked[1]).toContain(`\nold ${first.size}\n`)
    expect(witness.seen.size).toBe(second.size)
  })

  it('is proved from where the witness says that it is, where that is not known here', async () => {
    await publishCheckpoint(deps)
    const { size } = await served()
    await grow()
    await publishCheckpoint(deps)
    // It lost what it signed last, and says so.
    const note = present(noteIn((await get(`checkpoint/${size}`)).text))
    witness.seen = present(checkpointIn(note.text))
    await grow()
    await publishCheckpoint(deps)
    expect((await served()).by).toContain('witness.example')
    expect(witness.asked.at(-1)).toContain(`\nold ${size}\n`)
  })

  it.each([
    ['is down', { status: 503, body: 'later' }, /it answers 503: later/],
    ['finds the proof wrong', { status: 422, body: '' }, /it answers 422/],
    ['names no size', { status: 409, body: 'many', type: 'text/x.tlog.size' }, /names no size/],
    ['signs nothing', { status: 200, body: '' }, /no signature of its key/],
    [
      'signs with another key',
      { status: 200, body: '— witness.example AAAAAAAAAAAAAAAAAAAAAAAA\n' },
      /no signature of its key/,
    ],
    ['answers without end', { status: 200, body: '—'.repeat(400_000) }, /no answer/],
  ])('goes to the others where a witness %s, and to that one later', async (_, answer, fault) => {
    witness.answer = answer
    await expect(publishCheckpoint(deps)).rejects.toThrow(fault)
    expect((await served()).by).toEqual(['other.example/witness'])
    witness.answer = null
    await publishCheckpoint(deps)
    expect((await served()).by).toContain('witness.example')
  })

  it('holds up no process that leaves, and goes out with the next round', async () => {
    const silent = createServer()
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => {
      silent.closeAllConnections()
      silent.close()
    })
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const [first] = deps.settings.witnesses
    const settings = { witnesses: [{ ...present(first), url }], time_stamping_url: url }
    const leaving = new AbortController()
    silent.once('request', () => leaving.abort())
    const began = performance.now()
    await publishCheckpoint(
      { ...deps, settings: { ...deps.settings, ...settings } },
      leaving.signal,
    )
    // Each of them is waited for 8 s.
    expect(performance.now() - began).toBeLessThan(6_000)
    await publishCheckpoint(deps, leaving.signal)
    expect(witness.asked).toEqual([])
    await publishCheckpoint(deps)
    expect((await served()).by).toContain('witness.example')
  })

  it('is stamped with the time by an authority, for OpenSSL to verify', async () => {
    await publishCheckpoint(deps)
    const { size } = await served()
    const [{ text }, { bytes }] = [await get(`checkpoint/${size}`), await get(`timestamp/${size}`)]
    expect(await authority.verify(text, bytes)).toBe('Verification: OK')
    expect(await authority.verify(text.replace('\n', 'x\n'), bytes)).toMatch(/imprint|FAILED/i)
  })

  it.each([
    ['is down', { status: 500, body: Buffer.alloc(0) }, /it answers 500/],
    ['refuses', { status: 200, body: Buffer.from('30053003020102', 'hex') }, /it refuses \(2\)/],
    ['answers no reply', { status: 200, body: Buffer.from('<html>') }, /is no reply/],
    [
      'stamps something else',
      { status: 200, body: Buffer.from('30053003020100', 'hex') },
      /about something else/,
    ],
  ])('has no stamp where the authority %s, and has one later', async (_, answer, fault) => {
    authority.answer = answer
    await expect(publishCheckpoint(deps)).rejects.toThrow(fault)
    const { size, by } = await served()
    expect([(await get(`timestamp/${size}`)).code, by.length]).toEqual([404, 2])
    authority.answer = null
    await publishCheckpoint(deps)
    expect((await get(`timestamp/${size}`)).code).toBe(200)
  })

  it.each(['timestamp/0', 'timestamp/x', 'checkpoint/01', 'checkpoint/999999999'])(
    'is not under %s',
    async (path) => {
      expect((await get(path)).code).toBe(404)
    },
  )
})

describe('The setting of witnesses [PROF-04]', () => {
  it.each([
    'no key https://w.example',
    'witness.example+00000000+AAAA https://w.example',
    'just-one-word',
  ])('is refused as %j', (list) => {
    expect(() => readSettings({ EPOD_WITNESSES: list })).toThrow(/^EPOD_WITNESSES: looks like/)
  })

  it('takes several, with commas between', () => {
    const list = `${witness.line} https://a.example/,\n ${other.line}  https://b.example `
    expect(readSettings({ EPOD_WITNESSES: list }).witnesses.map(({ url }) => url)).toEqual([
      'https://a.example/',
      'https://b.example',
    ])
    expect(readSettings({}).witnesses).toEqual([])
  })
})
