import { fromBase64, toBase64 } from './base64.ts'
import { sameBytes } from './merkle-proofs.ts'
import { HASH_BYTES, type Hash } from './merkle-tree.ts'

/** Kind of a key and its signatures, as signed notes number them: Ed25519. */
const ED25519 = 1
const ID_BYTES = 4
const SIGNATURE_BYTES = 64
/** Signatures that are looked at, and characters of a whole note, at most. */
const MOST = { signatures: 16, characters: 65_536 }

/** A verifier key of signed notes (C2SP signed-note): whose it is, and the Ed25519 public key. */
export interface VerifierKey {
  readonly name: string
  /** The key's short name: 4 bytes of a hash over name and key. */
  readonly id: Uint8Array
  readonly public_key: Uint8Array
}

/** A signature under a note: whose it says to be, by which key, and its bytes. */
export interface NoteSignature {
  readonly name: string
  readonly id: Uint8Array
  readonly signature: Uint8Array
}

/** A note: its text, which ends with a line end, and what stands under it. */
export interface SignedNote {
  readonly text: string
  readonly signatures: readonly NoteSignature[]
}

/** Is this a valid Ed25519 signature of the text's bytes? */
export type Verify = (public_key: Uint8Array, text: string, signature: Uint8Array) => boolean

const namePattern = /^[^\s+]{1,255}$/u

const concatenated = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** UTF-8 of a name, which is ASCII here. */
const asciiOf = (text: string): number[] => Array.from(text, (one) => one.codePointAt(0) ?? 0)

/**
 * A key by its name and bytes. Throws RangeError for a name that notes cannot carry, or that is not
 * ASCII.
 */
export const verifierKey = (name: string, public_key: Uint8Array, hash: Hash): VerifierKey => {
  if (!namePattern.test(name) || !/^[!-~]+$/.test(name)) throw new RangeError('no name of a key')
  const hashed = hash(concatenated(asciiOf(`${name}\n`), [ED25519], public_key))
  return { name, public_key, id: hashed.slice(0, ID_BYTES) }
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A key in one line, as verifiers are given it: name, id and key. */
export const keyLine = ({ name, id, public_key }: VerifierKey): string =>
  `${name}+${hexOf(id)}+${toBase64(concatenated([ED25519], public_key))}`

/** The key of such a line; null for any other. */
export const keyIn = (line: string, hash: Hash): VerifierKey | null => {
  const [, name, id, data] = /^([!-*,-~]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line.trim()) ?? []
  const bytes = data === undefined ? null : fromBase64(data)
  if (name === undefined || bytes?.length !== 1 + HASH_BYTES || bytes[0] !== ED25519) return null
  const key = verifierKey(name, bytes.slice(1), hash)
  return hexOf(key.id) === id ? key : null
}

/** A note as it is written down. */
export const noteText = ({ text, signatures }: SignedNote): string =>
  `${text}\n${signatures
    .map(({ name, id, signature }) => `— ${name} ${toBase64(concatenated(id, signature))}\n`)
    .join('')}`

/** The note that a text is; null where it is none. Signatures of other kinds are read too. */
export const noteIn = (written: string): SignedNote | null => {
  const at = written.lastIndexOf('\n\n')
  if (at < 0 || written.length > MOST.characters || !written.endsWith('\n')) return null
  const text = written.slice(0, at + 1)
  const lines = written.slice(at + 2, -1).split('\n')
  if (lines.length > MOST.signatures || controls.test(text)) return null
  const signatures = lines.map(signatureIn)
  return signatures.every((one) => one !== null) ? { text, signatures } : null
}

// Line ends are the only control characters that a note has.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/

const signatureIn = (line: string): NoteSignature | null => {
  const [, name, data] = /^— ([^\s+]+) (\S+)$/u.exec(line) ?? []
  const bytes = data === undefined ? null : fromBase64(data)
  if (name === undefined || !bytes || bytes.length <= ID_BYTES) return null
  return { name, id: bytes.slice(0, ID_BYTES), signature: bytes.slice(ID_BYTES) }
}

/** The keys whose signatures stand under a note and are right, each once. */
export const signersOf = (
  { text, signatures }: SignedNote,
  keys: readonly VerifierKey[],
  verify: Verify,
): VerifierKey[] =>
  keys.filter((key) =>
    signatures.some(
      ({ name, id, signature }) =>
        name === key.name &&
        sameBytes(id, key.id) &&
        signature.length === SIGNATURE_BYTES &&
        verify(key.public_key, text, signature),
    ),
  )
