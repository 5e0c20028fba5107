import { bell } from '../../contract/bell.ts'
import { todayOf } from '../../domain/date-range.ts'
import { instantOf } from '../../domain/time.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { clockFor } from '../permission.ts'
import { addedSince } from '../stores/log/added-today.ts'
import type { Routes } from '../http/routes.ts'

/** What the bell tells: who added orders today. */
export const bellRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...bell,
      handler: async ({ caller }) => {
        const {
          viewer,
          policy: { time_zone },
        } = caller
        const today = todayOf(clockFor(deps, caller))
        return {
          status: true,
          message: sentence('ok'),
          result: await addedSince(
            deps.database,
            scopeOf(viewer),
            instantOf(today, '00:00', time_zone),
          ),
        }
      },
    })
  }
