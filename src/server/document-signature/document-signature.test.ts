import { execFile } from 'node:child_process'
import { hash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_PROOF_CHARACTERS } from '../../domain/credential/delivery-credential.ts'
import { getCertificate } from '../../contract/proof/certificate.ts'
import { certificatesIn } from '../../domain/credential/keys-file.ts'
import { chanceOf } from '../demo/chance.ts'
import { sequenced } from '../testing/log-readers.ts'
import { keysFrom } from '../secrets.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { bytesOf } from '../testing/bytes-of.ts'
import { anOrder } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'
import { present } from '../testing/present.ts'
import { documentSigner } from './document-signer.ts'
import { embeddedProof } from './embedded-proof.ts'
import { signedPdf } from './signature-field.ts'
import { derIn } from './pem.ts'
import { newSigningCertificate } from './signing-certificate.ts'
import { documentFault, type DocumentFault } from './verify-pdf.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'epod-signature-'))
/** `EPOD_FULL=1` makes as many changes as a release is to find. */
const CHANGES = process.env['EPOD_FULL'] === '1' ? 10_000 : 300
/** Twenty megabytes, packed into twenty thousand bytes. */
const bomb = deflateSync(Buffer.alloc(MOST_PROOF_CHARACTERS + 1, 'a'))
const EARLY = '2026-11-24T10:00:00.000Z'

let t: TestApp
let unsealed: Buffer = Buffer.alloc(0)
let pdf: Buffer = Buffer.alloc(0)
beforeAll(async () => {
  t = await openTestApp()
  const { _id } = await anOrder(t, 'acme', { identifier: '/ByteRange [0 9 9 9] <&>' })
  for (const action of [{ photos: [sent(await aJpeg(), 'door.jpg')] }, { receive: true }])
    await t.call('acme', '/update_epod', { _id, ...action })
  unsealed = await certificateOf(_id)
  await sequenced(t.deps)
  pdf = await certificateOf(_id)
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

const certificateOf = async (id: string): Promise<Buffer> =>
  bytesOf(await t.call('acme', getCertificate, { params: { id }, query: {} }))
const published = async (): Promise<readonly string[]> =>
  certificatesIn((await t.app.inject('/proof/keys.json')).body)
const faultOf = async (bytes: Buffer): Promise<DocumentFault | null> =>
  documentFault(bytes, (await published()).flatMap(derIn))
const kept = (name: string, content: Buffer | string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const altered = (bytes: Buffer, at: number, byte: number): Buffer => {
  const other = Buffer.from(bytes)
  other[at] = byte
  return other
}
/** The field of the signature: from its opening to behind its closing. */
const fieldOf = (bytes: Buffer): readonly [number, number] => {
  const from = bytes.lastIndexOf('/Contents <') + '/Contents '.length
  return [from, bytes.indexOf('>', from) + 1]
}
/** The same with one more page’s worth of drawing behind it, as an editor saves it. */
const updated = (bytes: Buffer): Buffer => {
  const text = bytes.toString('latin1')
  const content = /\/Contents (\d+) 0 R/.exec(text)?.[1] ?? ''
  const trailer = /trailer\n<<\n([^]*?)>>/.exec(text)?.[1] ?? ''
  const before = /startxref\n(\d+)/.exec(text)?.[1] ?? ''
  const drawn = '0 0 600 900 re f'
  const object = `${content} 0 obj\n<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream\nendobj\n`
  const place = String(bytes.length).padStart(10, '0')
  return Buffer.concat([
    bytes,
    Buffer.from(
      `${object}xref\n${content} 1\n${place} 00000 n \ntrailer\n<<\n${trailer}/Prev ${before}\n>>\n` +
        `startxref\n${bytes.length + object.length}\n%%EOF\n`,
    ),
  ])
}

describe('the signature of a certificate, for strangers [REPT-04] [PROF-02]', () => {
  it('is valid and covers all to poppler, whether or not the proof is sealed', async () => {
    for (const bytes of [unsealed, pdf]) {
      const { stdout } = await run('pdfsig', [kept('certificate.pdf', bytes)])
      for (const told of [
        'Signature is Valid.',
        'Total document signed',
        'ETSI.CAdES.detached',
        'OU=proof of delivery,CN=epod.test',
      ])
        expect(stdout).toContain(told)
      expect(stdout).not.toContain('Signature #2')
    }
  })

  it('no longer covers all to poppler where something was added, and does not hold where something was changed', async () => {
    const more = await run('pdfsig', [kept('more.pdf', updated(pdf))])
    expect(more.stdout).not.toContain('Total document signed')
    const changed = altered(pdf, 20, (pdf[20] ?? 0) ^ 1)
    const { stdout } = await run('pdfsig', [kept('changed.pdf', changed)]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).not.toContain('Signature is Valid')
  })

  it('is CAdES to openssl, with the certificate that is published', async () => {
    const [from, to] = fieldOf(pdf)
    const signature = kept('s.der', Buffer.from(pdf.toString('latin1', from + 1, to - 1), 'hex'))
    const content = kept('content', Buffer.concat([pdf.subarray(0, from), pdf.subarray(to)]))
    const key = kept('key.pem', present((await published())[0]))
    const given = `cms -verify -cades -binary -inform DER -in ${signature} -content ${content}`
    const trust = `-CAfile ${key} -purpose any -no_check_time -out ${join(folder, 'out')}`
    const { stderr } = await run('openssl', `${given} ${trust}`.split(' '))
    expect(stderr).toMatch(/verification successful/i)
    const { stdout } = await run('openssl', ['x509', '-in', key, '-noout', '-text'])
    for (const told of ['CN = epod.test', 'Digital Signature, Non Repudiation', 'prime256v1'])
      expect(stdout).toContain(told)
  })
})

describe('verifying a certificate [REPT-04] [PROF-03]', () => {
  it('finds it unchanged, and in it the proof that was sealed', async () => {
    expect([await faultOf(unsealed), await faultOf(pdf)]).toEqual([null, null])
    expect(embeddedProof(unsealed)).toBeNull()
    expect(embeddedProof(pdf)).toMatch(/^eyJ[\w.-]+~/)
  })

  it.each([
    ['an empty file', ''],
    ['no stream', '/Subtype /application#2Fdc+sd-jwt\n/Length 5\n'],
    ['no length', '/Subtype /application#2Fdc+sd-jwt\n>>\nstream\nabc'],
    ['nothing packed', '/Subtype /application#2Fdc+sd-jwt\n/Length 3\n>>\nstream\nabc'],
    ['too much', ['/Subtype /application#2Fdc+sd-jwt\n/Length 999999\n>>\nstream\n', bomb]],
  ])('takes no proof out of %s', (_, parts) => {
    const bytes = [parts].flat().map((part) => Buffer.from(part))
    expect(embeddedProof(Buffer.concat(bytes))).toBeNull()
  })

  it('finds each change of one byte, wherever it is', async () => {
    const chance = chanceOf(Number(process.env['EPOD_SEED'] ?? 1))
    const trusted = (await published()).flatMap(derIn)
    const [from, to] = fieldOf(pdf)
    const missed: string[] = []
    for (let change = 0; change < CHANGES; change += 1) {
      // Half of them where the signature does not look: at itself.
      const at = change % 2 === 0 ? chance.int(0, pdf.length - 1) : chance.int(from - 80, to + 20)
      const hex = chance.pick(Array.from('0123456789abcdefABCDEF> \n')).charCodeAt(0)
      const byte = chance.pick([hex, chance.int(0, 255)])
      if (pdf[at] === byte) continue
      if (documentFault(altered(pdf, at, byte), trusted) === null) missed.push(`${at} ${byte}`)
    }
    expect(missed).toEqual([])
    expect(documentFault(pdf, trusted)).toBeNull()
  }, 600_000)

  it('names what was done', async () => {
    const [from, to] = fieldOf(pdf)
    const foreign = newSigningCertificate('epod.test', new Date(EARLY))
    const free = Buffer.from(
      pdf
        .toString('latin1')
        .replace(/\/ByteRange .*/, (range) =>
          '/ByteRange [0 9999999999 9999999999 9999999999]'.padEnd(range.length),
        ),
      'latin1',
    )
    const upper = Buffer.from(pdf)
    upper.write(pdf.toString('latin1', from, to).toUpperCase(), from, 'latin1')
    const rewritten = join(folder, 'rewritten.pdf')
    await run('qpdf', [kept('whole.pdf', pdf), rewritten])
    const again = readFileSync(rewritten)
    for (const [what, bytes, fault] of [
      ['a word', altered(pdf, 5_000, (pdf[5_000] ?? 0) ^ 1), 'changed'],
      ['an update', updated(pdf), 'appended'],
      ['one byte more', Buffer.concat([pdf, Buffer.from('\n')]), 'appended'],
      ['a second document', Buffer.concat([pdf, pdf]), 'appended'],
      ['something before it', Buffer.concat([Buffer.from('%PDF-1.7\n'), pdf]), 'unsigned'],
      ['one byte less', pdf.subarray(0, -1), 'changed'],
      ['half', pdf.subarray(0, pdf.length / 2), 'changed'],
      ['the signature as capitals', upper, 'signature'],
      ['bytes behind the signature', altered(pdf, to - 2, 0x31), 'signature'],
      ['signed anew by somebody', signedPdf(free, foreign), 'signer'],
      ['saved anew', again, 'unsigned'],
      ['nothing', Buffer.alloc(0), 'unsigned'],
      ['no field', Buffer.from('/ByteRange [0 35 36 1]\n/Contents <>'), 'unsigned'],
      ['an empty field', Buffer.from('/ByteRange [0 33 35 1]\n/Contents <>\n'), 'signature'],
    ] as const)
      expect([what, await faultOf(bytes)]).toEqual([what, fault])
    expect(documentFault(pdf, [])).toBe('signer')
    expect(documentFault(pdf, [foreign.certificate])).toBe('signer')
  })
})

describe('the key that signs certificates [PROF-02]', () => {
  const fingerprintOf = async (at: string, deps = t.deps): Promise<string> =>
    hash('sha256', (await documentSigner(deps, at)).certificate, 'hex')

  it('is one and published, also where many make the first at once', async () => {
    await t.database.asOwner((db) =>
      sql`update document_keys set retired_at = now() where retired_at is null`.execute(db),
    )
    const made = await Promise.all(Array.from({ length: 6 }, () => fingerprintOf(EARLY)))
    expect(new Set(made).size).toBe(1)
    const known = (await published()).flatMap(derIn).map((der) => hash('sha256', der, 'hex'))
    expect(known).toContain(made[0])
    expect(await faultOf(pdf)).toBeNull()
  })

  it('is another once its certificate has ended, or its secret is another installation’s; the others stay published', async () => {
    const first = await fingerprintOf(EARLY)
    const { validToDate } = new X509Certificate((await documentSigner(t.deps, EARLY)).certificate)
    expect(validToDate.toISOString()).toBe('2036-11-24T10:00:00.000Z')
    expect(await fingerprintOf('2036-11-24T09:59:59.999Z')).toBe(first)
    const later = await fingerprintOf('2036-11-24T10:00:00.000Z')
    expect(later).not.toBe(first)
    const moved = { ...t.deps, keys: keysFrom('another secret of an installation') }
    const own = await fingerprintOf('2036-11-25T10:00:00.000Z', moved)
    expect([first, later]).not.toContain(own)
    expect(await published()).toHaveLength(new Set(await published()).size)
    const known = (await published()).flatMap(derIn).map((der) => hash('sha256', der, 'hex'))
    expect(known).toEqual(expect.arrayContaining([first, later, own]))
    expect(await faultOf(pdf)).toBeNull()
  })

  it('has a name of at most 64 characters, as X.509 allows, whatever the host is called', () => {
    const { certificate } = newSigningCertificate(`${'a.'.repeat(100)}test`, new Date(EARLY))
    expect(new X509Certificate(certificate).subject).toContain(`CN=${'a.'.repeat(32)}\n`)
  })
})
