import { randomUUIDv7 } from 'node:crypto'
import {
  getPreferences,
  listViews,
  removeView,
  savePreferences,
  saveView,
} from '../../../contract/sign-in/preferences.ts'
import { mostViews } from '../../../domain/preferences.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refusedAt } from '../../errors.ts'
import { answerOnce } from '../../answer-once.ts'
import { onceOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { keepPreferences, preferencesOf } from '../../stores/accounts/preferences.ts'
import { keepView, removeView as forgetView, viewsOf } from '../../stores/accounts/saved-views.ts'

/** What each user keeps for itself: how the table looks, and filters under a name. */
export const preferencesRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...getPreferences,
      handler: async ({ caller }) => ({
        status: true,
        message: sentence('ok'),
        result: await preferencesOf(deps.database, caller.viewer),
      }),
    })
    app.route({
      ...savePreferences,
      handler: (request) => {
        const { caller, body } = request
        const { viewer } = caller
        if (body.display_items !== undefined) requireAction(deps, caller, 'display_items')
        return answerOnce(deps, caller, onceOf(request), async (tx) => ({
          status: true,
          message: sentence('preferences_saved'),
          result: await keepPreferences(tx, viewer, definedOf(body)),
        }))
      },
    })
    app.route({
      ...listViews,
      handler: async ({ caller }) => ({
        status: true,
        message: sentence('ok'),
        result: await viewsOf(deps.database, caller.viewer),
      }),
    })
    app.route({
      ...saveView,
      handler: (request) =>
        answerOnce(deps, request.caller, onceOf(request), async (tx) => {
          const result = await keepView(tx, request.caller.viewer, {
            id: randomUUIDv7(),
            ...request.body,
          })
          if (!result) throw refusedAt('name', sentence('too_many_views', mostViews))
          return { status: true, message: sentence('view_saved'), result }
        }),
    })
    app.route({
      ...removeView,
      handler: (request) =>
        answerOnce(deps, request.caller, onceOf(request), async (tx) => {
          if (!(await forgetView(tx, request.caller.viewer, request.body.id))) throw notFound()
          return { status: true, message: sentence('view_removed') }
        }),
    })
  }

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
const definedOf = <T extends object>(parts: T): Defined<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Defined<T>
