import type { Recorded } from './events.ts'

/**
 * SHA-256 of UTF-8 text, lower-case hex; passed in, because browser and server each have their own.
 */
export type Sha256 = (text: string) => string

/** What the first event of a chain has for the digest before it. */
export const FIRST_PREV = '0'.repeat(64)

/**
 * Canonical JSON by RFC 8785: members sorted by UTF-16 code units, no white space, ECMAScript
 * numbers and strings. Members that are undefined are left out. Throws a TypeError on what JSON
 * cannot carry (NaN, Infinity, functions, lone surrogates).
 */
export const canonical = (value: unknown): string => {
  // Written for speed: every event of every order goes through here.
  switch (typeof value) {
    case 'string':
      if (value.isWellFormed()) return JSON.stringify(value)
      break
    case 'number':
      if (Number.isFinite(value)) return JSON.stringify(value)
      break
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      return value === null
        ? 'null'
        : Array.isArray(value)
          ? `[${value.map(canonical).join(',')}]`
          : canonicalMembers(value)
    default:
  }
  throw new TypeError(`no canonical JSON for ${typeof value === 'number' ? value : typeof value}`)
}

const canonicalMembers = (value: object): string => {
  let text = ''
  // Without a comparison of its own, sort goes by UTF-16 code units.
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key]
    if (member !== undefined)
      text += `${text === '' ? '' : ','}${canonical(key)}:${canonical(member)}`
  }
  return `{${text}}`
}

/**
 * What the log keeps of one event: its canonical text and that text's digest, the next event's
 * `prev`.
 */
export interface ChainedEvent {
  readonly body: string
  readonly digest: string
}

/** The stored form of an event. */
export const chainedEvent = (event: Recorded, sha256: Sha256): ChainedEvent => {
  const body = canonical(event)
  return { body, digest: sha256(body) }
}

/**
 * The number (seq) of the first link that does not follow from the ones before it; null when the
 * chain is whole.
 */
export const firstBroken = (links: readonly ChainedEvent[], sha256: Sha256): number | null => {
  let prev = FIRST_PREV
  for (const [index, { body, digest }] of links.entries()) {
    const event = parsed(body)
    if (!event || sha256(body) !== digest || event.prev !== prev || event.seq !== index + 1)
      return index + 1
    prev = digest
  }
  return null
}

/** What the text says; null where it is not JSON in canonical form. */
const parsed = (body: string): Pick<Recorded, 'seq' | 'prev'> | null => {
  try {
    // The text was written by `linkOf`; what is no event fails the comparisons above.
    const event = JSON.parse(body) as ReturnType<typeof parsed>
    return canonical(event) === body ? event : null
  } catch {
    return null
  }
}
