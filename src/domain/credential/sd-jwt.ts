import { MOST_PROOF_CHARACTERS } from './delivery-credential.ts'
import { isBase64Url, toBase64Url } from '../transparency/base64.ts'

/**
 * The hashing that an SD-JWT is read with; passed in, because browser and server have their own.
 */
export interface SdJwtHashing {
  /** SHA-256 of text in UTF-8. */
  readonly hashText: (text: string) => Uint8Array
  /** UTF-8 text out of base64url; null for what is none. */
  readonly textIn: (base64url: string) => string | null
}

/** An SD-JWT (RFC 9901) taken apart: the issuer's JWT and what is disclosed. */
export interface ReadSdJwt {
  readonly header: Readonly<Record<string, unknown>>
  readonly payload: Readonly<Record<string, unknown>>
  /** What the issuer has signed: header and payload as they were sent. */
  readonly signed: string
  readonly signature: string
  readonly disclosures: readonly string[]
}

/** The SD-JWT that a text is, without a key binding; null for any other text. */
export const sdJwtIn = (text: string, { textIn }: SdJwtHashing): ReadSdJwt | null => {
  if (text.length > MOST_PROOF_CHARACTERS) return null
  const [jwt = '', ...rest] = text.trim().split('~')
  const [head = '', body = '', signature = '', ...more] = jwt.split('.')
  if (more.length > 0 || signature === '' || (rest.length > 0 && rest.at(-1) !== '')) return null
  if (![head, body, signature].every(isBase64Url)) return null
  const [header, payload] = [objectIn(textIn(head)), objectIn(textIn(body))]
  if (!header || !payload) return null
  return { header, payload, signed: `${head}.${body}`, signature, disclosures: rest.slice(0, -1) }
}

const objectIn = (text: string | null): Record<string, unknown> | null => {
  const value = valueIn(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

const valueIn = (text: string | null): unknown => {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** A payload with what is disclosed in its places, and what was wrong with the disclosures. */
export interface Resolved<T> {
  readonly value: T
  /**
   * Disclosures that belong to no place, are no disclosures, are there twice, or have the name of
   * another member of their object.
   */
  readonly strays: readonly string[]
}

/**
 * Processing of disclosures by RFC 9901, section 7.1: each goes to the place of its digest; digests
 * without one are left out.
 */
export const resolved = <T>(
  value: T,
  disclosures: readonly string[],
  { hashText, textIn }: SdJwtHashing,
): Resolved<T> => {
  const known = new Map<string, readonly unknown[]>()
  const strays = new Set<string>()
  const encoded = new Map<string, string>()
  for (const disclosure of disclosures) {
    const parts = valueIn(textIn(disclosure))
    const digest = toBase64Url(hashText(disclosure))
    if (!isBase64Url(disclosure) || !isDisclosure(parts) || known.has(digest))
      strays.add(disclosure)
    else {
      known.set(digest, parts)
      encoded.set(digest, disclosure)
    }
  }
  const used = new Set<string>()
  const met = new Set<string>()
  const take = (digest: unknown, length: number): readonly unknown[] | null => {
    if (typeof digest !== 'string') return null
    // One place for each digest, or it says nothing of which is meant.
    if (met.has(digest)) strays.add(encoded.get(digest) ?? digest)
    met.add(digest)
    const parts = known.get(digest)
    if (parts?.length !== length || used.has(digest)) return null
    used.add(digest)
    return parts
  }
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one))
      return one.flatMap((element: unknown) => {
        if (!isPlaceholder(element)) return [walk(element)]
        const parts = take(element['...'], 2)
        return parts ? [parts[1]] : []
      })
    if (typeof one !== 'object' || one === null) return one
    const { _sd: digests, ...open } = one as Record<string, unknown>
    const members = Object.entries(open).map(([name, member]) => [name, walk(member)])
    const told = new Map<string, unknown>()
    for (const digest of Array.isArray(digests) ? digests : []) {
      const parts = take(digest, 3)
      if (!parts) continue
      const [, name, value_of_name] = parts
      // A name that stands there already would have two values.
      if (typeof name !== 'string' || Object.hasOwn(open, name) || told.has(name))
        strays.add(encoded.get(String(digest)) ?? String(digest))
      else told.set(name, value_of_name)
    }
    return Object.fromEntries([...members, ...told])
  }
  const result = walk(value) as T
  for (const [digest, disclosure] of encoded) if (!used.has(digest)) strays.add(disclosure)
  return { value: result, strays: [...strays] }
}

const isDisclosure = (parts: unknown): parts is readonly unknown[] =>
  Array.isArray(parts) &&
  (parts.length === 2 || (parts.length === 3 && parts[1] !== '_sd' && parts[1] !== '...'))

const isPlaceholder = (element: unknown): element is { readonly '...': unknown } =>
  typeof element === 'object' &&
  element !== null &&
  '...' in element &&
  Object.keys(element).length === 1
