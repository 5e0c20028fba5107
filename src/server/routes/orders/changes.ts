import { listChanges } from '../../../contract/orders/changes.ts'
import { changeTypeOf } from '../../../domain/webhooks/change-types.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { refusedAt } from '../../errors.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { cursorIn, feedEpoch, positionOf } from '../../stores/log/changes.ts'
import { isBeyond, readLog } from '../../stores/log/event-log.ts'

/** The feed of changes: every event of the caller's orders, in the order of commits (HOOK-01). */
export const changesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const { database } = deps
    app.route({
      ...listChanges,
      handler: async ({ caller, query: { after, limit } }) => {
        requireAction(deps, caller, 'view_order')
        const epoch = await feedEpoch(database)
        const from =
          after === '' || after === '0' ? { txid: '0', position: '0' } : cursorIn(epoch, after)
        if (!from || (await isBeyond(database, from)))
          throw refusedAt('after', sentence('feed_moved'), 409)
        const { heard, until, is_more } = await readLog(
          database,
          scopeOf(caller.viewer),
          from,
          limit,
        )
        const result = heard.map(({ order_id, type, seq, at, ...place }) => ({
          position: positionOf(epoch, place),
          order_id,
          type: changeTypeOf(type),
          rev: seq,
          at,
        }))
        const next = positionOf(epoch, until)
        return { status: true, message: sentence('ok'), result, next, is_more }
      },
    })
  }
