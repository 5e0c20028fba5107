import * as calls from '../../../contract/admin/erasures.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { answerOnceReady } from '../../answer-once.ts'
import { onceHidden } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { askForErasure, soughtPerson } from '../../erasing/ask-erasure.ts'
import { soughtElsewhere, type PersonInOrder } from '../../erasing/person-found.ts'
import { personFound, valuesOfPerson } from '../../erasing/person-told.ts'
import { machineScope } from '../../users/machine-desk.ts'
import {
  administeredKeys,
  mayAdminister,
  requireAdministered,
  requireAdministrator,
} from '../../permission.ts'
import { countElsewhere, messagesTo } from '../../stores/erasures/elsewhere.ts'
import { erasuresAmong } from '../../stores/erasures/records.ts'

/** A person's data: found, handed out, erased (DATA-01). */
export const erasuresRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const ofClient = (caller: Caller, key: string | undefined, to: 'look' | 'change') =>
      requireAdministered(deps, caller, key ?? caller.viewer.client, to)

    app.route({
      ...calls.listErasures,
      handler: async ({ caller, query: { client, ...page } }) => {
        requireAdministrator(deps, caller, 'look')
        if (client !== undefined && !mayAdminister(caller, client)) throw notFound()
        const clients = client === undefined ? administeredKeys(caller) : [client]
        const { erasures, total } = await erasuresAmong(deps.database, { clients, ...page })
        const result = { erasures: erasures.map((one) => ({ ...one })), total }
        return { status: true, message: sentence('ok'), result }
      },
    })

    app.route({
      ...calls.askErasure,
      handler: async (request) => {
        const { body, caller } = request
        const { client, desk } = await ofClient(caller, body.client, 'change')
        const everywhere = machineScope(client.id)
        const seek = () => soughtPerson(deps.database, everywhere, body.person, body.photos)
        // What is only looked at is looked at anew, and what was found of a person kept nowhere.
        if (body.dry_run) {
          const found = await personFound(deps, everywhere, await seek())
          return { status: true, message: sentence('ok'), result: { id: null, found } }
        }
        return answerOnceReady(deps, desk, onceHidden(deps.keys, request), {
          ready: seek,
          work: async (tx, sought) => {
            const asked = { sought, why: body.why, by: caller.viewer.username }
            const { id, is_new } = await askForErasure(deps, tx, client.id, asked)
            const message = sentence(is_new ? 'erasure_begun' : 'erasure_goes_on')
            return { status: true, message, result: { id, found: null } }
          },
        })
      },
    })

    app.route({
      ...calls.readPerson,
      handler: async ({ body: { client: key, person, after = null }, caller }) => {
        const { client } = await ofClient(caller, key, 'change')
        const scope = machineScope(client.id)
        const sought = await soughtPerson(deps.database, scope, person)
        const { orders, next } = await valuesOfPerson(deps, scope, sought, after)
        const also = orders.map(({ found }) => found.also)
        const ids = new Set(orders.map(({ order_id }) => order_id))
        const rest = soughtElsewhere(sought, also, ids, new Set())
        const isFirst = after === null
        return {
          status: true,
          message: sentence('ok'),
          result: {
            orders: orders.map(toldOrder),
            messages: isFirst ? await messagesTo(deps.database, scope, rest) : [],
            elsewhere: isFirst ? await countElsewhere(deps.database, scope, rest) : {},
            next,
          },
        }
      },
    })
  }

const toldOrder = ({ order_id, identifier, found }: PersonInOrder) => ({
  id: order_id,
  identifier,
  values: found.values.map(({ seq, part, name, value }) => ({
    event: seq,
    part,
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  })),
  not_erasable: found.staying,
})
