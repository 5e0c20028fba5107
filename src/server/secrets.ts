import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import type { Hashing } from '../domain/order/chain.ts'
import type { Sealer } from '../domain/order/sealed/seal.ts'
import { derivedOtp } from './derived-otp.ts'
import { secretsIn } from './secret-lines.ts'

/** SHA-256 of UTF-8 text or bytes, lower-case hex. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content, 'hex')

/** Random bytes are drawn for many salts at a time: asking for them costs more than they do. */
const drawn = { bytes: Buffer.alloc(0), at: 0 }
const nextSalt = (): string => {
  if (drawn.at === drawn.bytes.length) Object.assign(drawn, { bytes: randomBytes(4_096), at: 0 })
  drawn.at += 16
  return drawn.bytes.toString('base64url', drawn.at - 16, drawn.at)
}

/** How events are sealed and chained: salts of 128 random bits, and digests. */
export const eventSealing: Hashing & Sealer = {
  sha256,
  salt: nextSalt,
  digestOf: (disclosure) =>
    hash('sha256', Buffer.from(disclosure).toString('base64url'), 'base64url'),
}

/** A new secret of 256 random bits, fit for addresses and headers. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** A new reference for a public link: 128 random bits. */
export const newReference = (): string => randomBytes(16).toString('base64url')

/** A new number that a one-time password is derived with: 128 random bits. */
export const newNonce = (): string => randomBytes(16).toString('base64url')

/** A new code for a page: six digits, 100000 to 999999. */
export const newOtp = (): number => randomInt(100_000, 1_000_000)

/** Compares digests in constant time; false where the lengths differ. */
export const sameDigest = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** What is made from the installation's secret; a separate key for each purpose. */
export interface Keys {
  /** What tells the secret from others without telling it (fingerprint): the one in use first. */
  readonly fingerprints: readonly string[]
  /** The one-time password of this number, bound to order and contacts: the same each time. */
  otpOf(order_id: string, contacts: readonly string[], nonce: string): number
  /**
   * Is it that code, by the secret in use or the one next to it? While the secret is rotated, one
   * process makes codes with either. A code is short, so that each more would be guessed sooner.
   */
  isOtp(order_id: string, contacts: readonly string[], nonce: string, otp: number): boolean
  /** Keyed hash (HMAC-SHA-256, hex) of a code that was drawn, bound to order and contacts. */
  otpHash(order_id: string, contacts: readonly string[], otp: number): string
  /** Is it the hash of that code, by the same two secrets? */
  isOtpHash(hash: string, order_id: string, contacts: readonly string[], otp: number): boolean
  /**
   * Keyed hashes (HMAC-SHA-256) of bytes for one purpose: with the secret in use first, then with
   * those of before it.
   */
  tagsOf(purpose: string, bytes: Uint8Array): readonly Buffer[]
  /** Text sealed with AES-256-GCM, for what must be read again; base64url. */
  seal(text: string): string
  /** The sealed text; throws when it was changed or sealed with another key. */
  unseal(sealed: string): string
  /** A value signed for one purpose, readable but not forgeable. */
  sign(purpose: string, value: unknown): string
  /** The value signed for this purpose; null for anything else. */
  verified(purpose: string, signed: string): unknown
}

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'epod', purpose, 32))

const unsealed = (sealing: Buffer, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

const macOf = (signing: Buffer, purpose: string, body: string): string =>
  createHmac('sha256', signing).update(`${purpose}.${body}`).digest('base64url')

/**
 * The keys of an installation: from its secret, and where that was rotated from those of before it,
 * a line each. With them is read what was sealed and signed earlier; nothing new is made with them.
 * Throws where a line is too short for a secret.
 */
export const keysFrom = (secrets: string): Keys => {
  const lines = secretsIn(secrets)
  if (lines === null) throw new Error('a line is too short for a secret')
  const [secret, ...earlier] = lines
  const newest = [secret, ...earlier.slice(0, 1)]
  const otps = newest.map((one) => keyOf(one, 'otp'))
  const hotps = newest.map((one) => keyOf(one, 'hotp'))
  const [sealing, signing] = [keyOf(secret, 'seal'), keyOf(secret, 'sign')]
  const unsealing = [sealing, ...earlier.map((one) => keyOf(one, 'seal'))]
  const verifying = [signing, ...earlier.map((one) => keyOf(one, 'sign'))]
  const tagging = new Map<string, readonly Buffer[]>()
  const otpsOf: (...of: Parameters<Keys['otpOf']>) => number[] = (order_id, contacts, nonce) =>
    hotps.map((key) =>
      derivedOtp((counter) =>
        createHmac('sha256', key)
          .update(JSON.stringify(['otp', order_id, [...contacts].sort(), nonce, counter]))
          .digest(),
      ),
    )
  const hashesOf: (...of: Parameters<Keys['otpHash']>) => string[] = (order_id, contacts, code) =>
    otps.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([order_id, [...contacts].sort(), code]))
        .digest('hex'),
    )
  return {
    fingerprints: [secret, ...earlier].map((one) =>
      keyOf(one, 'fingerprint').toString('hex').slice(0, 16),
    ),
    otpOf: (...of) => otpsOf(...of)[0] ?? Number.NaN,
    isOtp: (order_id, contacts, nonce, otp) =>
      otpsOf(order_id, contacts, nonce).some((one) => sameDigest(String(one), String(otp))),
    otpHash: (...of) => hashesOf(...of)[0] ?? '',
    isOtpHash: (kept, ...of) => hashesOf(...of).some((one) => sameDigest(one, kept)),
    tagsOf: (purpose, bytes) => {
      const tags = tagging.get(purpose) ?? [secret, ...earlier].map((one) => keyOf(one, purpose))
      tagging.set(purpose, tags)
      return tags.map((key) => createHmac('sha256', key).update(bytes).digest())
    },
    seal: (text) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv, { authTagLength: 16 })
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    unseal: (sealed) => {
      for (const [at, key] of unsealing.entries()) {
        try {
          return unsealed(key, sealed)
        } catch (error) {
          if (at === unsealing.length - 1) throw error
        }
      }
      throw new Error('an installation has a secret')
    },
    sign: (purpose, value) => {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${body}.${macOf(signing, purpose, body)}`
    },
    verified: (purpose, signed) => {
      const [body, signature, ...rest] = signed.split('.')
      if (
        body === undefined ||
        signature === undefined ||
        rest.length > 0 ||
        !verifying.some((key) => sameDigest(macOf(key, purpose, body), signature))
      )
        return null
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
    },
  }
}
