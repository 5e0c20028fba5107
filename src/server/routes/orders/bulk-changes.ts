import {
  beginBulkChange,
  bulkChangeOrders,
  getBulkChange,
  listBulkChanges,
  stopBulkChange,
  undoBulkChange,
  type BulkChange,
} from '../../../contract/orders/bulk-changes.ts'
import { BULK_PAGE, whyNotTakenBack } from '../../../domain/order/entry/bulk-change.ts'
import { valuesChanged } from '../../../domain/order/entry/take-back.ts'
import { whyNot } from '../../../domain/policy/access.ts'
import { done } from '../../../domain/policy/reason.ts'
import { sentence, sentenceOf } from '../../../domain/words/sentence.ts'
import type { Caller } from '../../caller.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refusedFor } from '../../errors.ts'
import { answerOnce, answerOnceReady } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { beginChange, beginTakingBack, readyChange } from '../../orders/begin-bulk-change.ts'
import { requireAction } from '../../permission.ts'
import {
  changeNamed,
  listChanges,
  stopChange,
  type BulkReader,
} from '../../stores/bulk-changes/bulk-changes.ts'
import { logsUpTo, outcomesOf, sumsByReason } from '../../stores/bulk-changes/outcomes.ts'
import { scopeOf } from '../../stores/database/scope.ts'

/** Changes of many orders: begun, watched, stopped, told of, and taken back. */
export const bulkChangeRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    /** Whoever sees and may edit all orders of the account sees who changed them. */
    const readerOf = (caller: Caller): BulkReader => {
      const { viewer, policy } = caller
      const clock = clockFor(deps, caller)
      return {
        scope: scopeOf(viewer),
        user_id: viewer.user_id ?? '',
        sees_all:
          viewer.reach.kind === 'client' &&
          whyNot(null, 'edit_order', viewer, policy, clock).length === 0,
      }
    }
    const one = async (caller: Caller, id: string): Promise<BulkChange> => {
      const change = await changeNamed(database, readerOf(caller), id)
      if (!change) throw notFound()
      return change
    }
    const answered = async (caller: Caller, id: string) => ({
      status: true,
      message: sentence('ok'),
      result: await one(caller, id),
    })
    app.route({
      ...beginBulkChange,
      handler: async (request) => {
        const { caller, body } = request
        const { id } = await answerOnceReady(deps, caller, onceOf(request), {
          ready: () => readyChange(deps, caller, body),
          work: async (tx, ready) => ({ id: await beginChange(tx, caller, ready) }),
        })
        return answered(caller, id)
      },
    })
    app.route({
      ...listBulkChanges,
      handler: async ({ caller, query }) => ({
        status: true,
        message: sentence('ok'),
        result: await listChanges(database, readerOf(caller), query.before ?? null),
      }),
    })
    app.route({
      ...getBulkChange,
      handler: async ({ caller, params: { id } }) => {
        const change = await one(caller, id)
        const { viewer, policy } = caller
        const stays =
          whyNotTakenBack(change) ??
          whyNot(null, 'edit_order', viewer, policy, clockFor(deps, caller))[0]
        return {
          status: true,
          message: sentence('ok'),
          result: change,
          reasons: (await sumsByReason(database, scopeOf(caller.viewer), id)).map(
            ({ reason: message, ...sum }) => ({ message, ...sum }),
          ),
          stays: stays ? sentenceOf(stays) : null,
        }
      },
    })
    app.route({
      ...bulkChangeOrders,
      handler: async ({ caller, params: { id }, query: { after } }) => {
        requireAction(deps, caller, 'view_order')
        await one(caller, id)
        const scope = scopeOf(caller.viewer)
        const page = await outcomesOf(database, scope, id, after, BULK_PAGE)
        const logs = await logsUpTo(
          database,
          scope,
          page.flatMap(({ order_id, rev }) => (rev === null ? [] : [{ order_id, rev }])),
        )
        return {
          status: true,
          message: sentence('ok'),
          result: {
            rows: page.map(({ rev: _rev, reason, ...order }) => ({
              ...order,
              ...(reason && { message: reason }),
              values: valuesChanged(logs.get(order.order_id) ?? []),
            })),
          },
        }
      },
    })
    app.route({
      ...stopBulkChange,
      handler: async (request) => {
        const {
          caller,
          params: { id },
        } = request
        await one(caller, id)
        const stopped = await answerOnce(deps, caller, onceOf(request), async (tx) => {
          if (!(await stopChange(tx, id))) throw refusedFor([done('change_ended')])
          return { id }
        })
        return answered(caller, stopped.id)
      },
    })
    app.route({
      ...undoBulkChange,
      handler: async (request) => {
        const {
          caller,
          params: { id },
        } = request
        requireAction(deps, caller, 'edit_order')
        const change = await one(caller, id)
        const undo = await answerOnce(deps, caller, onceOf(request), async (tx) => ({
          id: await beginTakingBack(tx, caller, change),
        }))
        return answered(caller, undo.id)
      },
    })
  }
