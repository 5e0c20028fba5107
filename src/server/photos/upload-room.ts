import type { FastifyReply, FastifyRequest } from 'fastify'
import { Bulkhead } from '../limits/bulkhead.ts'
import { onceClosed } from '../once-closed.ts'
import type { ShareHolder } from '../share-holders.ts'

/** Bodies up to this size are not counted. */
const SMALL = 65_536
/**
 * Bytes of bodies under way in this process; each takes about three times as much memory until it
 * is answered.
 */
const MOST_BYTES = 134_217_728

/** Does a request announce a body that is too small to be counted? */
export const isSmall = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Number(headers['content-length']) <= SMALL

/**
 * A route's hook that lets a large body in while there is room for it, in all and in its holders'
 * shares. `judge` is asked before, and throws the refusal of a caller who may send none.
 */
export const uploadRoom = <R extends Pick<FastifyRequest, 'headers'>>(
  body_limit: number,
  holdersIn: (request: R) => readonly ShareHolder[],
  judge: (request: R) => Promise<void>,
): ((request: R, reply: Pick<FastifyReply, 'raw'>) => Promise<void>) => {
  const room = new Bulkhead(MOST_BYTES)
  return async (request, reply) => {
    const length = request.headers['content-length']
    const bytes = length === undefined ? body_limit : Number(length)
    // A body over the limit is refused by its length, before a byte is read.
    if (bytes <= SMALL || bytes > body_limit) return
    await judge(request)
    const giveBack = room.take(holdersIn(request), bytes)
    onceClosed(reply.raw, giveBack)
  }
}
