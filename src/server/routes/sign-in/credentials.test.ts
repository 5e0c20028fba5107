import { SDJwtInstance } from '@sd-jwt/core'
import { compactVerify, createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProof } from '../../../contract/proof/order-proof.ts'
import { reviewOrder } from '../../../contract/proof/reviews.ts'
import { examined, filesOf } from '../../../domain/credential/examine.ts'
import { trustIn } from '../../../domain/credential/keys-file.ts'
import { statusAt, statusBitsIn } from '../../../domain/credential/status-list.ts'
import {
  verifyCredential,
  type Trust,
  type ProofVerdict,
} from '../../../domain/credential/verify.ts'
import { canonical } from '../../../domain/order/canonical.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import { leafHash } from '../../../domain/transparency/merkle-tree.ts'
import { keyIn } from '../../../domain/transparency/signed-note.ts'
import { browserKit } from '../../../web/verify/kit.ts'
import { issuerSigner, rotateIssuerKey } from '../../credentials/issuer.ts'
import { chanceOf } from '../../demo/chance.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { sha256Of } from '../../transparency/log-signer.ts'
import { verifyCodeOf } from '../../certificate/verify-code.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { aJpeg, sent } from '../../testing/pictures.ts'
import { verifierKit } from '../../testing/verifier-kit.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const PLAIN = 'application/sd-jwt'
const act = async (_id: string, action: object): Promise<void> => {
  expect((await t.call('acme', '/update_epod', { _id, ...action })).code).toBe(200)
}
const PHONE = '9822233344'
/** An order that was received with a photo and a remark, and its end is under a checkpoint. */
const delivered = async (): Promise<string> => {
  const { _id } = await anOrder(t, 'acme', {
    spocs: [{ name: 'Meera Shah', contact: { phone: [PHONE], email: [] } }],
  })
  await act(_id, { remarks: { by: 'Ravi', text: 'left at the gate', categories: [] } })
  await act(_id, { photos: [sent(await aJpeg())] })
  await act(_id, { receive: true })
  await sequenced(t.deps)
  return _id
}
const credentialFor = (id: string, as = 'acme') => t.call(as, getProof, { params: { id } })
const textFor = async (id: string, as = 'acme'): Promise<string> => {
  const reply = await credentialFor(id, as)
  expect(reply.code).toBe(200)
  return (reply.body as { result: { credential: string } }).result.credential
}
const get = async (url: string) => t.app.inject({ method: 'GET', url })
const jwks = async (): Promise<JSONWebKeySet> => (await get('/.well-known/jwks.json')).json()
const trust = async (): Promise<Trust> => ({
  issuer_keys: (await jwks()).keys.map(({ kid = '', x = '' }) => ({
    kid,
    public_key: Buffer.from(x, 'base64url'),
  })),
  log_keys: [keyIn((await get('/log/vkey')).body, sha256Of)].flatMap((key) => key ?? []),
})
const verdictOn = async (text: string): Promise<ProofVerdict> =>
  verifyCredential(text, await trust(), verifierKit)

describe('the proof of an order as a credential', () => {
  it('says how it ended, holds its log, and is verified from itself and the keys [PROF-02] [PROF-03]', async () => {
    const id = await delivered()
    const verdict = await verdictOn(await textFor(id))
    expect(verdict.faults).toEqual([])
    expect(verdict.credential?.order).toMatchObject({ id, outcome: 'received' })
    expect(verdict.signers).toEqual([new URL(t.deps.settings.public_url).host + '/log'])
    // Opened, it is the log itself.
    expect(verdict.events).toEqual(JSON.parse(JSON.stringify(await logOf(t, id))))
  })

  it('is its text alone where that is accepted, and says which entry of the log closed the order [PROF-02] [PROF-04]', async () => {
    const id = await delivered()
    // Comes after the end, and is not what closed it.
    const correction = { field: 'truck_number', value: 'MH14ZZ0001', reason: 'typed wrong' }
    await act(id, { correction })
    await sequenced(t.deps)
    const reply = await t.call('acme', getProof, { params: { id } }, { accept: PLAIN })
    expect([reply.code, reply.headers['content-type']]).toEqual([200, PLAIN])
    const proof = (reply.body as unknown as Buffer).toString()
    const { credential, faults, kid } = await verdictOn(proof)
    expect([faults, (await jwks()).keys.some((key) => key.kid === kid)]).toEqual([[], true])
    const closing = (await logOf(t, id)).findIndex(({ type }) => type === 'received')
    const { log, events } = credential ?? {}
    const text = canonical(events?.[closing])
    expect(log?.digest).toBe(Buffer.from(sha256Of(Buffer.from(text))).toString('hex'))
    const index = log?.index ?? -1
    expect(log?.head.index).toBeGreaterThan(index)
    const { rawPayload } = await get(`/log/tile/0/000.p/${index + 1}`)
    expect(rawPayload.subarray(index * 32)).toEqual(
      Buffer.from(leafHash(Buffer.from(log?.digest ?? '', 'hex'), sha256Of)),
    )
    const { result } = (await credentialFor(id)).body as {
      result: { credential: string; certificate_url: string }
    }
    expect(result.credential).toBe(proof)
    expect(result.certificate_url).toMatch(new RegExp(`/api/orders/${id}/certificate$`))
  })

  it('is the same until something comes that it proves, then another that names it [PROF-02] [PROF-05]', async () => {
    const id = await delivered()
    const first = await credentialFor(id)
    expect((await credentialFor(id)).body).toEqual(first.body)
    const correction = { field: 'truck_number', value: 'MH14ZZ0001', reason: 'typed wrong' }
    await act(id, { correction })
    const early = await credentialFor(id)
    expect([early.code, early.body.code]).toEqual([503, 'proof_not_sealed'])
    await sequenced(t.deps)
    const second = await verdictOn(await textFor(id))
    expect(second.faults).toEqual([])
    const former = await verdictOn(
      (first.body as { result: { credential: string } }).result.credential,
    )
    expect(second.credential?.replaces).toBe(former.credential?.jti)
    expect(await statusOf(former)).toBe(3)
    expect(await statusOf(second)).toBe(0)
  })

  it('is there once the order has ended, and for who may see it [PROF-02] [ROLE-15]', async () => {
    const { _id: open } = await anOrder(t)
    expect((await credentialFor(open)).body.code).toBe('proof_not_ended')
    const id = await delivered()
    expect((await credentialFor(id, 'bayer')).code).toBe(404)
    expect((await credentialFor('01900000-0000-7000-8000-000000000009')).code).toBe(404)
    const shown = await verdictOn(await textFor(id, 'acme-vendor'))
    expect(shown.faults).toEqual([])
    expect(JSON.stringify(shown.events)).not.toContain(PHONE)
  })

  it('is none for an order that is open again, also where the driver had pressed ‘reached’, and the one before it is no good [PROF-02] [PROF-05] [REVW-03]', async () => {
    const loc = [21.1458, 79.0882] as const
    const { _id: id } = await anOrder(t, 'acme', { destination: { name: 'Nagpur', loc: [...loc] } })
    await act(id, { triggerOutBound: true, geo_tag: { loc } })
    await act(id, { receive: true })
    await sequenced(t.deps)
    const first = await verdictOn(await textFor(id))
    const turned_down = { body: { order_id: id, is_approved: false } }
    expect((await t.call('acme', reviewOrder, turned_down)).code).toBe(200)
    await act(id, { reupdate: { reason: 'wrong paper' } })
    await sequenced(t.deps)
    const { result } = (await t.call('acme', `/orders/${id}`)).body
    expect([result.ended, result.epod.otp.verified]).toEqual([true, false])
    const reply = await credentialFor(id)
    expect([reply.code, reply.body.code]).toEqual([409, 'proof_not_ended'])
    const byCode = await get(`/proof/credential/${verifyCodeOf(t.deps.keys, id)}`)
    expect(byCode.statusCode).toBe(409)
    expect(await statusOf(first)).toBe(1)
    await act(id, { receive: true })
    await sequenced(t.deps)
    const second = await verdictOn(await textFor(id))
    expect([second.faults, second.credential?.replaces]).toEqual([[], first.credential?.jti])
    expect([await statusOf(first), await statusOf(second)]).toEqual([3, 0])
  })

  it('is one, however many ask at once [PROF-02]', async () => {
    const id = await delivered()
    const texts = await Promise.all(Array.from({ length: 8 }, () => textFor(id)))
    expect(new Set(texts).size).toBe(1)
  })
})

const statusOf = async ({ credential }: ProofVerdict): Promise<number> => {
  const { idx = 0, uri = '' } = credential?.status.status_list ?? {}
  // For some seconds a node gives out the list it has.
  t.deps.caches.status_lists.clear()
  const list = await get(new URL(uri).pathname)
  const { payload, protectedHeader } = await jwtVerify<{
    status_list: { bits: number; lst: string }
  }>(list.body, createLocalJWKSet(await jwks()))
  expect([protectedHeader.typ, payload.sub]).toEqual(['statuslist+jwt', uri])
  const bits = inflateSync(Buffer.from(payload.status_list.lst, 'base64url'))
  return ((bits[Math.floor((idx * 2) / 8)] ?? 0) >> ((idx * 2) % 8)) & 3
}

describe('a credential that a stranger checks', () => {
  it('is signed as jose verifies it, also after the key was changed [PROF-02]', async () => {
    const id = await delivered()
    const [jwt = ''] = (await textFor(id)).split('~')
    await rotateIssuerKey(t.deps, null)
    const keys = await jwks()
    expect(keys.keys.length).toBeGreaterThan(1)
    const { protectedHeader } = await compactVerify(jwt, createLocalJWKSet(keys))
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', typ: 'dc+sd-jwt' })
    const later = await delivered()
    const [newer = ''] = (await textFor(later)).split('~')
    expect((await compactVerify(newer, createLocalJWKSet(keys))).protectedHeader.kid).not.toBe(
      protectedHeader.kid,
    )
  })

  it('is signed with a published key, also where many make the first one at once [PROF-02]', async () => {
    await t.database.asOwner((db) =>
      sql`update issuer_keys set retired_at = now() where retired_at is null`.execute(db),
    )
    const signers = await Promise.all(Array.from({ length: 6 }, () => issuerSigner(t.deps)))
    const [kid, ...others] = [...new Set(signers.map((signer) => signer.kid))]
    expect(others).toEqual([])
    expect((await jwks()).keys.map((key) => key.kid)).toContain(kid)
  })

  it('has the claims that @sd-jwt/core finds in it, and can be shown without a receiver’s number [PROF-02] [PROF-04]', async () => {
    const id = await delivered()
    const text = await textFor(id)
    const keys = createLocalJWKSet(await jwks())
    const library = new SDJwtInstance({
      hasher: (data, alg) =>
        createHash(alg.replace('-', ''))
          .update(data as string)
          .digest(),
      hashAlg: 'sha-256',
      verifier: async (data, signature) => {
        await compactVerify(`${data}.${signature}`, keys)
        return true
      },
    })
    const { payload } = await library.verify(text)
    expect((payload as { events: unknown[] }).events).toEqual((await verdictOn(text)).events)
    expect(JSON.stringify(payload)).toContain(PHONE)
    const [jwt = '', ...disclosures] = text.slice(0, -1).split('~')
    const fewer = disclosures.filter(
      (one) => !Buffer.from(one, 'base64url').toString().includes(PHONE),
    )
    const shown = `${[jwt, ...fewer].join('~')}~`
    expect((await verdictOn(shown)).faults).toEqual([])
    expect(JSON.stringify((await library.verify(shown)).payload)).not.toContain(PHONE)
  })

  it('is open to anybody by its code, with no personal value [PROF-03]', async () => {
    const id = await delivered()
    const reply = await get(`/proof/credential/${verifyCodeOf(t.deps.keys, id)}`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'application/dc+sd-jwt',
    ])
    const verdict = await verdictOn(reply.body)
    expect([verdict.faults, verdict.credential?.order.id]).toEqual([[], id])
    expect(reply.body.split('~')).toEqual([reply.body.split('~')[0], ''])
    expect(JSON.stringify(verdict.events)).not.toMatch(/Meera|Ravi|gate|98222/)
    for (const path of ['/proof/credential/x', '/proof/status/9', '/proof/status/-1', '/proof/x'])
      expect((await get(path)).statusCode).toBe(404)
  })

  it('is verified with the one file of published keys, as a browser computes [PROF-02] [PROF-03]', async () => {
    const id = await delivered()
    const text = await textFor(id)
    const keys = trustIn((await get('/proof/keys.json')).body, browserKit)
    if (!keys) throw new Error('no keys')
    const found = examined(text, keys, browserKit)
    expect([found?.faults, found?.strays, found?.log?.name]).toEqual([
      [],
      [],
      new URL(t.deps.settings.public_url).host + '/log',
    ])
    expect([...filesOf(found?.events ?? []).values()]).toEqual([3])
    const { uri = '', idx = -1 } = found?.credential.status.status_list ?? {}
    const list = (await get(new URL(uri).pathname)).body
    const bits = statusBitsIn(list, uri, keys.issuer_keys, browserKit)
    expect(statusAt(inflateSync(bits ?? new Uint8Array()), idx)).toBe('good')
    expect(statusBitsIn(list, `${uri}0`, keys.issuer_keys, browserKit)).toBeNull()
    expect(statusBitsIn(list, uri, [], browserKit)).toBeNull()
    expect(statusAt(new Uint8Array(1), 4)).toBe('unknown')
    for (const other of ['', 'null', '{}', '{"jwks":null,"vkeys":[]}', '{"jwks":{"keys":5}}'])
      expect(trustIn(other, browserKit)).toBeNull()
  })

  it('is no proof, and no failure either, whatever somebody writes in its place [PROF-03]', async () => {
    const part = (value: unknown): string =>
      Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
    const event = { type: 'created', server_time: 'x', actor: { role: 'y' } }
    const place = {
      checkpoint: '',
      origin: '',
      digest: '',
      index: 0,
      path: [],
      head: { index: 0, path: [] },
    }
    const base = { order: { id: '', identifier: '' }, log: place }
    const payloads = [
      { ...base, events: [null] },
      { ...base, events: [{ ...event, at: '\ud800' }] },
      { ...base, events: [event], log: { ...place, index: 1e308, path: [5] } },
      { ...base, events: [event], log: { ...place, head: null } },
      `{"events":${'['.repeat(100_000)}`,
      `{"order":{"id":"","identifier":""},"log":${JSON.stringify(place)},"events":[{"type":"","server_time":"","actor":{"role":""},"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`,
    ]
    for (const payload of payloads)
      expect(
        examined(`${part({ alg: 'EdDSA' })}.${part(payload)}.AA~`, await trust(), browserKit),
      ).toBeNull()
    for (const text of ['', '~', '..', 'eyJ', 'x'.repeat(5_000_000)])
      expect(examined(text, await trust(), browserKit)).toBeNull()
  })

  it('names whatever was changed in it, and never more than that [PROF-03]', async () => {
    const chance = chanceOf(Number(process.env['EPOD_SEED'] ?? 1))
    const text = await textFor(await delivered())
    const times = process.env['EPOD_FULL'] ? 10_000 : 300
    const sound: string[] = []
    for (let time = 0; time < times; time += 1) {
      const at = chance.int(0, text.length - 2)
      const other = chance.pick(Array.from('abcXYZ019_-~.').filter((one) => one !== text[at]))
      const changed = text.slice(0, at) + other + text.slice(at + 1)
      const { faults } = await verdictOn(changed)
      if (faults.length === 0) sound.push(`${at} ${other}`)
    }
    expect(sound).toEqual([])
    expect((await verdictOn(text)).faults).toEqual([])
  }, 600_000)
})

describe('the values of a credential', () => {
  it('can be erased, and it stays what it was [PROF-04] [DATA-01]', async () => {
    const id = await delivered()
    await credentialFor(id)
    await t.database.asOwner((db) =>
      sql`
        insert into events (client_id, order_id, seq, type, at, body, digest)
        select client_id, order_id, 100, 'erased', now(), jsonb_build_object('data',
          jsonb_build_object('values', jsonb_build_array(jsonb_build_object('seq', seq, 'places',
            '[0, 1, 2, 3, 4]'::jsonb)))), ''
        from events where order_id = ${id} and type = 'remarked'`.execute(db),
    )
    await t.database.asOwner((db) =>
      sql`
        update events set disclosures = array(
          select '[' || (d::json -> 1)::text || ']'
          from unnest(disclosures) with ordinality as u (d, at)
          where json_array_length(d::json) = 3 order by at)
        where order_id = ${id} and type = 'remarked'`.execute(db),
    )
    const verdict = await verdictOn(await textFor(id))
    expect(verdict.faults).toEqual([])
    expect(JSON.stringify(verdict.events)).not.toMatch(/left at the gate/)
    const remark = verdict.events.find(({ type }) => type === 'remarked')
    expect(remark && eventIn({ body: JSON.stringify(remark), disclosures: [] }).seq).toBe(2)
  })
})
