import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** What helmet sets: the same for every answer, so it is worked out once. */
const fixedHeaders = (secure: boolean): Record<string, string> => {
  const set = new Map<string, string>()
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"], scriptSrc: ["'self'"],
        // The component kit writes its theme's variables into a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'], fontSrc: ["'self'"], connectSrc: ["'self'"], workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'self'"], frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' }, crossOriginOpenerPolicy: { policy: 'same-origin' }, frameguard: { action: 'deny' },
  })
  const response = { setHeader: (name: string, value: string) => set.set(name, value), removeHeader: () => {} }
  write({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error instanceof Error) throw error
  })
  return Object.fromEntries(set)
}

/** The headers that every answer carries, errors too. */
export const setHeaders = (app: FastifyInstance, secure: boolean): void => {
  const fixed = fixedHeaders(secure)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed)
    if (request.url.startsWith('/api') || request.url.startsWith('/public')) reply.header('X-Robots-Tag', 'noindex')
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api') && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    done()
  })
}
