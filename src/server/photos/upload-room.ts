import type { FastifyReply, FastifyRequest } from 'fastify'
import { sentence } from '../../domain/words/sentence.ts'
import { Refused } from '../errors.ts'

/** Bodies up to this size are not counted. */
const SMALL = 65_536
/**
 * Bytes of bodies under way in this process; each takes about three times as much memory until it
 * is answered.
 */
const MOST_BYTES = 134_217_728

/** A route's hook that refuses large bodies with 503 while too many are under way. */
export const uploadRoom = (
  body_limit: number,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<void>) => {
  let under_way = 0
  return async (request, reply) => {
    const length = request.headers['content-length']
    const bytes = length === undefined ? body_limit : Number(length)
    // A body over the limit is refused by its length, before a byte is read.
    if (bytes <= SMALL || bytes > body_limit) return
    if (under_way + bytes > MOST_BYTES) throw new Refused(503, sentence('busy'), [], 5)
    under_way += bytes
    // The answer's end, or the connection's.
    reply.raw.once('close', () => {
      under_way -= bytes
    })
  }
}
