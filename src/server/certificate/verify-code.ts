import { timingSafeEqual } from 'node:crypto'
import { base32 } from '../../domain/sign-in/totp.ts'
import type { Deps } from '../deps.ts'
import type { Keys } from '../secrets.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_BYTES = 16
const TAG_BYTES = 10
/** 26 bytes, 8 bits each, in characters of 5 bits. */
const CODE = /^[a-z2-7]{42}$/

/** In small letters, which are easier to type from paper. */
const inSmall = (bytes: Uint8Array): string => base32(bytes).toLowerCase()

const fromBase32 = (text: string): Buffer => {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const sign of text) {
    held = (held << 5) | ALPHABET.indexOf(sign)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push(held >> bits)
    held &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}

const idBytes = (order_id: string): Buffer => Buffer.from(order_id.replaceAll('-', ''), 'hex')

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const tagsOf = (keys: Keys, id: Buffer): Buffer[] =>
  keys.tagsOf('verify', id).map((tag) => tag.subarray(0, TAG_BYTES))

/**
 * Message authentication code in an address: names an order to whoever holds its certificate, and
 * cannot be made up. The same for an order as long as the installation's secret is.
 */
export const verifyCodeOf = (keys: Keys, order_id: string): string => {
  const id = idBytes(order_id)
  const [tag] = tagsOf(keys, id)
  if (id.byteLength !== ID_BYTES || !tag) throw new Error(`${order_id} is no id of an order`)
  return inSmall(Buffer.concat([id, tag]))
}

/**
 * The id of the order that a code was made for, with this secret or one of before it, in small
 * letters or capitals; null for what we did not make.
 */
export const orderOfVerifyCode = (keys: Keys, code: string): string | null => {
  const small = code.toLowerCase()
  if (!CODE.test(small)) return null
  const bytes = fromBase32(small)
  // The last character has bits to spare: one code an order, not four.
  if (inSmall(bytes) !== small) return null
  const [id, given] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)]
  const isOurs = tagsOf(keys, id).some((tag) => timingSafeEqual(tag, given))
  return isOurs ? idOf(id) : null
}

/** The absolute address under which whoever holds a certificate has it verified. */
export const verifyAddress = (
  { keys, settings }: Pick<Deps, 'keys' | 'settings'>,
  order_id: string,
): string => `${settings.public_url}/verify/${verifyCodeOf(keys, order_id)}`
