import { fromBase64, hexOf, toBase64 } from './base64.ts'
import { sameBytes } from './merkle-proofs.ts'
import { HASH_BYTES, type Hash } from './merkle-tree.ts'

/**
 * Kinds of keys and their signatures, as signed notes number them: Ed25519 over the text, and the
 * cosignature of a witness, which is over the time as well (C2SP tlog-cosignature).
 */
const kinds = { ed25519: 1, cosignature: 4 } as const
/** One of them. */
export type KeyKind = keyof typeof kinds
const ID_BYTES = 4
const SIGNATURE_BYTES = 64
const TIME_BYTES = 8
/** Signatures that are looked at, and characters of a whole note, at most. */
const MOST = { signatures: 16, characters: 65_536 }

/** A verifier key of signed notes (C2SP signed-note): whose it is, and the Ed25519 public key. */
export interface VerifierKey {
  readonly name: string
  readonly kind: KeyKind
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
export const verifierKey = (
  name: string,
  public_key: Uint8Array,
  hash: Hash,
  kind: KeyKind = 'ed25519',
): VerifierKey => {
  if (!namePattern.test(name) || !/^[!-~]+$/.test(name)) throw new RangeError('no name of a key')
  const hashed = hash(concatenated(asciiOf(`${name}\n`), [kinds[kind]], public_key))
  return { name, kind, public_key, id: hashed.slice(0, ID_BYTES) }
}

/** A key in one line, as verifiers are given it: name, id and key. */
export const keyLine = ({ name, kind, id, public_key }: VerifierKey): string =>
  `${name}+${hexOf(id)}+${toBase64(concatenated([kinds[kind]], public_key))}`

/** The key of such a line; null for any other. */
export const keyIn = (line: string, hash: Hash): VerifierKey | null => {
  const [, name, id, data] = /^([!-*,-~]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line.trim()) ?? []
  const bytes = data === undefined ? null : fromBase64(data)
  if (name === undefined || bytes?.length !== 1 + HASH_BYTES) return null
  const kind = (['ed25519', 'cosignature'] as const).find((one) => kinds[one] === bytes[0])
  if (!kind) return null
  const key = verifierKey(name, bytes.slice(1), hash, kind)
  return hexOf(key.id) === id ? key : null
}

/** A note as it is written down. */
export const noteText = ({ text, signatures }: SignedNote): string =>
  `${text}\n${signatures.map(signatureLine).join('')}`

/**
 * The note that a text is; null where it is none, or has two signatures of one name and key, of
 * which nobody could say which holds. Signatures of other kinds are read too.
 */
export const noteIn = (written: string): SignedNote | null => {
  const at = written.lastIndexOf('\n\n')
  if (at < 0 || written.length > MOST.characters || !written.endsWith('\n')) return null
  const text = written.slice(0, at + 1)
  const lines = written.slice(at + 2, -1).split('\n')
  if (lines.length > MOST.signatures || controls.test(text)) return null
  const signatures = lines.map(signatureIn).filter((one) => one !== null)
  const whose = new Set(signatures.map(({ name, id }) => `${name} ${hexOf(id)}`))
  return signatures.length === lines.length && whose.size === lines.length
    ? { text, signatures }
    : null
}

// Line ends are the only control characters that a note has.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/

/** The signature that such a line says, without its line end; null for any other line. */
export const signatureIn = (line: string): NoteSignature | null => {
  const [, name, data] = /^— ([^\s+]+) (\S+)$/u.exec(line) ?? []
  const bytes = data === undefined ? null : fromBase64(data)
  if (name === undefined || !bytes || bytes.length <= ID_BYTES) return null
  return { name, id: bytes.slice(0, ID_BYTES), signature: bytes.slice(ID_BYTES) }
}

/** A key, and the signature of it that is right. */
export interface RightSignature {
  readonly key: VerifierKey
  readonly signature: Uint8Array
}

/** The signatures under a note that are right, one of each key at most. */
export const rightSignatures = (
  { text, signatures }: SignedNote,
  keys: readonly VerifierKey[],
  verify: Verify,
): RightSignature[] =>
  keys.flatMap((key) => {
    const right = signatures.find(
      ({ name, id, signature }) =>
        name === key.name && sameBytes(id, key.id) && isRight(key, text, signature, verify),
    )
    return right ? [{ key, signature: right.signature }] : []
  })

/** The keys whose signatures stand under a note and are right, each once. */
export const signersOf = (
  note: SignedNote,
  keys: readonly VerifierKey[],
  verify: Verify,
): VerifierKey[] => rightSignatures(note, keys, verify).map(({ key }) => key)

const isRight = (
  { kind, public_key }: VerifierKey,
  text: string,
  signature: Uint8Array,
  verify: Verify,
): boolean => {
  if (kind === 'ed25519')
    return signature.length === SIGNATURE_BYTES && verify(public_key, text, signature)
  const seconds = secondsIn(signature)
  return (
    seconds !== null && verify(public_key, cosigned(text, seconds), signature.subarray(TIME_BYTES))
  )
}

/** What a witness signs of a note at a time in seconds (C2SP tlog-cosignature). */
export const cosigned = (text: string, seconds: number): string =>
  `cosignature/v1\ntime ${seconds}\n${text}`

/** When a witness says that it has signed, in seconds since 1970; null where it says no time. */
export const secondsIn = (signature: Uint8Array): number | null => {
  if (signature.length !== TIME_BYTES + SIGNATURE_BYTES) return null
  const seconds = signature.subarray(0, TIME_BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  return Number.isSafeInteger(seconds) ? seconds : null
}

/** The bytes of a witness's signature: the time in seconds, then what it has signed. */
export const cosignature = (seconds: number, signature: Uint8Array): Uint8Array => {
  const time = Array.from(
    { length: TIME_BYTES },
    (_, at) => Math.floor(seconds / 256 ** (TIME_BYTES - 1 - at)) % 256,
  )
  return concatenated(time, signature)
}

/** A signature as it stands in a line under a note. */
export const signatureLine = ({ name, id, signature }: NoteSignature): string =>
  `— ${name} ${toBase64(concatenated(id, signature))}\n`
