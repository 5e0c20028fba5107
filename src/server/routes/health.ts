import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { notFound, Refused } from '../errors.ts'
import { bearerOf } from '../http/audience.ts'
import { isLoopback } from '../loopback.ts'
import { sameDigest, sha256 } from '../secrets.ts'
import { readinessWithin } from '../stores/upkeep/ping.ts'
import { gaugesOf } from '../telemetry/gauges.ts'

/**
 * /healthz: the process is alive; /readyz: it can serve; /metrics: Prometheus, for the machine
 * itself or the token's holder.
 */
export const healthRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const gauges = gaugesOf(deps)
    const readiness = oneAtATime(() => readinessWithin(deps.database, 1_000))
    app.get('/healthz', unbounded, async () => ({ status: true, message: 'alive' }))
    app.get('/readyz', unbounded, async (_request, reply) => {
      const { answers, has_room } = deps.leaving.hasBegun
        ? { answers: false, has_room: true }
        : await readiness()
      if (answers && has_room) return { status: true, message: 'ready' }
      // Whoever hands out work would take every process away, and reading would end too.
      if (answers) return { status: true, code: 'storage_full', message: 'ready, to read alone' }
      if (!has_room) throw new Refused(503, sentence('storage_full'), [], 30)
      return reply
        .code(503)
        .header('Retry-After', '1')
        .send({ status: false, message: 'not ready' })
    })
    app.get('/metrics', unbounded, async (request, reply) => {
      if (!mayMeasure(deps, request)) throw notFound()
      const told = await Promise.all([gauges.text(), deps.metrics.registry.metrics()])
      return reply.type(gauges.type).send(told.join('\n'))
    })
  }

/** A process that is full is alive, and ends what it does: taken away it would do neither. */
const unbounded = { config: { unbounded: true } }

/** Whoever asks while a question is under way is given its answer: a flood asks once. */
const oneAtATime = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | undefined
  return () =>
    (asked ??= ask().finally(() => {
      asked = undefined
    }))
}

const mayMeasure = (deps: Deps, request: FastifyRequest): boolean => {
  const token = bearerOf(request)
  if (token !== null && deps.settings.metrics_token !== undefined)
    return sameDigest(sha256(token), sha256(deps.settings.metrics_token))
  // What a proxy on this machine passes on comes from elsewhere.
  const isPassedOn = Object.keys(request.headers).some((name) => ofProxies.test(name))
  return isLoopback(request.socket.remoteAddress ?? '') && !isPassedOn
}

/** Headers that proxies add to what they pass on, and nobody on the machine itself sends. */
const ofProxies = /^(?:forwarded|via|x-forwarded.*|x-real-ip|.*client-ip|.*connecting-ip)$/
