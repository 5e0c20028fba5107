import {
  dryRun,
  tallyOf,
  type Cast,
  type PastRefusal,
  type PastVerdict,
} from '../../domain/policy/draft/dry-run.ts'
import type { ClientAccount } from '../../domain/policy/draft/contradictions/find.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import type { Deps } from '../deps.ts'
import { Pace } from '../limits/pace.ts'
import type { Publisher } from '../permission.ts'
import { logsOf, recentOrders } from '../stores/log/recent-logs.ts'

/**
 * Orders that a draft is judged by, how many logs are read together, and how long that may take.
 */
const bounds = { orders: 200, at_once: 25, ms: 10_000 } as const

/** What a draft would have made of the past. */
export interface DryRunResult extends ReturnType<typeof tallyOf> {
  readonly judged: number
  /** False where time ran out before the last order. */
  readonly is_whole: boolean
  readonly refusals: readonly PastRefusal[]
}

/**
 * Judges the orders that something happened to last by a draft, the latest first. Only reads, and
 * lets others go first between two orders; ends early where time runs out or nobody waits any more.
 */
export const dryRunOf = async (
  { database }: Pick<Deps, 'database'>,
  { client, scope }: Pick<Publisher, 'client' | 'scope'>,
  { draft, today }: { readonly draft: PolicyDocument; readonly today: PolicyDocument },
  accounts: readonly ClientAccount[],
  ended: AbortSignal,
): Promise<DryRunResult> => {
  const cast: Cast = {
    host: { client_id: client.id, client: client.key },
    accounts: new Map(accounts.map((account) => [account.viewer.username ?? '', account])),
  }
  const judge = dryRun(draft, today, cast)
  const pace = new Pace(ended)
  const began = performance.now()
  const orders = await recentOrders(database, scope, bounds.orders)
  const verdicts: PastVerdict[] = []
  let judged = 0
  const isLate = (): boolean => performance.now() - began > bounds.ms
  for (let from = 0; from < orders.length && !isLate(); from += bounds.at_once) {
    const some = orders.slice(from, from + bounds.at_once)
    const logs = await logsOf(
      database,
      scope,
      some.map(({ order_id }) => order_id),
    )
    for (const { order_id, identifier } of some) {
      if (isLate()) break
      verdicts.push(...judge({ order_id, identifier, events: logs.get(order_id) ?? [] }))
      judged += 1
      await pace.rest()
    }
  }
  return {
    judged,
    is_whole: judged === orders.length,
    refusals: verdicts.flatMap(({ refused }) => refused ?? []),
    ...tallyOf(verdicts),
  }
}
