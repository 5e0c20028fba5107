/** Bytes as digits of base 16, in small letters. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES: ReadonlyMap<string, number> = new Map(
  Array.from(ALPHABET, (character, value) => [character, value]),
)

/** Bytes as base64 with padding (RFC 4648, section 4). */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
    const bits = (first << 16) | (second << 8) | third
    const left = bytes.length - at
    text += ALPHABET[bits >> 18] ?? ''
    text += ALPHABET[(bits >> 12) & 63] ?? ''
    text += left > 1 ? (ALPHABET[(bits >> 6) & 63] ?? '') : '='
    text += left > 2 ? (ALPHABET[bits & 63] ?? '') : '='
  }
  return text
}

/** Bytes as base64 for addresses and names, without padding (RFC 4648, section 5). */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/**
 * Is this base64 for addresses, without padding, and the one way to write its bytes? Bits of its
 * last character that say nothing have to be 0.
 */
export const isBase64Url = (text: string): boolean =>
  /^(?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?$/.test(text)

/** The bytes of such a text; null for any other, also where it is not the one way to write them. */
export const fromBase64 = (text: string): Uint8Array | null => {
  const digits = text.replace(/={1,2}$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let [bits, have, at] = [0, 0, 0]
  for (const character of digits) {
    const value = VALUES.get(character)
    if (value === undefined) return null
    bits = ((bits << 6) | value) & 0xff_ff
    have += 6
    if (have < 8) continue
    have -= 8
    bytes[at] = (bits >> have) & 0xff
    at += 1
  }
  return toBase64(bytes) === text ? bytes : null
}
