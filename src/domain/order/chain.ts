import { canonical, canonicalIn } from './canonical.ts'
import type { Recorded } from './events.ts'
import type { Disclosure } from './sealed/disclosure.ts'
import { areOf } from './sealed/open.ts'
import { sealed, type Sealer } from './sealed/seal.ts'

/**
 * SHA-256 of UTF-8 text, lower-case hex; passed in, because browser and server each have their own.
 */
export type Sha256 = (text: string) => string

/** What the first event of a chain has for the digest before it. */
export const FIRST_PREV = '0'.repeat(64)

/**
 * An event as it is stored: its canonical text, in which digests stand for personal values, and the
 * values beside it.
 */
export interface SealedText {
  readonly body: string
  readonly disclosures: readonly Disclosure[]
}

/** What the log keeps of one event; the digest of its text is the next event's `prev`. */
export interface ChainedEvent extends SealedText {
  readonly digest: string
}

/** How the digests of a chain are computed. */
export interface Hashing {
  readonly sha256: Sha256
  readonly digestOf: Sealer['digestOf']
}

/** The stored form of an event. */
export const chainedEvent = (
  event: Recorded,
  { sha256, ...sealer }: Hashing & Sealer,
): ChainedEvent => {
  const { event: shut, disclosures } = sealed(event, sealer)
  const body = canonical(shut)
  return { body, disclosures, digest: sha256(body) }
}

/**
 * The number (seq) of the first link that does not follow from the ones before it, or beside which
 * stand other values than it was sealed with; null when the chain is whole.
 */
export const firstBroken = (links: readonly ChainedEvent[], hashing: Hashing): number | null => {
  let prev = FIRST_PREV
  for (const [index, { body, disclosures, digest }] of links.entries()) {
    const event = parsed(body)
    if (
      !event ||
      hashing.sha256(body) !== digest ||
      event.prev !== prev ||
      event.seq !== index + 1 ||
      !areWhole(event, disclosures, hashing)
    )
      return index + 1
    prev = digest
  }
  return null
}

const areWhole = (
  event: Pick<Recorded, 'type'>,
  disclosures: readonly Disclosure[],
  { digestOf }: Hashing,
): boolean => {
  try {
    return areOf(event, disclosures, digestOf)
  } catch {
    return false
  }
}

/** What the text says; null where it is not JSON in canonical form. */
const parsed = (body: string): Pick<Recorded, 'type' | 'seq' | 'prev'> | null => {
  try {
    // The text was written by `linkOf`; what is no event fails the comparisons above.
    return canonicalIn(body) as ReturnType<typeof parsed>
  } catch {
    return null
  }
}
