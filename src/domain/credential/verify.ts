import { canonical } from '../order/canonical.ts'
import { FIRST_PREV } from '../order/chain.ts'
import type { Recorded } from '../order/events.ts'
import { fromBase64, hexOf } from '../transparency/base64.ts'
import { checkpointIn } from '../transparency/checkpoint.ts'
import { rootOfInclusion, sameBytes } from '../transparency/merkle-proofs.ts'
import { leafHash, type Hash } from '../transparency/merkle-tree.ts'
import { noteIn, signersOf, type Verify, type VerifierKey } from '../transparency/signed-note.ts'
import {
  closingOf,
  CREDENTIAL_TYPE,
  type DeliveryCredential,
  type Inclusion,
} from './delivery-credential.ts'
import { resolved, sdJwtIn, type SdJwtHashing } from './sd-jwt.ts'

/** The cryptography that verifying needs. */
export interface VerifierKit extends SdJwtHashing {
  readonly hash: Hash
  readonly verify: Verify
  /** Bytes out of base64url; null for what is none. */
  readonly bytesIn: (base64url: string) => Uint8Array | null
}

/** A key of an issuer (JWK, Ed25519). */
export interface IssuerKey {
  readonly kid: string
  /** 32 bytes. */
  readonly public_key: Uint8Array
}

/** Whom a verifier trusts. */
export interface Trust {
  readonly issuer_keys: readonly IssuerKey[]
  /** Of the log, and of witnesses. */
  readonly log_keys: readonly VerifierKey[]
}

/** What does not hold; `seq` names the first event that differs. */
export type ProofFault =
  | { readonly what: 'unreadable' | 'unknown_key' | 'signature' | 'not_in_log' }
  | { readonly what: 'checkpoint' | 'order' }
  | { readonly what: 'event'; readonly seq: number }
  | { readonly what: 'value'; readonly disclosure: string }

/** What a verifier has found. */
export interface ProofVerdict {
  readonly faults: readonly ProofFault[]
  /** What the credential says; null where it cannot be read. */
  readonly credential: DeliveryCredential | null
  /** Its events, with the values that are disclosed. */
  readonly events: readonly Recorded[]
  /** Names of the keys that have signed its checkpoint. */
  readonly signers: readonly string[]
  readonly kid: string | null
}

const unreadable: ProofVerdict = {
  faults: [{ what: 'unreadable' }],
  credential: null,
  events: [],
  signers: [],
  kid: null,
}

/**
 * Verifies a credential from itself and the keys alone: the issuer's signature, each disclosed
 * value, the chain of events, and that the log held its end when the checkpoint was signed.
 */
export const verifyCredential = (text: string, trust: Trust, kit: VerifierKit): ProofVerdict => {
  try {
    return verified(text, trust, kit)
  } catch {
    // Whoever made the text may have put anything into it: depth without end, half characters.
    return unreadable
  }
}

const verified = (text: string, trust: Trust, kit: VerifierKit): ProofVerdict => {
  const read = sdJwtIn(text, kit)
  const credential =
    read && read.header['typ'] === CREDENTIAL_TYPE ? credentialIn(read.payload) : null
  if (!read || !credential) return unreadable
  const { value, strays } = resolved(credential.events, read.disclosures, kit)
  const kid = typeof read.header['kid'] === 'string' ? read.header['kid'] : null
  const { faults, signers } = inLog(credential, trust, kit)
  return {
    credential,
    events: value as readonly Recorded[],
    signers,
    kid,
    faults: [
      ...signatureFaults(read, kid, trust, kit),
      ...chainFaults(credential, kit),
      ...orderFaults(credential),
      ...strays.map((disclosure) => ({ what: 'value' as const, disclosure })),
      ...faults,
    ],
  }
}

/** Whatever else it has, it says what happened, and when. */
const isEvent = (event: Partial<Recorded> | null): boolean =>
  typeof event === 'object' &&
  typeof event?.type === 'string' &&
  typeof event.server_time === 'string' &&
  typeof event.actor?.role === 'string'

const credentialIn = (payload: object): DeliveryCredential | null => {
  const { _sd_alg, events, log, order } = payload as Partial<DeliveryCredential>
  const isOne =
    _sd_alg === 'sha-256' &&
    Array.isArray(events) &&
    events.length > 0 &&
    events.every(isEvent) &&
    typeof log?.checkpoint === 'string' &&
    typeof log.origin === 'string' &&
    typeof log.digest === 'string' &&
    [log, log.head].every(isInclusion) &&
    typeof order?.identifier === 'string' &&
    typeof order.id === 'string'
  return isOne ? (payload as DeliveryCredential) : null
}

const isInclusion = (place: Partial<Inclusion> | null | undefined): boolean =>
  Number.isSafeInteger(place?.index) &&
  Array.isArray(place?.path) &&
  place.path.every((hash) => typeof hash === 'string')

const signatureFaults = (
  { header, signed, signature }: NonNullable<ReturnType<typeof sdJwtIn>>,
  kid: string | null,
  { issuer_keys }: Trust,
  { verify, bytesIn }: VerifierKit,
): ProofFault[] => {
  const key = issuer_keys.find((one) => one.kid === kid)
  if (!key || header['alg'] !== 'EdDSA') return [{ what: 'unknown_key' }]
  const bytes = bytesIn(signature)
  return bytes?.length === 64 && verify(key.public_key, signed, bytes)
    ? []
    : [{ what: 'signature' }]
}

/** The SHA-256 of each event's text, hex; the text is the canonical JSON of what was signed. */
const digestsOf = (events: readonly unknown[], { hashText }: VerifierKit): string[] =>
  events.map((event) => hexOf(hashText(canonical(event))))

const chainFaults = ({ events, order }: DeliveryCredential, kit: VerifierKit): ProofFault[] => {
  const digests = digestsOf(events, kit)
  const at = events.findIndex((event, index) => {
    const { seq, prev, order_id } = event as Partial<Recorded>
    const before = index === 0 ? FIRST_PREV : digests[index - 1]
    return seq !== index + 1 || prev !== before || order_id !== order.id
  })
  return at < 0 ? [] : [{ what: 'event', seq: at + 1 }]
}

/** Do the events say what the credential says of the order? */
const orderFaults = ({ events, order, iss, vct }: DeliveryCredential): ProofFault[] => {
  const log = events as readonly Recorded[]
  const closing = closingOf(log)
  const named = log.flatMap(({ type, data }) =>
    type === 'created'
      ? [data.entered.identifier]
      : type === 'edited'
        ? data.fields.identifier
        : [],
  )
  const agrees =
    closing?.type === order.outcome &&
    closing.server_time === order.ended_at &&
    !log.slice(log.indexOf(closing)).some(({ type }) => type === 'reopened') &&
    named.findLast((one) => one !== undefined) === order.identifier &&
    vct === `${iss}/proof/delivery`
  return agrees ? [] : [{ what: 'order' }]
}

const inLog = (
  { events, log }: DeliveryCredential,
  { log_keys }: Trust,
  kit: VerifierKit,
): { faults: ProofFault[]; signers: string[] } => {
  const note = noteIn(log.checkpoint)
  const checkpoint = note && checkpointIn(note.text)
  const signers = note ? signersOf(note, log_keys, kit.verify).map(({ name }) => name) : []
  if (!checkpoint || checkpoint.origin !== log.origin || !signers.includes(checkpoint.origin))
    return { faults: [{ what: 'checkpoint' }], signers }
  const isIn = (event: unknown, { index, path }: Inclusion): boolean => {
    const hashes = path.map((one) => fromBase64(one) ?? new Uint8Array())
    const leaf = leafHash(kit.hashText(canonical(event)), kit.hash)
    const root = rootOfInclusion(index, checkpoint.size, leaf, hashes, kit.hash)
    return root !== null && sameBytes(root, checkpoint.root)
  }
  const closing = closingOf(events as readonly Partial<Recorded>[])
  const isHeld =
    closing !== undefined &&
    hexOf(kit.hashText(canonical(closing))) === log.digest &&
    isIn(closing, log) &&
    isIn(events.at(-1), log.head)
  return { faults: isHeld ? [] : [{ what: 'not_in_log' }], signers }
}
