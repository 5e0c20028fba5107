import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/**
 * Connection draining: while this node is leaving, each answer is the last one on its connection.
 * So whoever keeps connections open makes the next one elsewhere, and none is cut off while a
 * request is on its way over it.
 */
export const retireConnections = (app: FastifyInstance, { leaving }: Pick<Deps, 'leaving'>): void =>
  void app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.hasBegun) void reply.header('Connection', 'close')
    done()
  })
