import { HOUR, SECOND } from '../../../domain/time.ts'
import { fetchOutside, OutsideFault, type Outward } from '../outside-fetch.ts'
import { TooFast, Undeliverable, Unreachable, type OutgoingMessage } from './messages.ts'

/** What a provider answered. */
export interface ProviderAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Its body as JSON; undefined where it is none. */
  readonly json: unknown
}

/** Faults before the first byte of a request has left: it cannot have been taken. */
const before = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

const codeIn = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/**
 * Asks a provider of messages, which the operator has named, so that it may stand on this machine.
 * Throws Unreachable.
 */
export const askProvider = async (
  url: string,
  outward: Omit<Outward, 'cut'>,
  cut?: AbortSignal,
): Promise<ProviderAnswer> => {
  try {
    const answer = await fetchOutside(url, { ...outward, ...(cut ? { cut } : {}) }, true)
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, json: jsonIn(text) }
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error
    if (error.kind === 'inner')
      throw new Unreachable(error.message, { cause: error, perhaps_taken: false })
    const code = codeIn(error.cause)
    throw new Unreachable(code === '' ? error.message : `${error.message} (${code})`, {
      cause: error,
      perhaps_taken: !before.has(code),
    })
  }
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value at a path such as `messages.0.id`; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .filter((key) => key !== '')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, key)
          ? (at as Record<string, unknown>)[key]
          : undefined,
      value,
    )

/** What stands at a path as a text; '' for what is neither text nor number. */
export const textAt = (value: unknown, path: string): string => {
  const found = valueAt(value, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

/**
 * How long an answer asks to wait (RFC 9110, Retry-After): seconds, or a date, and no more than
 * `most` ms; else `usual` ms.
 */
export const waitIn = (
  headers: Pick<Headers, 'get'>,
  usual: number,
  now: number = Date.now(),
  most: number = HOUR,
): number => {
  const said = headers.get('retry-after')?.trim() ?? ''
  const ms = /^\d{1,9}$/.test(said) ? Number(said) * SECOND : Date.parse(said) - now
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, most) : usual
}

/** Throws Undeliverable for a recipient that is no number in E.164 form. */
export const needsPhone = ({ recipient }: Pick<OutgoingMessage, 'recipient'>): void => {
  if (!/^\+[1-9]\d{6,14}$/.test(recipient))
    throw new Undeliverable('the recipient is not a telephone number', { why: 'wrong_number' })
}

/** Statuses that say nothing against a message, whoever answers them. Throws what they come to. */
export const refuseByStatus = ({ status, headers }: ProviderAnswer, said: string): void => {
  if (status === 429) throw new TooFast(said, waitIn(headers, 5_000))
  if (status >= 500) throw new Unreachable(said)
}
