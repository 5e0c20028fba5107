import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { aboutRoutes } from './about.ts'
import { bulkRoutes } from './bulk.ts'
import { filesRoutes } from './files.ts'
import { linksRoutes } from './links.ts'
import { liveRoutes } from './live.ts'
import { ordersRoutes } from './orders.ts'
import { outboxRoutes } from './outbox.ts'
import { proofRoutes } from './proof.ts'
import { publicRoutes } from './public.ts'
import { sessionRoutes } from './session.ts'

/** Every route under /api. */
export const apiRoutes = (deps: Deps): FastifyPluginAsyncZod => async (api) => {
  const rooms = [aboutRoutes, sessionRoutes, ordersRoutes, bulkRoutes, liveRoutes, proofRoutes, filesRoutes, linksRoutes, publicRoutes, outboxRoutes]
  for (const routes of rooms) await api.register(routes(deps))
}
