import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { DAY } from '../../domain/time.ts'
import { guardedRequest, hostOf, InnerAddress } from './guarded-request.ts'
import { waitIn } from './messages/ask-provider.ts'
import { mayBeAsked } from './outer-address.ts'
import { resolveHost, type NameSources } from './resolve-host.ts'

/** Bytes of an answer that are read before the connection is cut; none of them is kept. */
const MOST_BYTES = 65_536
/** Wait of whoever adds a listener for its name to be looked up. */
const LOOK_UP_MS = 5_000

/** Why a listener was not reached. */
export class ListenerFault extends Error {
  readonly kind: 'inner_address' | 'timeout' | 'unreachable'

  constructor(kind: ListenerFault['kind'], options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

/** How a listener is posted to. */
export interface Posting {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** EPOD_WEBHOOK_PRIVATE: inner addresses too, and those without TLS. */
  readonly lets_inner: boolean
  readonly whole_ms: number
  /** Ends it from outside. */
  readonly cut?: AbortSignal | undefined
}

/** What a listener answered. */
export interface Answered {
  readonly status: number
  /** For how long it asks to be left alone (Retry-After), in ms, a day at most; else 0. */
  readonly retry_after_ms: number
}

const isInner = (address: string): boolean => !mayBeAsked(address, false)

/** May these addresses be posted to? Without TLS only inner ones. */
const areAllowed = (addresses: readonly string[], isPlain: boolean, lets_inner: boolean): boolean =>
  addresses.length > 0 &&
  (isPlain ? lets_inner && addresses.every(isInner) : lets_inner || !addresses.some(isInner))

/** What is wrong with an address of a listener; null where nothing is. */
export const whyNotListener = async (
  address: string,
  lets_inner: boolean,
  names?: NameSources,
): Promise<'unfit' | 'inner' | 'unknown_host' | null> => {
  if (!URL.canParse(address)) return 'unfit'
  const url = new URL(address)
  const isPlain = url.protocol === 'http:'
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'unfit'
  if (isPlain ? !lets_inner : url.protocol !== 'https:') return 'unfit'
  const host = hostOf(url)
  const found =
    isIP(host) === 0
      ? await resolveHost(host, AbortSignal.timeout(LOOK_UP_MS), names).catch(() => [])
      : [{ address: host }]
  if (found.length === 0) return 'unknown_host'
  const addresses = found.map(({ address: one }) => one)
  if (areAllowed(addresses, isPlain, lets_inner)) return null
  return isPlain ? 'unfit' : 'inner'
}

/**
 * Posts to a listener: its address is looked up and judged for this very connection, no redirect is
 * followed, and what it answers is not kept. Throws ListenerFault.
 */
export const postTo = async (
  address: string,
  { headers, body, lets_inner, whole_ms, cut }: Posting,
): Promise<Answered> => {
  const url = new URL(address)
  const isPlain = url.protocol === 'http:'
  const limit = AbortSignal.timeout(whole_ms)
  try {
    const answered = await guardedRequest(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      body,
      signal: cut ? AbortSignal.any([limit, cut]) : limit,
      mayAsk: (addresses) => areAllowed(addresses, isPlain, lets_inner),
    })
    const { statusCode = 500, headers: said } = answered
    await drained(answered)
    const asked = { get: (name: string) => [said[name] ?? []].flat()[0] ?? null }
    return { status: statusCode, retry_after_ms: waitIn(asked, 0, Date.now(), DAY) }
  } catch (error) {
    if (error instanceof InnerAddress) throw new ListenerFault('inner_address', { cause: error })
    throw new ListenerFault(limit.aborted ? 'timeout' : 'unreachable', { cause: error })
  }
}

/** Reads an answer to its end, or as far as is borne: its status was said before. */
const drained = async (answered: IncomingMessage): Promise<void> => {
  let bytes = 0
  for await (const piece of answered as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > MOST_BYTES) break
  }
}
