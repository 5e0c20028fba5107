/**
 * Canonical JSON by RFC 8785: members sorted by UTF-16 code units, no white space, ECMAScript
 * numbers and strings. Members that are undefined are left out. Throws a TypeError on what JSON
 * cannot carry (NaN, Infinity, functions, lone surrogates).
 */
export const canonical = (value: unknown): string => {
  // Written for speed: every event of every order goes through here.
  switch (typeof value) {
    case 'string':
      return canonicalText(value)
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

const canonicalText = (value: string): string => {
  const text = JSON.stringify(value)
  // isWellFormed() is younger than phones that read this; a surrogate alone is always escaped.
  if (!text.includes(ESCAPED_SURROGATE) || !/\p{Cs}/u.test(value)) return text
  throw new TypeError('no canonical JSON for a surrogate that stands alone')
}

/** How JSON.stringify begins a surrogate that stands alone, which canonical JSON cannot carry. */
const ESCAPED_SURROGATE = String.raw`\ud`

const names = new Map<string, string>()
const MOST_NAMES = 1_000

/** A member's name as text, remembered: the same few stand in every event. */
const nameText = (name: string): string => {
  const known = names.get(name)
  if (known !== undefined) return known
  const text = canonicalText(name)
  if (names.size < MOST_NAMES) names.set(name, text)
  return text
}

const canonicalMembers = (value: object): string => {
  let text = ''
  // Without a comparison of its own, sort goes by UTF-16 code units.
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key]
    if (member !== undefined)
      text += `${text === '' ? '' : ','}${nameText(key)}:${canonical(member)}`
  }
  return `{${text}}`
}

/**
 * What a text of canonical JSON says. Throws a SyntaxError on any other text, and on a string that
 * is not well-formed a TypeError.
 */
export const canonicalIn = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  // Quicker by far than to write it anew; where one of the three does not say so, that decides.
  const isPlain =
    !text.includes(ESCAPED_SURROGATE) && isSorted(value) && JSON.stringify(value) === text
  if (!isPlain && canonical(value) !== text) throw new SyntaxError('the JSON is not canonical')
  return value
}

const isSorted = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isSorted)
  let before = ''
  for (const key in value) {
    if (key < before || !isSorted((value as Record<string, unknown>)[key])) return false
    before = key
  }
  return true
}

/** Have both the same canonical JSON? */
export const isSameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((element, at) => isSameJson(element, b[at]))
    )
  for (const key in a)
    if (saysOf(a, key) && !isSameJson(memberOf(a, key), memberOf(b, key))) return false
  for (const key in b) if (saysOf(b, key) && !saysOf(a, key)) return false
  return true
}

/** A value's member of its own, else undefined; a text may name one `__proto__`. */
export const memberOf = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
const saysOf = (value: object, key: string): boolean => memberOf(value, key) !== undefined
