import { scorecard, scorecardOrders } from '../../../contract/analysis/scorecard.ts'
import type { DayRange } from '../../../domain/date-range.ts'
import { GROUPS_A_PAGE, monthsOf, periodBefore, worstFirst } from '../../../domain/scorecard.ts'
import { dayBounds, instantOf } from '../../../domain/time.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { CSV } from '../../downloads/csv.ts'
import { MOST_TAKEN, scorecardCsv, wholeOf } from '../../downloads/scorecard.ts'
import { accepts, sendDownload } from '../../downloads/send.ts'
import { speakIn } from '../../http/language/answers.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import type { MeasuredSpan } from '../../stores/orders/lists/measured.ts'
import { markedOrders, measureGroups } from '../../stores/orders/lists/scorecard.ts'
import { judgedRange } from './analysed-days.ts'

/** Who and what does how well, and the orders behind each figure (MGMT-04). */
export const scorecardRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...scorecard,
      handler: async (request, reply) => {
        const { caller, headers, query } = request
        requireAction(deps, caller, 'analysis')
        const range = judgedRange(deps, caller, query)
        const { by, and, sort } = query
        const asked = {
          span: spanOf(range, caller.policy.time_zone),
          by,
          and,
          sort,
          direction: query.direction ?? worstFirst[sort],
        }
        const scope = scopeOf(caller.viewer)
        const now = deps.fixedNow()
        if (accepts(headers.accept, CSV)) {
          const whole = { ...asked, offset: 0, limit: MOST_TAKEN }
          const groups = wholeOf(await measureGroups(deps.analysing, scope, whole, now))
          const stream = scorecardCsv(groups, by, and, speakIn(request, reply))
          const name = `${[by, and].filter(Boolean).join('-')}.csv`
          return sendDownload(reply, stream, { type: CSV, name, rows: groups.length })
        }
        const page = { ...asked, offset: query.offset, limit: GROUPS_A_PAGE }
        const { groups, all, total } = await measureGroups(deps.analysing, scope, page, now)
        return {
          status: true,
          message: sentence('ok'),
          result: {
            ...range,
            before: periodBefore(range),
            groups: groups.map(({ name, also, now: these, before }) => ({
              name,
              ...(and === undefined ? {} : { and: also }),
              now: these,
              before,
            })),
            others: Math.max(0, all - query.offset - groups.length),
            total,
          },
        }
      },
    })
    app.route({
      ...scorecardOrders,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'analysis')
        const { by, and, measure, offset } = query
        const result = await markedOrders(
          deps.analysing,
          scopeOf(caller.viewer),
          spanOf(judgedRange(deps, caller, query), caller.policy.time_zone),
          {
            by,
            and,
            measure,
            name: named(query.name),
            and_name: named(query.and_name),
            is_now: query.period === 'now',
          },
          offset,
          deps.fixedNow(),
        )
        return { status: true, message: sentence('ok'), result }
      },
    })
  }

/** An empty name in an address is none. */
const named = (name: string | undefined): string | null | undefined => (name === '' ? null : name)

const spanOf = (range: DayRange, zone: string): MeasuredSpan => {
  const before = periodBefore(range)
  const { $gte, $lte } = dayBounds(range.from, range.to, zone)
  return {
    before: instantOf(before.from, '00:00', zone),
    from: $gte,
    until: $lte,
    months: monthsOf({ from: before.from, to: range.to }).map((name) => ({
      name,
      from: instantOf(`${name}-01`, '00:00', zone),
    })),
  }
}
