import { toBase64Url } from '../transparency/base64.ts'
import type { SdJwtHashing } from './sd-jwt.ts'

/** A value that was disclosed: its name, where it is no element of a list. */
export interface Disclosed {
  readonly name: string | null
  readonly value: unknown
}

/** A disclosed value of an event, and where in the event it stands. */
export interface LocatedValue extends Disclosed {
  /** Members and places in lists that lead to the object or list that holds it. */
  readonly at: readonly string[]
}

/** What a disclosure says, whether or not it belongs anywhere; null where it says nothing. */
export const disclosureSays = (disclosure: string, { textIn }: SdJwtHashing): Disclosed | null => {
  try {
    const parts = JSON.parse(textIn(disclosure) ?? '') as unknown
    if (!Array.isArray(parts)) return null
    if (parts.length === 3 && typeof parts[1] === 'string')
      return { name: parts[1], value: parts[2] as unknown }
    return parts.length === 2 ? { name: null, value: parts[1] as unknown } : null
  } catch {
    return null
  }
}

/** For each event as it was signed, the values that are disclosed of it. */
export const disclosedOf = (
  events: readonly unknown[],
  disclosures: readonly string[],
  hashing: SdJwtHashing,
): LocatedValue[][] => {
  const known = new Map(
    disclosures.map((one) => [toBase64Url(hashing.hashText(one)), disclosureSays(one, hashing)]),
  )
  return events.map((event) =>
    [...digestsIn(event, [])].flatMap(({ digest, at }) => {
      const says = known.get(digest)
      return says ? [{ ...says, at }] : []
    }),
  )
}

interface PlacedDigest {
  readonly digest: string
  readonly at: readonly string[]
}

function* digestsIn(value: unknown, at: readonly string[]): Generator<PlacedDigest> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value))
    if (name === '_sd' && Array.isArray(inner))
      yield* inner.filter(isText).map((digest) => ({ digest, at }))
    else if (name === '...' && isText(inner)) yield { digest: inner, at: at.slice(0, -1) }
    else yield* digestsIn(inner, [...at, name])
}

const isText = (value: unknown): value is string => typeof value === 'string'
