import { lookup, type LookupAddress } from 'node:dns'
import { lookup as lookUp } from 'node:dns/promises'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { mayBeAsked } from './outer-address.ts'

/** Bytes of an answer that are read before the connection is cut; none of them is kept. */
const MOST_BYTES = 65_536

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
  /** For how long it asks to be left alone, in ms (Retry-After in seconds); 0 where it does not. */
  readonly retry_after_ms: number
}

const isInner = (address: string): boolean => !mayBeAsked(address, false)

/** May these addresses be posted to? Without TLS only inner ones. */
const areAllowed = (addresses: readonly string[], isPlain: boolean, lets_inner: boolean): boolean =>
  addresses.length > 0 &&
  (isPlain ? lets_inner && addresses.every(isInner) : lets_inner || !addresses.some(isInner))

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** What is wrong with an address of a listener; null where nothing is. */
export const whyNotListener = async (
  address: string,
  lets_inner: boolean,
): Promise<'unfit' | 'inner' | 'unknown_host' | null> => {
  if (!URL.canParse(address)) return 'unfit'
  const url = new URL(address)
  const isPlain = url.protocol === 'http:'
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'unfit'
  if (isPlain ? !lets_inner : url.protocol !== 'https:') return 'unfit'
  const host = hostOf(url)
  const found =
    isIP(host) === 0 ? await lookUp(host, { all: true }).catch(() => []) : [{ address: host }]
  if (found.length === 0) return 'unknown_host'
  const addresses = found.map(({ address: one }) => one)
  if (areAllowed(addresses, isPlain, lets_inner)) return null
  return isPlain ? 'unfit' : 'inner'
}

type Found = (error: Error | null, found: string | LookupAddress[], family?: number) => void

/** Resolves a name for one connection and judges what it found: what is judged is called. */
const lookupAllowed =
  (isPlain: boolean, lets_inner: boolean) =>
  (host: string, options: { readonly all?: boolean }, done: Found): void => {
    lookup(host, { all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error('no address'), '')
      const addresses = found.map(({ address }) => address)
      if (!areAllowed(addresses, isPlain, lets_inner))
        return done(new ListenerFault('inner_address'), '')
      if (options.all === true) done(null, found)
      else done(null, first.address, first.family)
    })
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
  const host = hostOf(url)
  const isPlain = url.protocol === 'http:'
  if (isIP(host) !== 0 && !areAllowed([host], isPlain, lets_inner))
    throw new ListenerFault('inner_address')
  const limit = AbortSignal.timeout(whole_ms)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: lookupAllowed(isPlain, lets_inner) as NonNullable<RequestOptions['lookup']>,
    signal: cut ? AbortSignal.any([limit, cut]) : limit,
    agent: false,
  }
  try {
    const asked = isPlain ? requestPlain(url, options) : requestSecure(url, options)
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject).end(body)
    })
    const { statusCode = 500, headers: said } = answered
    await drained(answered)
    const seconds = /^\d{1,7}$/.test(said['retry-after'] ?? '') ? Number(said['retry-after']) : 0
    return { status: statusCode, retry_after_ms: seconds * 1_000 }
  } catch (error) {
    if (error instanceof ListenerFault) throw error
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
