import {
  analysis,
  owedReport,
  type Figures,
  type OwedFigures,
} from '../../../contract/analysis/analysis.ts'
import { agesOn, periodsOf, unitOf, type Age } from '../../../domain/analysis.ts'
import { todayOf, type DayRange } from '../../../domain/date-range.ts'
import {
  openProofs,
  owedAges,
  OWED_A_PAGE,
} from '../../../domain/order/parties/missing-step-ages.ts'
import type { StepParty } from '../../../domain/order/parties/step.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { dayBounds, instantOf, type Clock } from '../../../domain/time.ts'
import { scopeOf } from '../../stores/database/scope.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { clientPolicy } from '../../policies/client-policy.ts'
import { requireAction } from '../../permission.ts'
import { countFigures, type Group, type CountedRange } from '../../stores/orders/lists/analysis.ts'
import { eachOpen } from '../../stores/messages/reminders.ts'
import type { Scope } from '../../stores/database/database.ts'
import type { Routes } from '../../http/routes.ts'
import { judgedRange } from './analysed-days.ts'

/** The figures of the analysis page: of the orders that the caller may see. */
export const analysisRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...analysis,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'analysis')
        const { time_zone } = caller.policy
        const clock = clockFor(deps, caller)
        const range = judgedRange(deps, caller, query)
        const periods = periodsOf(range)
        const ages = agesOn(todayOf(clock))
        const counted = await countFigures(
          deps.analysing,
          scopeOf(caller.viewer),
          spanOf(range, periods, ages, time_zone),
          deps.fixedNow(),
        )
        return {
          status: true,
          message: sentence('ok'),
          result: figuresOf(range, periods, ages, counted),
        }
      },
    })
    app.route({
      ...owedReport,
      handler: async ({ caller, query }) => {
        requireAction(deps, caller, 'analysis')
        const policy = await clientPolicy(deps, caller.viewer.client_id)
        return {
          status: true,
          message: sentence('ok'),
          result: await owedFigures(
            deps,
            scopeOf(caller.viewer),
            policy,
            clockFor(deps, { policy }),
            query,
          ),
        }
      },
    })
  }

/**
 * Counts what is owed of the orders that have been open longest, page by page, and picks out those
 * asked for.
 */
const owedFigures = async (
  { reading }: Deps,
  scope: Scope,
  policy: Policy,
  clock: Clock,
  asked: { party?: StepParty | undefined; age?: number | undefined; offset: number },
): Promise<OwedFigures> => {
  const counts = new Map<string, OwedFigures['counts'][number]>()
  const orders: OwedFigures['orders'] = []
  let total = 0
  const is_all = await eachOpen(reading, scope, clock.now, (order) => {
    for (const { party, age, steps, since } of openProofs(order, policy, clock)) {
      const counted = counts.get(`${party} ${age}`)?.orders ?? 0
      counts.set(`${party} ${age}`, { party, age, orders: counted + 1 })
      if ((asked.party ?? party) !== party || (asked.age ?? age) !== age) continue
      if (total >= asked.offset && orders.length < OWED_A_PAGE)
        orders.push({
          _id: order._id,
          identifier: order.identifier,
          destination: order.destination.name,
          party,
          age,
          steps: [...steps],
          since,
        })
      total += 1
    }
  })
  return {
    counts: [...counts.values()],
    ages: owedAges.map(([least, most]) => ({ least, most })),
    is_all,
    orders,
    total,
  }
}

const spanOf = (
  range: DayRange,
  periods: readonly DayRange[],
  ages: readonly Age[],
  zone: string,
): CountedRange => {
  const { $gte, $lte } = dayBounds(range.from, range.to, zone)
  const today = ages[0]?.to ?? range.to
  return {
    from: $gte,
    until: $lte,
    starts: periods.map(({ from }) => instantOf(from, '00:00', zone)),
    // From the oldest; what lies before the first of them has no beginning.
    ages: ages
      .flatMap(({ from }) => (from === null ? [] : [instantOf(from, '00:00', zone)]))
      .toReversed(),
    ages_until: dayBounds(today, today, zone).$lte,
  }
}

const none = {
  total: 0,
  closed: 0,
  closed_on_time: 0,
  closed_exception: 0,
  rejected: 0,
  open_on_time: 0,
  open_delayed: 0,
}

const figuresOf = (
  range: DayRange,
  periods: readonly DayRange[],
  ages: readonly Age[],
  { groups, time_to_close, ageing }: Awaited<ReturnType<typeof countFigures>>,
): Figures => {
  const of = (kind: Group['kind']): Group[] => groups.filter((group) => group.kind === kind)
  const steps = new Map(of('step').map((group) => [group.step, group]))
  const aged = new Map(ageing.map((each) => [each.step, each]))
  return {
    ...range,
    totals: of('all')[0] ?? none,
    time_to_close,
    unit: unitOf(range),
    volume: periods.map((period, index) => ({ ...none, ...steps.get(index + 1), ...period })),
    // Steps count up from the oldest, ages from the youngest.
    ageing: ages.map((age, index) => ({
      open_on_time: 0,
      open_delayed: 0,
      ...aged.get(ages.length - 1 - index),
      ...age,
    })),
    by_source: of('source'),
    by_destination: of('destination'),
    by_transporter: of('transporter'),
  }
}
