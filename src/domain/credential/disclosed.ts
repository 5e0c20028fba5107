import { toBase64Url } from '../transparency/base64.ts'
import type { SdJwtHashing } from './sd-jwt.ts'

/** A value that was disclosed: its name, where it is no element of a list. */
export interface Disclosed {
  readonly name: string | null
  readonly value: unknown
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
): Disclosed[][] => {
  const known = new Map(
    disclosures.map((one) => [toBase64Url(hashing.hashText(one)), disclosureSays(one, hashing)]),
  )
  return events.map((event) => [...digestsIn(event)].flatMap((digest) => known.get(digest) ?? []))
}

function* digestsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value))
    if (name === '_sd' && Array.isArray(inner)) yield* inner.filter(isText)
    else if (name === '...' && isText(inner)) yield inner
    else yield* digestsIn(inner)
}

const isText = (value: unknown): value is string => typeof value === 'string'
