import type { Logger } from 'pino'
import type { DatabaseObserver } from '../stores/database/database.ts'
import { lineBudget } from '../limits/line-budget.ts'
import { requestContext } from '../request-context.ts'
import type { Metrics } from './metrics.ts'
import { statementNames } from './statement-name.ts'

/** Lines a minute about slow statements; of more, only the number is logged. */
const MOST_A_MINUTE = 300

/**
 * Measures the database for a node, and logs by their names the statements that took longer than
 * `slow_ms`; 0 logs none.
 */
export const observedBy = (
  metrics: Metrics,
  log: Pick<Logger, 'warn'>,
  slow_ms: number,
): DatabaseObserver => {
  const take = lineBudget(MOST_A_MINUTE)
  const tellSlow = (statements: readonly string[], took_ms: number, has_failed: boolean): void => {
    for (const name of statements) metrics.slow(name)
    const { is_written, left_out } = take()
    if (left_out > 0) log.warn({ left_out }, 'lines about slow statements were left out')
    if (is_written)
      log.warn({ statements, took_ms: Math.round(took_ms), has_failed }, 'a statement was slow')
  }
  return {
    leaving: (statements) => {
      const began = performance.now()
      const work = requestContext.getStore()
      const span = work?.span?.child(
        statementNames(statements).join(', ').slice(0, 200),
        'client',
        {
          'db.system.name': 'postgresql',
        },
      )
      return (has_failed) => {
        span?.end({}, has_failed)
        const took_ms = performance.now() - began
        metrics.tripped(took_ms / 1_000)
        if (slow_ms === 0 || took_ms <= slow_ms) return
        const tell = (): void => tellSlow(statementNames(statements), took_ms, has_failed)
        // The answers come from the connection, which knows of no request.
        if (work) requestContext.run(work, tell)
        else tell()
      }
    },
    waited: (ms) => metrics.waited(ms / 1_000),
    busy: (reason) => metrics.busy(reason),
  }
}
