import type { FastifyInstance } from 'fastify'
import { words } from '../../domain/words.ts'
import { Refused } from '../errors.ts'

/** Requests worked on at once; more are refused early and cheaply with 503. */
const MOST_AT_ONCE = 200

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer lasts; the route bounds how many there are itself. */
    lasts?: boolean
  }
}

/** Keeps the number of requests under way bounded. Live streams last and are counted apart, by their route. */
export const boundRequests = (app: FastifyInstance): void => {
  let under_way = 0
  const counted = new WeakSet<object>()
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.lasts) return
    if (under_way >= MOST_AT_ONCE) throw new Refused(503, words.busy, [], 1)
    under_way += 1
    counted.add(request)
  })
  const over = async (request: object): Promise<void> => {
    if (counted.delete(request)) under_way -= 1
  }
  app.addHook('onResponse', over)
  app.addHook('onRequestAbort', over)
}
