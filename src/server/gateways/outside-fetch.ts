import { lookup, type LookupAddress } from 'node:dns'
import { request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestSecure, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { mayBeAsked } from './outer-address.ts'

/** Why another host was not asked, or did not answer. */
export class OutsideFault extends Error {
  readonly kind: 'inner' | 'silent'

  constructor(kind: 'inner' | 'silent', options?: ErrorOptions) {
    super(kind === 'inner' ? 'an address of an inner network' : 'no answer', options)
    this.kind = kind
  }
}

/** What is asked of another host. */
export interface Outward {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer | undefined
  /** Ends it before its time. */
  readonly cut?: AbortSignal
}

/** Milliseconds for a whole answer, and most of its bytes. */
const WHOLE_MS = 8_000
const MOST_BYTES = 1_000_000

type Found = (error: Error | null, found: string | LookupAddress[], family?: number) => void

/**
 * Resolves a name, and refuses it where one of its addresses is inner: what is checked is what is
 * called.
 */
const lookupOuter =
  (lets_loopback: boolean) =>
  (host: string, options: { readonly all?: boolean }, done: Found): void => {
    lookup(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('no address'), '')
      if (!addresses.every(({ address }) => mayBeAsked(address, lets_loopback)))
        return done(new OutsideFault('inner'), '')
      if (options.all === true) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

/**
 * Asks another host, which a client has named: no inner one, over TLS (or, with `lets_loopback`, on
 * the machine itself), no redirect followed, 8 s and 1 MB at most. Throws OutsideFault.
 */
export const fetchOutside = async (
  address: string,
  { method, headers, body, cut }: Outward,
  lets_loopback: boolean,
): Promise<Response> => {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPlain = url.protocol === 'http:'
  if (isPlain ? !lets_loopback : url.protocol !== 'https:') throw new OutsideFault('inner')
  if (isIP(host) !== 0 && !mayBeAsked(host, lets_loopback)) throw new OutsideFault('inner')
  const options: RequestOptions = {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
    lookup: lookupOuter(lets_loopback) as NonNullable<RequestOptions['lookup']>,
    signal: AbortSignal.any([AbortSignal.timeout(WHOLE_MS), ...(cut ? [cut] : [])]),
    agent: false,
  }
  try {
    const asked = isPlain ? requestPlain(url, options) : requestSecure(url, options)
    return await answerTo(asked, body)
  } catch (error) {
    if (error instanceof OutsideFault) throw error
    throw new OutsideFault('silent', { cause: error })
  }
}

const answerTo = async (asked: ClientRequest, body: Outward['body']): Promise<Response> => {
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject).end(body)
  })
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answered as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > MOST_BYTES) throw new Error('the answer is too large')
    pieces.push(piece)
  }
  const status = answered.statusCode ?? 500
  const headers = new Headers()
  for (const [name, value] of Object.entries(answered.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  const isEmpty = [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : Buffer.concat(pieces), { status, headers })
}
