import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReceiptStatus } from '../../../../domain/messages/receipt.ts'
import type { ProviderName, WhyUndeliverable } from '../messages.ts'

/** What a provider tells of one message: by our own id where it has that, else by its own. */
export interface ProviderReceipt {
  readonly provider: ProviderName
  readonly ours: string | null
  readonly theirs: string
  readonly status: ReceiptStatus
  /** What it says of a failure. */
  readonly error: string | null
  readonly why: WhyUndeliverable | null
}

/** A receiver who wrote back: to be left alone, or to hear again. */
export interface ProviderReply {
  readonly provider: ProviderName
  /** Their number in E.164 form, and ours as the provider has it. */
  readonly from: string
  readonly to: string
  readonly text: string
}

/** What a call of a provider holds. */
export interface CallbackNews {
  readonly receipts: readonly ProviderReceipt[]
  readonly replies: readonly ProviderReply[]
}

/** A call as it came: its body byte by byte, and its address behind the host. */
export interface Callback {
  readonly body: Buffer
  readonly content_type: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** From the question mark on; '' without one. */
  readonly search: string
  /** A secret in the path, where the provider knows no better. */
  readonly path_secret: string | null
}

/** One provider's way to sign, and to say what became of messages. */
export interface CallbackReader {
  /** Did the provider make this call? Compared in constant time. */
  isSigned(call: Callback): boolean
  /** What it says; what is not understood of it is left out. Null for what is no such text. */
  read(call: Callback): CallbackNews | null
}

/** Most that one call may tell of. */
export const MOST_NEWS = 1_000

/** A header that came once; '' otherwise. */
export const headerOf = ({ headers }: Pick<Callback, 'headers'>, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** Are these the same? In constant time for texts of one length. */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** HMAC of bytes. */
export const hmac = (
  algorithm: 'sha1' | 'sha256',
  key: string,
  bytes: string | Buffer,
  encoding: 'hex' | 'base64',
): string => createHmac(algorithm, key).update(bytes).digest(encoding)

/** A body as JSON; undefined where it is none. */
export const jsonOf = ({ body }: Pick<Callback, 'body'>): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** A value as a list: each element of one, or the value itself. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Our own id for a message; null for what is none. */
export const ourId = (text: string | null): string | null =>
  text !== null && ID.test(text) ? text.toLowerCase() : null

/** Their own id for a message, as it fits the ledger: no id has more than printable ASCII. */
export const theirId = (text: string): string => text.replace(/[^\x21-\x7e]+/g, '').slice(0, 200)

/** A text of theirs that fits the ledger. */
export const shortText = (text: string, most = 300): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    // A character of two halves may be cut in the middle, and came so perhaps.
    .toWellFormed()
