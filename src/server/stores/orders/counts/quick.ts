import { sql } from 'kysely'
import type { QuickFilter } from '../../../../domain/order/quick-filters.ts'
import type { Clock, Instant } from '../../../../domain/time.ts'
import type { Database, Scope } from '../../database/database.ts'
import { quickCondition, type OrderFilter } from '../lists/conditions.ts'
import { lookThrough, searching } from '../lists/search.ts'
import { whereSought } from '../lists/where.ts'

/**
 * How many of the sought orders each of these quick filters finds (DESK-02), by the very condition
 * that finds them: one look at the open ones, and one at those to review. `clock` is the client's.
 */
export const countQuick = async (
  database: Database,
  scope: Scope,
  sought: OrderFilter,
  quicks: readonly QuickFilter[],
  clock: Clock,
  now: Instant | null,
): Promise<Partial<Record<QuickFilter, number>>> => {
  const wanted = whereSought(sought, now)
  const figures = quicks.map((quick) => {
    const condition = quickCondition(quick, clock)
    const from =
      condition.type === 'to_review'
        ? sql`from orders where ${wanted} and to_review`
        : sql`from open_orders where ${whereSought({ conditions: [condition], pattern: undefined }, now)}`
    return sql`(select count(*) ${from}) as ${sql.ref(quick)}`
  })
  const [row] = await lookThrough(
    database,
    await searching(database, scope, sought),
    sql<Partial<Record<QuickFilter, number>>>`
    with open_orders as materialized (
      select status, eta_at, proof_due_at
      from orders
      where ${wanted} and status = 'open')
    select ${sql.join(figures)}`,
  )
  if (!row) throw new Error('an aggregate has one row')
  return row
}
