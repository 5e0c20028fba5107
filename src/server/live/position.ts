import type { FastifyInstance } from 'fastify'
import type { Call } from '../../contract/call.ts'
import { LIVE_POSITION } from '../../contract/orders/live-position.ts'
import type { Deps } from '../deps.ts'
import { idOf } from './stream.ts'

/**
 * List then watch: an answer of a call that declares it tells a place in the log, and is at least
 * as new as that place. The place is taken once the caller is known, before anything else is read.
 * It was settled before that, so it is never newer than what the answer saw. It costs nothing.
 */
export const tellLivePosition = (api: FastifyInstance, { caches }: Pick<Deps, 'caches'>): void => {
  api.addHook('onRoute', (route) => {
    const { tells = {} } = route as Partial<Call>
    if (!(LIVE_POSITION in tells)) return
    const others = route.preValidation === undefined ? [] : [route.preValidation].flat()
    route.preValidation = [
      (_request, reply, done) => {
        const { place } = caches.place
        if (place) reply.header(LIVE_POSITION, idOf(place))
        done()
      },
      ...others,
    ]
  })
}
