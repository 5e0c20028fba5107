import * as calls from '../../../contract/admin/legal-holds.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refused, refusedAt } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import {
  administeredKeys,
  mayAdminister,
  requireAdministered,
  requireAdministrator,
} from '../../permission.ts'
import { addHold, closeHold, holdsAmong } from '../../stores/upkeep/legal-holds.ts'

/** Legal holds: what is not removed when its time is over (DATA-01). */
export const legalHoldsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...calls.listHolds,
      handler: async ({ caller, query: { client, ended, ...page } }) => {
        requireAdministrator(deps, caller, 'look')
        if (client !== undefined && !mayAdminister(caller, client)) throw notFound()
        const clients = client === undefined ? administeredKeys(caller) : [client]
        const result = await holdsAmong(deps.database, {
          clients,
          with_ended: ended === 'true',
          ...page,
        })
        return { status: true, message: sentence('ok'), result }
      },
    })

    app.route({
      ...calls.beginHold,
      handler: async (request) => {
        const { body, caller, params } = request
        const { desk, scope } = await requireAdministered(deps, caller, params.key, 'change')
        return answerOnce(
          deps,
          desk,
          onceOf(request),
          async (tx) => {
            const { username } = caller.viewer
            const begun = await addHold(tx, body.identifier, body.why, username)
            if (begun === 'order_unknown')
              throw refusedAt('identifier', sentence('hold_order_unknown'))
            if (begun === 'held_already') throw new Refused(409, sentence('held_already'))
            return { status: true, message: sentence('hold_begun'), result: begun }
          },
          scope,
        )
      },
    })

    app.route({
      ...calls.endHold,
      handler: async (request) => {
        const { body, caller, params } = request
        const { desk, scope } = await requireAdministered(deps, caller, params.key, 'change')
        return answerOnce(
          deps,
          desk,
          onceOf(request),
          async (tx) => {
            const closed = await closeHold(tx, params.id, body.why, caller.viewer.username)
            if (closed === null) throw notFound()
            if (closed === 'ended') throw new Refused(409, sentence('hold_ended_before'))
            return { status: true, message: sentence('hold_ended') }
          },
          scope,
        )
      },
    })
  }
