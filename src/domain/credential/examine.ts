import type { Recorded } from '../order/events.ts'
import { keyLine, noteIn, rightSignatures, secondsIn } from '../transparency/signed-note.ts'
import { checkpointIn } from '../transparency/checkpoint.ts'
import type { DeliveryCredential } from './delivery-credential.ts'
import { disclosedOf, disclosureSays, type Disclosed, type LocatedValue } from './disclosed.ts'
import { sdJwtIn } from './sd-jwt.ts'
import { verifyCredential, type ProofFault, type Trust, type VerifierKit } from './verify.ts'

/** Who has signed the checkpoint of a proof. */
export interface ProofSigner {
  readonly name: string
  /** The key's short name, hex. */
  readonly id: string
  /** When a witness says that it has signed; null where the signature says no time. */
  readonly at: string | null
}

/** An event of a proof with what is disclosed of it. */
export interface ExaminedEvent {
  readonly event: Recorded
  readonly values: readonly LocatedValue[]
}

/** All that a proof says, for people, and what of it does not hold. */
export interface Examined {
  readonly faults: readonly ProofFault[]
  /** Values that belong to no event, as far as they can be read. */
  readonly strays: readonly Disclosed[]
  readonly credential: DeliveryCredential
  readonly kid: string | null
  /** Nothing of it was changed since: when its last event was recorded. */
  readonly since: string
  readonly log: ProofSigner | null
  readonly witnesses: readonly ProofSigner[]
  readonly events: readonly ExaminedEvent[]
}

/** Verifies a proof and gathers what it says; null for what is none. Never throws. */
export const examined = (text: string, trust: Trust, kit: VerifierKit): Examined | null => {
  const { credential, faults, events, kid } = verifyCredential(text, trust, kit)
  const read = sdJwtIn(text, kit)
  if (!credential || !read) return null
  const values = disclosedOf(credential.events, read.disclosures, kit)
  const signers = signersAt(credential.log.checkpoint, trust, kit)
  return {
    faults,
    strays: faults.flatMap((fault) =>
      fault.what === 'value'
        ? [disclosureSays(fault.disclosure, kit) ?? { name: null, value: fault.disclosure }]
        : [],
    ),
    credential,
    kid,
    since: events.at(-1)?.server_time ?? credential.order.ended_at,
    ...signers,
    events: events.map((event, at) => ({ event, values: values[at] ?? [] })),
  }
}

const signersAt = (
  checkpoint: string,
  { log_keys }: Trust,
  kit: VerifierKit,
): Pick<Examined, 'log' | 'witnesses'> => {
  const note = noteIn(checkpoint)
  if (!note) return { log: null, witnesses: [] }
  const origin = checkpointIn(note.text)?.origin
  const signers = rightSignatures(note, log_keys, kit.verify).map(({ key, signature }) => {
    const seconds = key.kind === 'cosignature' ? secondsIn(signature) : null
    const [, id = ''] = keyLine(key).slice(key.name.length).split('+')
    return { name: key.name, id, at: timeOf(seconds) }
  })
  return {
    log: signers.find(({ name }) => name === origin) ?? null,
    witnesses: signers.filter(({ name }) => name !== origin),
  }
}

/** The last second of the year 9999. */
const LAST_SECOND = 253_402_300_799
const timeOf = (seconds: number | null): string | null =>
  seconds === null || seconds > LAST_SECOND ? null : new Date(seconds * 1_000).toISOString()

/** Digests of files that are disclosed, hex, each with the number of its first event. */
export const filesOf = (events: readonly ExaminedEvent[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>()
  for (const { event, values } of events)
    for (const { name, value } of values)
      if (
        (name === null || name === 'digest') &&
        typeof value === 'string' &&
        /^[0-9a-f]{64}$/.test(value) &&
        !first.has(value)
      )
        first.set(value, event.seq)
  return first
}
