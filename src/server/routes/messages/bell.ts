import { bell } from '../../../contract/messages/bell.ts'
import { todayOf } from '../../../domain/date-range.ts'
import { instantOf } from '../../../domain/time.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { officeLanguages } from '../../../domain/words/languages.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { toldKept } from '../../downloads/kept-refusal.ts'
import { ownerOf } from '../../downloads/owner-of.ts'
import { readyFor } from '../../stores/account-archive/exports.ts'
import { watchedChanges } from '../../stores/bulk-changes/bulk-changes.ts'
import { keptOf } from '../../stores/downloads/kept-downloads.ts'
import { addedSince } from '../../stores/log/added-today.ts'
import { speakOf } from '../../http/language/answers.ts'
import type { Routes } from '../../http/routes.ts'

/** What the bell tells: who added orders today, which archives are ready, which downloads
 * are made or kept, and which changes of many orders are under way. */
export const bellRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...bell,
      handler: async (request) => {
        const { caller } = request
        const {
          viewer,
          policy: { time_zone },
        } = caller
        const today = todayOf(clockFor(deps, caller))
        const [result, archives, downloads, changes] = await Promise.all([
          addedSince(deps.database, scopeOf(viewer), instantOf(today, '00:00', time_zone)),
          viewer.username === null ? [] : readyFor(deps.database, viewer.username),
          viewer.user_id == null ? [] : keptOf(deps.database, ownerOf(caller)),
          viewer.user_id == null
            ? []
            : watchedChanges(deps.database, scopeOf(viewer), viewer.user_id),
        ])
        const { t } = speakOf(request, undefined, officeLanguages)
        const more = {
          ...(archives.length > 0 && { archives }),
          ...(downloads.length > 0 && { downloads: downloads.map((one) => toldKept(one, t)) }),
          ...(changes.length > 0 && { changes }),
        }
        return { status: true, message: sentence('ok'), result, ...more }
      },
    })
  }
