import * as calls from '../../../contract/sign-in/single-sign-on.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, answerOnceReady } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAdministered } from '../../permission.ts'
import {
  readAsAsked,
  removeAsAsked,
  saveAsAsked,
  standingAt,
} from '../../sessions/provider-desk.ts'
import { platform } from '../../stores/database/scope.ts'

/** The provider of a client's single sign-on, as its administrators set it (ACCT-03). */
export const signInProvidersRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...calls.getSingleSignOn,
      handler: async ({ caller, params }) => {
        const { client } = await requireAdministered(deps, caller, params.key, 'look')
        return { status: true, message: sentence('ok'), result: await standingAt(deps, client) }
      },
    })

    app.route({
      ...calls.readSingleSignOn,
      handler: async ({ caller, params, body }) => {
        await requireAdministered(deps, caller, params.key, 'change')
        const { issuer, end_session_endpoint } = await readAsAsked(deps, {
          ...body,
          client_id: 'none',
          client_secret: null,
        })
        const result = { issuer, has_logout: end_session_endpoint !== null }
        return { status: true, message: sentence('single_read'), result }
      },
    })

    app.route({
      ...calls.putSingleSignOn,
      handler: async (request) => {
        const { caller, params, body } = request
        const { client, desk } = await requireAdministered(deps, caller, params.key, 'change')
        await answerOnceReady(deps, desk, onceOf(request), {
          scope: platform,
          ready: () => saveAsAsked(deps, client, body, caller),
          work: (tx, save) => save(tx),
        })
        const result = await standingAt(deps, client)
        return { status: true, message: sentence('single_saved'), result }
      },
    })

    app.route({
      ...calls.removeSingleSignOn,
      handler: async (request) => {
        const { caller, params, body } = request
        const { client, desk } = await requireAdministered(deps, caller, params.key, 'change')
        await answerOnce(
          deps,
          desk,
          onceOf(request),
          (tx) => removeAsAsked(tx, client.id, body, caller.viewer.username),
          platform,
        )
        const result = await standingAt(deps, client)
        return { status: true, message: sentence('single_removed'), result }
      },
    })
  }
