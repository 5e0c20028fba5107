import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  sign,
  verify,
} from 'node:crypto'
import type { Hash } from '../../domain/transparency/merkle-tree.ts'
import {
  noteText,
  verifierKey,
  type NoteSignature,
  type VerifierKey,
  type Verify,
} from '../../domain/transparency/signed-note.ts'

/** SHA-256 of bytes, as the transparency log hashes. */
export const sha256Of: Hash = (bytes) => hash('sha256', bytes, 'buffer')

/** Is this a valid Ed25519 signature (RFC 8032) of the text's UTF-8? */
export const isSignedBy: Verify = (public_key, text, signature) => {
  const x = Buffer.from(public_key).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, signature)
}

/** A key that signs notes; `secret` is its private half as PKCS #8 PEM. */
export interface NoteKey {
  readonly public_key: Uint8Array
  readonly secret: string
}

/** A new Ed25519 key. */
export const newNoteKey = (): NoteKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    public_key: Buffer.from(x, 'base64url'),
    secret: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}

/** What verifiers are given of a key of this name. */
export const verifierOf = (name: string, public_key: Uint8Array): VerifierKey =>
  verifierKey(name, public_key, sha256Of)

/** The signature of a key over a text, as it stands under a note (C2SP signed-note). */
export const signatureBy = (
  text: string,
  name: string,
  { public_key, secret }: NoteKey,
): NoteSignature => {
  const { id } = verifierOf(name, public_key)
  return { name, id, signature: sign(null, Buffer.from(text), createPrivateKey(secret)) }
}

/** A text signed as a note under this name, by one key or several, in their order. */
export const signedNote = (text: string, name: string, ...keys: readonly NoteKey[]): string =>
  noteText({ text, signatures: keys.map((key) => signatureBy(text, name, key)) })
