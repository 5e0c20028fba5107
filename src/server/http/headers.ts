import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet from 'helmet'
import { isShortPage } from '../../domain/messages/short-address.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** How the product is reached, as far as headers say it. */
export interface Reached {
  /** Over TLS. */
  readonly secure: boolean
  /** The origin of a store that pages read files from; null where there is none. */
  readonly files: string | null
}

/**
 * What helmet sets: the same for every answer, so it is worked out once. `scripts` are sources of
 * scripts beside our own, `parents` the origins whose pages may frame this one.
 */
const fixedHeaders = (
  { secure, files }: Reached,
  { scripts = [], parents = [] }: { scripts?: readonly string[]; parents?: readonly string[] } = {},
): Record<string, string> => {
  const set = new Map<string, string>()
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // The component kit writes its theme's variables into a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(files === null ? [] : [files])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: parents.length > 0 ? [...parents] : ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Names no origins: where there are some, frame-ancestors alone says which.
    frameguard: parents.length > 0 ? false : { action: 'deny' },
  })
  const response = {
    setHeader: (name: string, value: string) => set.set(name, value),
    removeHeader: () => {},
  }
  write({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error instanceof Error) throw error
  })
  return Object.fromEntries(set)
}

/** Lets pages of these origins show this answer in a frame; by nobody, where there are none. */
export const letBeFramed = (
  reply: FastifyReply,
  reached: Reached,
  parents: readonly string[],
): void => {
  if (parents.length === 0) return
  reply.headers(fixedHeaders(reached, { parents })).removeHeader('X-Frame-Options')
}

/** The headers that every answer carries, errors too. */
export const setHeaders = (app: FastifyInstance, reached: Reached): void => {
  const fixed = fixedHeaders(reached)
  // The workers that read barcodes do so by a WebAssembly module of our own where the browser
  // cannot; no page may.
  const reading = fixedHeaders(reached, { scripts: ["'wasm-unsafe-eval'"] })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(/^\/assets\/(shrink|barcode)-worker-/.test(request.url) ? reading : fixed)
    const [path = ''] = request.url.split('?')
    if (/^\/(api|public|mobile_add|verify)/.test(path) || isShortPage(path))
      reply.header('X-Robots-Tag', 'noindex')
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api') && !reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', 'no-store')
    done()
  })
}
