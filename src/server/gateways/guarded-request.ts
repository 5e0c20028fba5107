import type { LookupAddress } from 'node:dns'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { callbackify } from 'node:util'
import { resolveHost, type NameSources } from './resolve-host.ts'

/** A host that somebody named has an address that must not be asked from here. */
export class InnerAddress extends Error {}

/** What is asked of a host that a client has named, and which of its addresses may be asked. */
export interface GuardedRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer | undefined
  readonly signal: AbortSignal
  /** Judges all addresses of the host: one that is wrong among them is enough to refuse. */
  readonly mayAsk: (addresses: readonly string[]) => boolean
  /** Where the host's name is looked up, if not where this machine does. */
  readonly names?: NameSources
}

type Found = (error: Error | null, found: string | LookupAddress[], family?: number) => void

/** The host of an address as DNS and sockets know it: IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * Server-side request forgery, the guard against it: a name is looked up for one connection, what
 * was found is judged, and what was judged is called. A second look could find another address (DNS
 * rebinding).
 */
const lookupAllowed = ({
  mayAsk,
  signal,
  names,
}: Pick<GuardedRequest, 'mayAsk' | 'signal' | 'names'>) => {
  const find = callbackify(async (host: string) => {
    const found = await resolveHost(host, signal, names)
    if (!mayAsk(found.map(({ address }) => address))) throw new InnerAddress()
    return found
  })
  return (host: string, options: { readonly all?: boolean }, done: Found): void =>
    find(host, (error, found) => {
      const [first] = found ?? []
      if (error || !first) done(error ?? new Error('no address'), '')
      else if (options.all === true) done(null, found)
      else done(null, first.address, first.family)
    })
}

/**
 * Asks a host that a client has named, in a connection of its own; follows no redirect. Answers
 * once the head of the answer is there: who asked reads its body, within bounds. Throws
 * InnerAddress, or what the connection threw.
 */
export const guardedRequest = async (
  url: URL,
  { method, headers, body, signal, mayAsk, names }: GuardedRequest,
): Promise<IncomingMessage> => {
  const host = hostOf(url)
  // Node looks up no address that is one already.
  if (isIP(host) !== 0 && !mayAsk([host])) throw new InnerAddress()
  const options: RequestOptions = {
    method,
    headers,
    lookup: lookupAllowed({ mayAsk, signal, ...(names && { names }) }) as NonNullable<
      RequestOptions['lookup']
    >,
    signal,
    agent: false,
  }
  const asked = url.protocol === 'http:' ? requestPlain(url, options) : requestSecure(url, options)
  return new Promise((resolve, reject) => {
    asked
      .once('response', resolve)
      .once('error', reject)
      // Another protocol was not asked for: Node says neither `response` nor `error` then.
      .once('upgrade', (_, socket) => {
        socket.destroy()
        reject(new Error('the host would change the protocol'))
      })
      // Whatever ends it, nobody waits on.
      .once('close', () => reject(new Error('the connection ended without an answer')))
      .end(body)
  })
}
