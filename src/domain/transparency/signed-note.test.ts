import { createPublicKey, generateKeyPairSync, hash as digest, sign, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'
import { checkpointIn, checkpointText } from './checkpoint.ts'
import {
  cosignature,
  cosigned,
  keyIn,
  keyLine,
  noteIn,
  noteText,
  rightSignatures,
  secondsIn,
  signersOf,
  verifierKey,
  type Verify,
} from './signed-note.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => digest('sha256', bytes, 'buffer')
const isSigned: Verify = (public_key, text, signature) => {
  const x = Buffer.from(public_key).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, signature)
}
const root = sha256(Buffer.from('root'))

/** The example of the Go package that signed notes come from. */
const PETER = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
const NOTE = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`

describe('A signed note [PROF-02] [PROF-04]', () => {
  it('that another program has signed is read and verified', () => {
    const key = keyIn(PETER, sha256)
    const note = noteIn(NOTE)
    expect(key && keyLine(key)).toBe(PETER)
    expect(note && noteText(note)).toBe(NOTE)
    expect(note && key && signersOf(note, [key], isSigned)).toEqual([key])
    const changed = noteIn(NOTE.replace('answer', 'Answer'))
    expect(changed && key && signersOf(changed, [key], isSigned)).toEqual([])
  })

  it('is its own signer’s alone, among those of others', () => {
    const pairs = ['a.example/log', 'b.example/log'].map((name) => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      const x = publicKey.export({ format: 'jwk' }).x ?? ''
      const key = verifierKey(name, Buffer.from(x, 'base64url'), sha256)
      return { key, by: (text: string) => sign(null, Buffer.from(text), privateKey) }
    })
    const [a, b] = pairs
    if (!a || !b) throw new Error('there are two')
    const text = checkpointText({ origin: 'a.example/log', size: 7, root })
    const signed = {
      text,
      signatures: [
        { ...a.key, signature: a.by(text) },
        { ...b.key, signature: a.by(text) },
        { name: 'other', id: a.key.id, signature: Buffer.from('of a kind unknown here') },
      ],
    }
    const note = noteIn(noteText(signed))
    expect(note && signersOf(note, [a.key, b.key], isSigned)).toEqual([a.key])
  })

  it('says of a key the signature that is right, not one before it of the same name and id', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const x = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    const key = verifierKey('w.example', x, sha256, 'cosignature')
    const genuine = cosignature(9, sign(null, Buffer.from(cosigned('text\n', 9)), privateKey))
    const forged = cosignature(5, genuine.subarray(8))
    const signatures = [forged, genuine].map((signature) => ({ ...key, signature }))
    const right = rightSignatures({ text: 'text\n', signatures }, [key], isSigned)
    expect(right.map(({ signature }) => secondsIn(signature))).toEqual([9])
  })

  it.each([
    ['no signature', 'text\n'],
    ['no line end', NOTE.slice(0, -1)],
    ['a control character', NOTE.replace('answer', 'ans\u0000wer')],
    ['no dash', NOTE.replace('— ', '- ')],
    ['a signature of nothing', 'text\n\n— name AAAA\n'],
    ['a signature that is no base64', 'text\n\n— name x08go/ZJ=\n'],
    ['two signatures of one name and key', `${NOTE}${NOTE.split('\n').at(-2)}\n`],
    ['too many signatures', `text\n\n${'— name x08go/ZJ\n'.repeat(17)}`],
  ])('is none with %s', (_, text) => {
    expect(noteIn(text)).toBeNull()
  })

  it.each([
    '',
    PETER.replace('c74f20a3', 'c74f20a4'),
    PETER.replace('+AR', '+AB'),
    PETER.slice(0, -4),
    PETER.replace('PeterNeumann', 'Peter Neumann'),
  ])('has no key in %j', (line) => {
    expect(keyIn(line, sha256)).toBeNull()
  })

  it.each(['', 'a b', 'a+b', 'é', 'a\n'])('has no key called %j', (name) => {
    expect(() => verifierKey(name, root, sha256)).toThrow(RangeError)
  })
})

describe('A checkpoint [PROF-04]', () => {
  it('is three lines, and may be followed by others', () => {
    const checkpoint = { origin: 'a.example/log', size: 20_852_163, root }
    const text = checkpointText(checkpoint)
    expect(text.split('\n')).toHaveLength(4)
    expect(checkpointIn(text)).toEqual({ ...checkpoint, root: Uint8Array.from(root) })
    expect(checkpointIn(`${text}more\n`)?.size).toBe(20_852_163)
  })

  it.each([
    '',
    'a\n1\n',
    `\n1\n${toBase64(root)}\n`,
    `a\n01\n${toBase64(root)}\n`,
    `a\n-1\n${toBase64(root)}\n`,
    `a\n9007199254740993\n${toBase64(root)}\n`,
    `a\n1\n${toBase64(root.subarray(1))}\n`,
    `a\n1\n${toBase64(root)}`,
  ])('is none in %j', (text) => {
    expect(checkpointIn(text)).toBeNull()
  })
})

describe('Base64', () => {
  it('is what other programs write, and the one way to write it', () => {
    for (let length = 0; length < 70; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length * 11) % 256)
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }
    for (const text of ['A', 'AA', 'AA=', 'AB==', 'AAA', 'AA==AA==', 'A-==', '====', ' AAA'])
      expect([text, fromBase64(text)]).toEqual([text, null])
  })
})
