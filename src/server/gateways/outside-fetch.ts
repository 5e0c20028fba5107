import type { IncomingMessage } from 'node:http'
import { guardedRequest, InnerAddress } from './guarded-request.ts'
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
  if (url.protocol === 'http:' ? !lets_loopback : url.protocol !== 'https:')
    throw new OutsideFault('inner')
  try {
    const answered = await guardedRequest(url, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(WHOLE_MS), ...(cut ? [cut] : [])]),
      mayAsk: (addresses) => addresses.every((one) => mayBeAsked(one, lets_loopback)),
    })
    return await wholeAnswer(answered)
  } catch (error) {
    if (error instanceof InnerAddress) throw new OutsideFault('inner', { cause: error })
    throw new OutsideFault('silent', { cause: error })
  }
}

const wholeAnswer = async (answered: IncomingMessage): Promise<Response> => {
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
