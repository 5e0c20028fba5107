import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sentence } from '../../domain/words/sentence.ts'
import { Bulkhead, shareIsUsed, type Shares } from '../limits/bulkhead.ts'
import { Refused } from '../errors.ts'
import { holdersIn } from './share-holders-of-request.ts'
import { onceClosed } from '../once-closed.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer lasts; the route bounds how many there are itself. */
    lasts?: boolean
    /** Answered however much is under way: whoever hands out work asks by it what to send here. */
    unbounded?: boolean
    /**
     * Is this one of the requests that have slots of their own? Asked before the body is read, and
     * again once it is there.
     */
    urgent?: (request: FastifyRequest) => boolean
  }
}

/** What is borne at once; a test may shorten it. */
export interface Bounds {
  /**
   * Requests worked on, and requests whose bodies are still on their way; more are refused early
   * and cheaply with 503, and with 429 where one holder has its share.
   */
  readonly at_once: number
  readonly arriving: number
  /** As many of each again that are only for what is urgent. */
  readonly urgent: Readonly<Pick<Bounds, 'at_once' | 'arriving'>>
  /** Time in ms that a body may stand still in all, beside what it takes at 32 kbit/s. */
  readonly patience: number
}

const bounds: Bounds = {
  at_once: 200,
  arriving: 1_000,
  urgent: { at_once: 50, arriving: 500 },
  patience: 20_000,
}
const BYTES_A_MS = 4
const LONGEST_MS = 300_000
/** Work is short, so that a client may have most of it while the others need none. */
const ofWork: Shares = { client: 3 / 4, pages: 3 / 4 }

/**
 * Keeps the number of requests under way bounded, in all and for each holder. One whose body
 * trickles in holds no place among those worked on, gives its place to a newer one of the same
 * holder, and is cut off when it takes too long. Live streams last and are counted apart, by their
 * route.
 */
export const boundRequests = (
  app: FastifyInstance,
  { at_once, arriving, urgent, patience }: Bounds = bounds,
): void => {
  const working = new Set<FastifyRequest>()
  const reserved = new Set<FastifyRequest>()
  const shares = new Bulkhead(at_once + urgent.at_once, ofWork)
  const coming = new Bulkhead(arriving)
  const comingUrgently = new Bulkhead(urgent.arriving)
  const held = new WeakMap<FastifyRequest, () => void>()
  const isUrgent = (request: FastifyRequest): boolean =>
    request.routeOptions.config.urgent?.(request) ?? false
  const isCounted = ({ routeOptions: { config } }: FastifyRequest): boolean =>
    config.lasts !== true && config.unbounded !== true
  const work = (request: FastifyRequest): void => {
    if (working.size < at_once) working.add(request)
    else if (reserved.size < urgent.at_once && isUrgent(request)) reserved.add(request)
    else throw new Refused(503, sentence('busy'), [], 1)
  }
  const leave = (request: FastifyRequest): void => {
    working.delete(request)
    reserved.delete(request)
    held.get(request)?.()
    held.delete(request)
  }
  const arrive = (request: FastifyRequest, reply: FastifyReply): void => {
    const evict = (): void => {
      leave(request)
      if (!reply.sent) void reply.header('Connection', 'close').send(shareIsUsed())
    }
    const giveBack = (isUrgent(request) ? comingUrgently : coming).take(
      holdersIn(request),
      1,
      evict,
    )
    const stopWatching = cutOffWhenSlow(request, patience)
    held.set(request, () => {
      stopWatching()
      giveBack()
    })
  }
  app.addHook('onRequest', async (request, reply) => {
    onceClosed(reply.raw, () => leave(request))
    if (isCounted(request)) work(request)
  })
  app.addHook('preParsing', async (request, reply) => {
    refuseGone(reply)
    const isWorkedOn = working.has(request) || reserved.has(request)
    if (!isWorkedOn || request.method === 'GET' || request.method === 'HEAD') return
    leave(request)
    arrive(request, reply)
  })
  app.addHook('preValidation', async (request, reply) => {
    refuseGone(reply)
    if (!isCounted(request)) return
    leave(request)
    work(request)
    held.set(request, shares.take(holdersIn(request)))
  })
  app.addHook('onResponse', async (request) => leave(request))
}

/**
 * Ends the work for a caller who left while a hook waited: what is taken for it from now on nobody
 * would give back.
 */
const refuseGone = ({ raw }: FastifyReply): void => {
  if (raw.closed) throw new Refused(503, sentence('busy'), [], 1)
}

/** Ends the connection of a body that stands still, or takes too long; answers how to stop that. */
const cutOffWhenSlow = ({ raw }: FastifyRequest, patience: number): (() => void) => {
  const [began, before] = [performance.now(), raw.socket.bytesRead]
  const look = (): void => {
    const took = performance.now() - began
    const least = (took - patience) * BYTES_A_MS
    if (took > LONGEST_MS || raw.socket.bytesRead - before < least) raw.destroy()
  }
  const timer = setInterval(look, patience / 4).unref()
  return () => clearInterval(timer)
}
