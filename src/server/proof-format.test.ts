import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  CREDENTIAL_TYPE,
  type DeliveryCredential,
} from '../domain/credential/delivery-credential.ts'
import { examined, filesOf } from '../domain/credential/examine.ts'
import { trustIn } from '../domain/credential/keys-file.ts'
import { canonical } from '../domain/order/canonical.ts'
import { FIRST_PREV } from '../domain/order/chain.ts'
import { checkpointText } from '../domain/transparency/checkpoint.ts'
import {
  foldHashes,
  inclusionRanges,
  leafHash,
  nodeHash,
} from '../domain/transparency/merkle-tree.ts'
import {
  cosignature,
  cosigned,
  keyLine,
  signatureLine,
  verifierKey,
} from '../domain/transparency/signed-note.ts'
import { sha256Of, signedNote, verifierOf } from './transparency/log-signer.ts'
import { verifierKit } from './testing/verifier-kit.ts'

/** PKCS #8 of an Ed25519 key, before its seed of 32 bytes. */
const PKCS8 = '302e020100300506032b657004220420'
const name = 'log.example.com/log'
const key = createPrivateKey({
  key: Buffer.from(PKCS8 + '00'.repeat(32), 'hex'),
  format: 'der',
  type: 'pkcs8',
})
const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
const public_key = Buffer.from(x, 'base64url')
const secret = key.export({ format: 'pem', type: 'pkcs8' }).toString()

it('prints test vectors that are what this product signs [PROF-04]', () => {
  const doc = readFileSync('docs/proof-format.md', 'utf8')
  const entry = sha256Of(Buffer.from('{}'))
  const leaf = leafHash(entry, sha256Of)
  const root = foldHashes([leaf, leaf], sha256Of)
  const text = checkpointText({ origin: name, size: 2, root })
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
  expect(doc).toContain(`\`${hex(entry)}\``)
  expect(doc).toContain(`\`${hex(leaf)}\``)
  expect(doc).toContain(`\`${hex(root)}\``)
  expect(doc).toContain(`\n\`\`\`\n${signedNote(text, name, { public_key, secret })}\`\`\`\n`)
  expect(doc).toContain(`\`${keyLine(verifierOf(name, public_key))}\``)
})

/** A witness, whose key has a seed of 32 bytes 01. */
const witnessKey = createPrivateKey({
  key: Buffer.from(PKCS8 + '01'.repeat(32), 'hex'),
  format: 'der',
  type: 'pkcs8',
})
const witness = verifierKey(
  'witness.example.com',
  Buffer.from(createPublicKey(witnessKey).export({ format: 'jwk' }).x ?? '', 'base64url'),
  sha256Of,
  'cosignature',
)
const SECONDS = 1_767_225_600

const encoded = (text: string): string => Buffer.from(text).toString('base64url')
const digestOf = (disclosure: string): string =>
  Buffer.from(sha256Of(Buffer.from(encoded(disclosure)))).toString('base64url')
const entryOf = (event: unknown): Uint8Array => sha256Of(Buffer.from(canonical(event)))
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** The vector of the page: an order with a photo, received, of which a message went out later. */
const vector = () => {
  const photo = hexOf(sha256Of(Buffer.from('a photo')))
  const disclosures = [
    '["AAAAAAAAAAAAAAAAAAAAAA","text","two boxes wet"]',
    `["BBBBBBBBBBBBBBBBBBBBBA","${photo}"]`,
  ]
  const [text = '', file = ''] = disclosures.map(digestOf)
  const id = '00000000-0000-7000-8000-000000000000'
  const time = (second: number) => `2026-01-01T00:00:0${second}.000Z`
  const office = { username: 'asha', role: 'client', link_id: null }
  const receiver = { username: null, role: 'receiver', link_id: null }
  const events: object[] = []
  const add = (type: string, actor: object, data: object, rest: object = {}): void => {
    const [last] = events.slice(-1)
    const prev = last ? hexOf(entryOf(last)) : FIRST_PREV
    const seq = events.length + 1
    events.push({ type, data, order_id: id, seq, prev, server_time: time(seq), actor, ...rest })
  }
  add('created', office, { entered: { identifier: 'LR-1' } })
  add('remarked', receiver, { _sd: [text] }, { files: [{ '...': file }] })
  add('received', receiver, {})
  add('notified', office, { notificationType: 'EMAIL' })
  // Another order's event lies between.
  const leaves = [events[0], {}, ...events.slice(1)].map((one) => leafHash(entryOf(one), sha256Of))
  const pathOf = (index: number): string[] =>
    inclusionRanges(index, leaves.length).map(({ from, to }) =>
      base64(rootOf(leaves.slice(from, to))),
    )
  const note = checkpointText({ origin: name, size: leaves.length, root: rootOf(leaves) })
  const seen = sign(null, Buffer.from(cosigned(note, SECONDS)), witnessKey)
  const line = signatureLine({ ...witness, signature: cosignature(SECONDS, seen) })
  const kid = Buffer.from(entryOf({ crv: 'Ed25519', kty: 'OKP', x })).toString('base64url')
  const payload: DeliveryCredential = {
    iss: 'https://log.example.com',
    vct: 'https://log.example.com/proof/delivery',
    jti: id,
    iat: SECONDS + 60,
    _sd_alg: 'sha-256',
    order: { id, identifier: 'LR-1', outcome: 'received', ended_at: time(3) },
    events,
    log: {
      origin: name,
      checkpoint: signedNote(note, name, { public_key, secret }) + line,
      index: 3,
      digest: hexOf(entryOf(events[2])),
      path: pathOf(3),
      head: { index: 4, path: pathOf(4) },
    },
    status: { status_list: { idx: 0, uri: 'https://log.example.com/proof/status/0' } },
  }
  const signed = `${encoded(canonical({ alg: 'EdDSA', kid, typ: CREDENTIAL_TYPE }))}.${encoded(canonical(payload))}`
  const signature = sign(null, Buffer.from(signed), key).toString('base64url')
  const proof = `${signed}.${signature}~${disclosures.map((one) => `${encoded(one)}~`).join('')}`
  const keys = canonical({
    jwks: { keys: [{ crv: 'Ed25519', kid, kty: 'OKP', x }] },
    vkeys: [keyLine(verifierOf(name, public_key)), keyLine(witness)],
  })
  return { disclosures, text, file, photo, events, payload, proof, keys }
}

/** The root over leaves (RFC 6962). */
const rootOf = (hashes: readonly Uint8Array[]): Uint8Array => {
  const [first = new Uint8Array()] = hashes
  if (hashes.length < 2) return first
  const split = 2 ** Math.floor(Math.log2(hashes.length - 1))
  return nodeHash(rootOf(hashes.slice(0, split)), rootOf(hashes.slice(split)), sha256Of)
}

it('prints a proof, made of fixed keys and salts, that its own keys verify [PROF-02] [PROF-03]', () => {
  const { disclosures, text, file, photo, events, payload, proof, keys } = vector()
  const doc = readFileSync('docs/proof-format.md', 'utf8')
  for (const part of [
    ...disclosures,
    text,
    file,
    photo,
    canonical(events[1]),
    hexOf(entryOf(events[1])),
    payload.log.digest,
    proof,
    keys,
  ])
    expect(doc).toContain(part)
  const trust = trustIn(keys, verifierKit)
  const found = trust && examined(proof, trust, verifierKit)
  expect([found?.faults, found?.events.map(({ values }) => values)]).toEqual([
    [],
    [
      [],
      [
        { name: 'text', value: 'two boxes wet', at: ['data'] },
        { name: null, value: photo, at: ['files'] },
      ],
      [],
      [],
    ],
  ])
  expect(found?.witnesses.map(({ at }) => at)).toEqual(['2026-01-01T00:00:00.000Z'])
})

/** The vector with other claims or another header, signed with its own key. */
const signedAnew = (changed: object, header: object = {}, disclosures = ''): string => {
  const { payload, keys } = vector()
  const { kid } = JSON.parse(keys).jwks.keys[0] as { kid: string }
  const head = canonical({ alg: 'EdDSA', kid, typ: CREDENTIAL_TYPE, ...header })
  const signed = `${encoded(head)}.${encoded(canonical({ ...payload, ...changed }))}`
  const signature = sign(null, Buffer.from(signed), key).toString('base64url')
  return `${signed}.${signature}~${disclosures}`
}

it('is no proof for a verifier where events and order do not agree, though all is signed [PROF-03]', () => {
  const { payload, keys } = vector()
  const trust = trustIn(keys, verifierKit)
  const faultsOf = (changed: object): string[] => {
    const found = trust && examined(signedAnew(changed), trust, verifierKit)
    return found?.faults.map(({ what }) => what) ?? ['unreadable']
  }
  const { order, log } = payload
  expect(faultsOf({})).toEqual([])
  for (const other of [
    { order: { ...order, identifier: 'LR-2' } },
    { order: { ...order, outcome: 'rejected' } },
    { order: { ...order, ended_at: '2026-01-01T00:00:04.000Z' } },
    { vct: 'https://other.example.com/proof/delivery' },
  ])
    expect(faultsOf(other)).toEqual(['order'])
  for (const other of [
    { ...log, index: 2 },
    { ...log, digest: '0'.repeat(64) },
    { ...log, path: log.path.toReversed() },
    { ...log, head: { ...log.head, index: 3 } },
    { ...log, head: { ...log.head, path: [] } },
  ])
    expect(faultsOf({ log: other })).toEqual(['not_in_log'])
  expect(faultsOf({ log: { ...log, origin: 'other' } })).toEqual(['checkpoint'])
  expect(faultsOf({ events: payload.events.toReversed() })).toContain('event')
})

it('is no proof where a second line of a witness tells another time [PROF-02] [PROF-04]', () => {
  const { payload, keys } = vector()
  const trust = trustIn(keys, verifierKit)
  const { checkpoint } = payload.log
  const genuine = checkpoint.split('\n').at(-2) ?? ''
  const forged = signatureLine({ ...witness, signature: cosignature(1, new Uint8Array(64)) })
  const changed = checkpoint.replace(genuine, `${forged}${genuine}`)
  const found =
    trust &&
    examined(signedAnew({ log: { ...payload.log, checkpoint: changed } }), trust, verifierKit)
  expect(found?.faults).toEqual([{ what: 'checkpoint' }])
  expect(found?.witnesses.map(({ at }) => at)).not.toContain('1970-01-01T00:00:01.000Z')
})

it('is no proof where type or hashing are others than the format says [PROF-02]', () => {
  const trust = trustIn(vector().keys, verifierKit)
  for (const [claims, header] of [
    [{}, { typ: 'JWT' }],
    [{}, { typ: 'statuslist+jwt' }],
    [{ _sd_alg: 'sha-512' }, {}],
  ])
    expect(trust && examined(signedAnew(claims ?? {}, header), trust, verifierKit)).toBeNull()
})

it('finds a disclosure whose name stands in its object already, or is told twice [PROF-02]', () => {
  const trust = trustIn(vector().keys, verifierKit)
  const given = [
    ['type', 'x'],
    ['text', 'dry'],
    ['text', 'wet'],
    ['toString', 'kept'],
  ].map((parts) => JSON.stringify(['salt', ...parts]))
  const [first, ...others] = vector().events
  const events = [{ ...first, _sd: given.map(digestOf) }, ...others]
  const disclosures = given.map((one) => `${encoded(one)}~`).join('')
  const found = trust && examined(signedAnew({ events }, {}, disclosures), trust, verifierKit)
  expect(found?.strays).toEqual([
    { name: 'type', value: 'x' },
    { name: 'text', value: 'wet' },
  ])
  expect(found?.events[0]?.event).toMatchObject({ type: 'created', text: 'dry' })
  expect(Object.hasOwn(found?.events[0]?.event ?? {}, 'toString')).toBe(true)
})

it('says of a file that several events name the first of them [PROF-03]', () => {
  const { proof, keys, photo } = vector()
  const trust = trustIn(keys, verifierKit)
  const events = (trust && examined(proof, trust, verifierKit)?.events) ?? []
  const again = events.map(({ event, values }) => ({ event: { ...event, seq: 9 }, values }))
  expect([...filesOf([...events, ...again])]).toEqual([[photo, 2]])
})
