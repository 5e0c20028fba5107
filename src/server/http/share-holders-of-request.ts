import type { FastifyRequest } from 'fastify'
import { holdersOf, type ShareHolder, type Holding } from '../share-holders.ts'
import { callerOf } from './audience.ts'

/** Who holds what a request takes, once its audience is known. */
export const holdersIn = (request: FastifyRequest): ShareHolder[] =>
  holdersOf(callerOf(request), request.ip)

/** For whom, and how long, a request holds what it takes. */
export const holdingOf = (request: FastifyRequest): Holding => ({
  holders: holdersIn(request),
  ended: request.ended,
})
