import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { admitAudience } from './http/audience.ts'
import { boundRequests } from './http/bounds.ts'
import { answerFailures } from './http/failures.ts'
import { setHeaders } from './http/headers.ts'
import { serializerCompiler } from './http/serializer.ts'
import { refuseUnstorable } from './http/storable.ts'
import { describeApi } from './http/openapi.ts'
import { servePages } from './http/pages.ts'
import { apiRoutes } from './routes/api.ts'
import { healthRoutes } from './routes/health.ts'

/** The whole HTTP side over its dependencies, not yet listening. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: deps.log, trustProxy: [...deps.settings.trusted_proxies], bodyLimit: 65_536, requestTimeout: 60_000, connectionTimeout: 60_000, keepAliveTimeout: 30_000,
    routerOptions: { maxParamLength: 8_000 }, genReqId: () => crypto.randomUUID(), logController: new LogController({ disableRequestLogging: true }),
    ajv: { customOptions: { coerceTypes: false } },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerFailures(app as unknown as FastifyInstance)
  const plain = app as unknown as FastifyInstance
  await setHeaders(plain, deps.settings.public_url.startsWith('https:'))
  boundRequests(plain)
  refuseUnstorable(plain)
  await app.register(cookie)
  await describeApi(plain)
  await app.register(async (api) => {
    admitAudience(api, deps)
    await api.register(apiRoutes(deps))
  }, { prefix: '/api' })
  await app.register(healthRoutes(deps))
  await servePages(plain)
  return plain
}
