import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Deps } from '../deps.ts'
import { requestContext, type RequestContext } from '../request-context.ts'
import type { OpenSpan, Tracing } from '../telemetry/tracing.ts'

/** The header in which a request id comes from a proxy, and goes to whoever asked. */
const HEADER = 'X-Request-Id'
/** What a proxy makes by itself: a UUID, or its 32 digits. No number or name of a person is one. */
const safeId = /^[0-9a-f]{8}(-?)[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{12}$/

declare module 'fastify' {
  interface FastifyRequest {
    /** What the work on this request finds wherever it has led. */
    context: RequestContext | null
  }
}

/** Is a connection from one of the proxies whose word is taken? */
export const trustedPeer = (proxies: readonly string[]): ((address?: string) => boolean) => {
  const list = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address = '') =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Makes the id of a request, or takes over that of a trusted proxy where it is in a safe form. */
export const requestIds = (
  proxies: readonly string[],
): ((request: Pick<IncomingMessage, 'headers' | 'socket'>) => string) => {
  const isTrusted = trustedPeer(proxies)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isTaken =
      typeof given === 'string' && safeId.test(given) && isTrusted(socket.remoteAddress)
    return isTaken ? given : crypto.randomUUID()
  }
}

/** A request id as a URN (RFC 9562): proxies may leave out its hyphens. */
export const asUrn = (id: string): string =>
  `urn:uuid:${id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`

/** The header that tells a request id. */
export const idHeader = (id: string): Readonly<Record<string, string>> => ({ [HEADER]: id })

/** How the span of a request begins; it ends with its answer, or with its connection. */
const spansOf = (
  app: FastifyInstance,
  tracing: Tracing,
  isTrusted: (address?: string) => boolean,
): ((request: FastifyRequest) => OpenSpan) => {
  const open = new WeakMap<FastifyRequest, OpenSpan>()
  const end = (request: FastifyRequest, status: number | null): void => {
    const facts = status === null ? {} : { 'http.response.status_code': status }
    open.get(request)?.end(facts, status === null || status >= 500)
    open.delete(request)
  }
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.raw.statusCode)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    end(request, null)
    done()
  })
  return (request) => {
    const { method, id, headers, socket, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    const given = headers['traceparent']
    const parent = typeof given === 'string' && isTrusted(socket.remoteAddress) ? given : undefined
    const facts = { 'http.request.method': method, 'http.route': route, request_id: id }
    const span = tracing.begin(`${method} ${route}`, 'server', parent, facts)
    open.set(request, span)
    return span
  }
}

/**
 * Tells each request's id in its answer, and keeps it at hand for whatever the request leads to:
 * lines of the log say it.
 */
export const followRequests = (
  app: FastifyInstance,
  { tracing, settings }: Pick<Deps, 'tracing' | 'settings'>,
): void => {
  const begin = tracing && spansOf(app, tracing, trustedPeer(settings.trusted_proxies))
  app.decorateRequest('context', null)
  app.addHook('onRequest', (request, reply, done) => {
    request.context = { id: request.id, span: begin?.(request) ?? null }
    reply.header(HEADER, request.id)
    requestContext.run(request.context, done)
  })
  // What reads a body is called by the connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.context) requestContext.run(request.context, done)
    else done()
  })
}
