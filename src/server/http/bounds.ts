import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sentence } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer lasts; the route bounds how many there are itself. */
    lasts?: boolean
  }
}

/** What is borne at once; a test may shorten it. */
export interface Bounds {
  /**
   * Requests worked on, and requests whose bodies are still on their way; more are refused early
   * and cheaply with 503.
   */
  readonly at_once: number
  readonly arriving: number
  /** Time in ms for a body to arrive, beside what its length takes at 64 kbit/s. */
  readonly patience: number
}

const bounds: Bounds = { at_once: 200, arriving: 1_000, patience: 20_000 }
const BYTES_A_MS = 8
const LONGEST_MS = 300_000

/**
 * Keeps the number of requests under way bounded. One whose body trickles in holds no place among
 * those worked on, and is cut off when it takes too long. Live streams last and are counted apart,
 * by their route.
 */
export const boundRequests = (
  app: FastifyInstance,
  { at_once, arriving, patience }: Bounds = bounds,
): void => {
  const working = new Set<FastifyRequest>()
  const coming = new Map<FastifyRequest, NodeJS.Timeout>()
  const work = (request: FastifyRequest): void => {
    if (working.size >= at_once) throw new Refused(503, sentence('busy'), [], 1)
    working.add(request)
  }
  const leave = (request: FastifyRequest): void => {
    working.delete(request)
    clearTimeout(coming.get(request))
    coming.delete(request)
  }
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.lasts) work(request)
  })
  app.addHook('preParsing', async (request) => {
    if (!working.has(request) || request.method === 'GET' || request.method === 'HEAD') return
    if (coming.size >= arriving) throw new Refused(503, sentence('busy'), [], 1)
    const bytes = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit)
    working.delete(request)
    coming.set(
      request,
      setTimeout(
        () => request.raw.destroy(),
        Math.min(LONGEST_MS, patience + bytes / BYTES_A_MS),
      ).unref(),
    )
  })
  app.addHook('preValidation', async (request) => {
    if (!coming.has(request)) return
    leave(request)
    work(request)
  })
  app.addHook('onResponse', async (request) => leave(request))
  app.addHook('onRequestAbort', async (request) => leave(request))
}
