import type { FastifyPluginAsync } from 'fastify'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refusedAt } from '../../errors.ts'
import { networkOf } from '../../network.ts'
import { endAtProvider } from '../../sessions/sign-out.ts'
import { spend } from '../../stores/messages/budgets.ts'

/** Logout tokens that one network may bring in an hour. */
const AN_HOUR = 3_600

/**
 * Where a client's provider says that somebody signed out there: outside of /api, since it is a
 * form (OpenID Connect Back-Channel Logout, 2.5).
 */
export const backchannelLogoutRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    app.post<{ Params: { client: string } }>(
      '/sign-in/:client/backchannel-logout',
      { config: { deadline: 20_000 } },
      async (request, reply) => {
        const { logout_token } = (request.body ?? {}) as Partial<Record<string, unknown>>
        if (typeof logout_token !== 'string')
          throw refusedAt('logout_token', sentence('single_proof_unfit', 'no logout token'), 400)
        const key = `logout ${networkOf(request.ip)}`
        if (!(await spend(deps.database, [{ key, an_hour: AN_HOUR }])))
          throw new Refused(429, sentence('too_many_tries'), [], 600)
        try {
          await endAtProvider(deps, request.params.client, logout_token)
        } catch (error) {
          // What the standard calls for in place of 422.
          if (error instanceof Refused && error.code === 422)
            throw new Refused(400, error.said, error.errors)
          throw error
        }
        return reply.header('Cache-Control', 'no-store').send()
      },
    )
  }
