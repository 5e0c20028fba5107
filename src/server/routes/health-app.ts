import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { answerFailures } from '../http/failures.ts'
import { setHeaders } from '../http/headers.ts'
import { speakLanguages } from '../http/language/answers.ts'
import { healthRoutes } from './health.ts'

/** What tells how a worker is, which serves nothing else, not yet listening. */
export const buildHealth = async (deps: Deps): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: deps.log,
    bodyLimit: 1_024,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance
  answerFailures(app, deps)
  setHeaders(app, { secure: false, files: null })
  speakLanguages(app)
  await app.register(healthRoutes(deps))
  return app
}
