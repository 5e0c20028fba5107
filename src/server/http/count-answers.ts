import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { callerOf } from './audience.ts'

/**
 * Route label of a request: the pattern of its address as our code has it, never the address.
 * Files of the page have one each, which changes with every release: together they are one.
 */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => {
  if (url === undefined) return 'none'
  return /\.\w+$/.test(url) && !url.startsWith('/api/') ? 'file' : url
}

/** Counts and times every answer; how long a body was on its way is its sender's affair. */
export const countAnswers = (app: FastifyInstance, { metrics }: Pick<Deps, 'metrics'>): void => {
  const arriving = new WeakMap<FastifyRequest, number>()
  app.addHook('preParsing', (request, reply, _payload, done) => {
    arriving.set(request, -reply.elapsedTime)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    arriving.set(request, reply.elapsedTime + (arriving.get(request) ?? 0))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered({
      method: request.method,
      route: routeOf(request),
      status: reply.raw.statusCode,
      // Below zero where its end was never seen: then all of it counts.
      seconds: (reply.elapsedTime - Math.max(arriving.get(request) ?? 0, 0)) / 1_000,
      client_id: callerOf(request)?.viewer.client_id ?? null,
      lasts: request.routeOptions.config.lasts === true,
    })
    done()
  })
}
