import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProofPack } from '../../../contract/proof/certificate.ts'
import { examined, filesOf } from '../../../domain/credential/examine.ts'
import { certificatesIn, trustIn } from '../../../domain/credential/keys-file.ts'
import { proofIn } from '../../../domain/credential/proof-file.ts'
import { embeddedProof } from '../../document-signature/embedded-proof.ts'
import { derIn } from '../../document-signature/pem.ts'
import { documentFault } from '../../document-signature/verify-pdf.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { sha256 } from '../../secrets.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { bytesOf } from '../../testing/bytes-of.ts'
import { anOrder } from '../../testing/orders.ts'
import { aJpeg, canvas, sent, stroke } from '../../testing/pictures.ts'
import { present } from '../../testing/present.ts'
import { clientIdOf, pathOfStored } from '../../testing/stored.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { verifierKit } from '../../testing/verifier-kit.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const received = async (): Promise<string> => {
  const { _id } = await anOrder(t)
  const signature = { name: 'Meera', relation: 'Owner', image: await canvas(stroke()) }
  for (const action of [
    { photos: [sent(await aJpeg(), 'door.jpg')] },
    { signature },
    { receive: true },
  ])
    expect((await t.call('acme', '/update_epod', { _id, ...action })).code).toBe(200)
  return _id
}
const packOf = (id: string, as = 'acme') => t.call(as, getProofPack, { params: { id } })

describe('the proof pack of an order', () => {
  it('holds certificate, signed proof, keys and every file, which agree with one another [PROF-02]', async () => {
    const id = await received()
    await sequenced(t.deps)
    const entries = unzipped(bytesOf(await packOf(id)))
    const named = (pattern: RegExp): string[] =>
      [...entries.keys()].filter((name) => pattern.test(name))
    expect(named(/\.pdf$/)).toHaveLength(1)
    const certificate = present(entries.get(present(named(/\.pdf$/)[0])))
    const keys = present(entries.get('keys.json')).toString()
    expect(documentFault(certificate, certificatesIn(keys).flatMap(derIn))).toBeNull()
    expect(embeddedProof(certificate)).toBe(present(entries.get('proof.sd-jwt')).toString())
    expect(proofIn(present(entries.get('proof.json')).toString())).toBe(
      present(entries.get('proof.sd-jwt')).toString(),
    )
    const trust = present(trustIn(keys, verifierKit))
    const proof = examined(present(entries.get('proof.sd-jwt')).toString(), trust, verifierKit)
    expect(proof?.faults).toEqual([])
    const digests = filesOf(present(proof).events)
    const files = named(/\.(jpg|png)$/)
    expect(files).toHaveLength(2)
    for (const name of files)
      expect([name, digests.has(sha256(present(entries.get(name))))]).toEqual([name, true])
  })

  it('comes once the proof is sealed, to who may download proofs of this order [PROF-02] [ROLE-15]', async () => {
    const id = await received()
    const early = await packOf(id)
    expect([early.code, (early.body as { code: string }).code]).toEqual([503, 'proof_not_sealed'])
    await sequenced(t.deps)
    expect((await packOf(id, 'bayer')).code).toBe(404)
    const { _id: open } = await anOrder(t)
    expect((await packOf(open)).code).toBe(409)
  })

  it('leaves out a file that is not as it was put on record [PROF-02]', async () => {
    const id = await received()
    await sequenced(t.deps)
    const client_id = await clientIdOf(t, 'acme')
    const whole = unzipped(bytesOf(await packOf(id)))
    const photo = present([...whole.keys()].find((name) => name.endsWith('.jpg')))
    await rm(pathOfStored(t, client_id, sha256(present(whole.get(photo)))))
    const entries = unzipped(bytesOf(await packOf(id)))
    expect([entries.has(photo), entries.has('proof.sd-jwt')]).toEqual([false, true])
  })
})
