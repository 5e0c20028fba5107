import type { Instant } from '../time.ts'

/** A code of an authenticator app holds for 30 s, and has six digits. */
const STEP_MS = 30_000
const DIGITS = 6

/** TOTP (RFC 6238): the number of the 30 s since 1970 that an instant lies in. */
export const stepAt = (now: Instant): number => Math.floor(Date.parse(now) / STEP_MS)

/** The eight bytes of a step that its code is the authentication code of (RFC 4226, 5.2). */
export const bytesOfStep = (step: number): Uint8Array => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(step))
  return bytes
}

/**
 * Dynamic truncation (RFC 4226, 5.3): six digits, or as many as are asked for, out of 20 bytes of
 * HMAC-SHA-1.
 */
export const codeFrom = (mac: Uint8Array, digits = DIGITS): string => {
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength)
  const number = view.getUint32((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * The step whose code this is: the present one, or one beside it, since clocks drift; null for any
 * other, and for steps up to the one whose code was good last: each is good once.
 */
export const stepOf = (
  isCodeOf: (step: number) => boolean,
  now: Instant,
  last_step: number,
): number | null => {
  const present = stepAt(now)
  // Each is looked at, so that how long it takes tells nothing.
  const fitting = [present, present - 1, present + 1].filter(isCodeOf)
  return fitting.find((step) => step > last_step) ?? null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding, as authenticator apps take secrets. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The address that an authenticator app reads out of a QR code (Key URI Format). */
export const authenticatorUri = (issuer: string, username: string, secret: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`
  const more = `issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
  return `otpauth://totp/${label}?secret=${secret}&${more}`
}

/** Text in groups of four, to be read out and typed. */
export const inFours = (text: string, between = ' '): string =>
  (text.match(/.{1,4}/g) ?? []).join(between)
