import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { originOfFiles } from './gateways/files/file-place.ts'
import { admitAudience } from './http/audience.ts'
import { countAnswers } from './http/count-answers.ts'
import { boundRequests } from './http/bounds.ts'
import { answerFailures } from './http/failures.ts'
import { keepDeadlines } from './http/deadlines.ts'
import { retireConnections } from './http/retire-connections.ts'
import { letBeFramed, setHeaders, type Reached } from './http/headers.ts'
import { readJson } from './http/json.ts'
import { speakLanguages } from './http/language/answers.ts'
import { serializerCompiler } from './answer-writer.ts'
import { refuseUnstorable } from './http/storable.ts'
import { describeApi } from './http/openapi/describe-api.ts'
import { servePages } from './http/pages.ts'
import { answerProblems, errorPages } from './http/problem-details.ts'
import { followRequests, requestIds } from './http/request-ids.ts'
import { unreadable } from './http/unreadable.ts'
import { tellLivePosition } from './live/position.ts'
import { REQUEST_ID } from './product-log.ts'
import { apiRoutes } from './routes/api.ts'
import { backchannelLogoutRoutes } from './routes/sign-in/backchannel-logout.ts'
import { callbackRoutes } from './routes/messages/callbacks.ts'
import { healthRoutes } from './routes/health.ts'
import { scimRoutes } from './routes/users/scim.ts'
import { issuerKeysRoute, proofRoutesOutside } from './routes/sign-in/credentials.ts'
import { transparencyLogRoutes } from './routes/proof/transparency-log.ts'
import { framedBy } from './sessions/framed-by.ts'

/** The whole HTTP side over its dependencies, not yet listening. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: deps.log,
    trustProxy: [...deps.settings.trusted_proxies],
    bodyLimit: 65_536,
    // A photo over 64 kbit/s takes minutes; what trickles more slowly is cut off by the bounds.
    requestTimeout: 300_000,
    connectionTimeout: 130_000,
    keepAliveTimeout: 30_000,
    // What is on its way while the process stops is still answered, in the wire's own form.
    return503OnClosing: false,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 8_000 },
    genReqId: requestIds(deps.settings.trusted_proxies),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: REQUEST_ID,
    }),
    ajv: { customOptions: { coerceTypes: false } },
    ...unreadable(deps.settings),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const plain = app as unknown as FastifyInstance
  followRequests(plain, deps)
  countAnswers(plain, deps)
  answerFailures(plain, deps)
  readJson(plain)
  const { public_url, file_store } = deps.settings
  const reached: Reached = {
    secure: public_url.startsWith('https:'),
    files: file_store ? originOfFiles(file_store) : null,
  }
  setHeaders(plain, reached)
  speakLanguages(plain)
  answerProblems(plain, deps.settings)
  boundRequests(plain)
  keepDeadlines(plain)
  retireConnections(plain, deps)
  refuseUnstorable(plain)
  await app.register(cookie)
  await describeApi(plain, deps.settings)
  await app.register(
    async (api) => {
      admitAudience(api, deps)
      tellLivePosition(api, deps)
      await api.register(apiRoutes(deps))
    },
    { prefix: '/api' },
  )
  for (const prefix of ['/scim/v2', '/scim/v2/:client'])
    await app.register(scimRoutes(deps), { prefix })
  await app.register(backchannelLogoutRoutes(deps))
  await app.register(callbackRoutes(deps))
  await app.register(transparencyLogRoutes(deps), { prefix: '/log' })
  await app.register(proofRoutesOutside(deps), { prefix: '/proof' })
  await app.register(issuerKeysRoute(deps), { prefix: '/.well-known' })
  await app.register(healthRoutes(deps))
  await app.register(errorPages)
  await servePages(plain, {
    letFrame: async ({ query }, reply) =>
      letBeFramed(reply, reached, await framedBy(deps, (query as { token?: unknown }).token)),
    letUsFrame: (reply) => letBeFramed(reply, reached, ["'self'"]),
  })
  return plain
}
