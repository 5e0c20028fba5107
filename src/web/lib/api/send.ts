import type { Call } from '../../../contract/call.ts'
import { unreachable } from './answer.ts'
import { bodyOrFailure, failureOf } from './failure.ts'
import { spokenHere } from '../language/language.ts'

/** A request under /api as it goes out. */
export interface OutgoingRequest {
  readonly method: Call['method']
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The renewal cookie goes along only where it is the point. */
  readonly credentials?: RequestCredentials
  readonly signal?: AbortSignal | undefined
  /** Milliseconds to wait for the whole answer; 15,000 unless given. */
  readonly timeout?: number | undefined
  /** Goes through also when the page is left meanwhile; its body may hold 64 kB. */
  readonly keepalive?: boolean | undefined
  /** Is told the headers of the answer, whatever it says. */
  readonly heard?: (headers: Headers) => void
}

/**
 * Sends one request and gives its body. Throws ApiFailure; when `signal` aborts, the abort itself.
 */
export const send = async ({
  method,
  path,
  headers,
  body,
  credentials = 'omit',
  signal,
  timeout = 15_000,
  keepalive = false,
  heard,
}: OutgoingRequest): Promise<unknown> => {
  const ended = new AbortController()
  const end = (): void => ended.abort()
  const timer = setTimeout(end, timeout)
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    const response = await fetch(`/api${path}`, {
      method,
      credentials,
      signal: ended.signal,
      cache: 'no-store',
      keepalive,
      headers: {
        'Accept-Language': spokenHere(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    heard?.(response.headers)
    return bodyOrFailure(response.status, text, response.headers.get('X-Request-Id'))
  } catch (thrown) {
    signal?.throwIfAborted()
    // What fetch throws: no network, or the time was up.
    if (thrown instanceof TypeError || ended.signal.aborted) throw failureOf(unreachable())
    throw thrown
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
