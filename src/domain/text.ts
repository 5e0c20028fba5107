const DEEPEST = 20

/** What cannot be kept of a value, and where, as a path with dots. */
export interface Flaw {
  readonly path: readonly string[]
  readonly code: 'not_storable' | 'too_deep'
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** What of a text can be kept, of its first `most` UTF-16 units. */
export const storableText = (text: string, most: number): string =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed()

/** Names of digests in a signed record (RFC 9901): no value of ours is to be taken for one. */
const isName = (key: string): boolean => isStorable(key) && !/^(_sd|_sd_alg|\.{3})$/.test(key)

/** A place in a value that is walked: an object or list, and how it was come by. */
interface Place {
  readonly value: object
  readonly key: string
  readonly up: Place | null
  readonly depth: number
}

const pathOf = (place: Place, last: readonly string[] = []): string[] =>
  place.up === null ? [...last] : pathOf(place.up, [place.key, ...last])

/**
 * The first flaw in `value`; null when there is none. It is a text that neither the database nor a
 * canonical record can hold (NUL, half a surrogate pair), a name that a record has for its digests,
 * or a place nested more than 20 deep. Walks without recursion, so that depth cannot hurt.
 */
export const flawIn = (value: unknown): Flaw | null => {
  if (typeof value === 'string' && !isStorable(value)) return { path: [], code: 'not_storable' }
  const open: Place[] = isNested(value) ? [{ value, key: '', up: null, depth: 0 }] : []
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (place.depth >= DEEPEST) return { path: pathOf(place), code: 'too_deep' }
    for (const key of Object.keys(place.value)) {
      const inner = (place.value as Record<string, unknown>)[key]
      if (!isName(key)) return { path: pathOf(place), code: 'not_storable' }
      if (typeof inner === 'string' && !isStorable(inner))
        return { path: pathOf(place, [key]), code: 'not_storable' }
      if (isNested(inner)) open.push({ value: inner, key, up: place, depth: place.depth + 1 })
    }
  }
  return null
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
