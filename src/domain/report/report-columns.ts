import type { Column } from '../columns/column.ts'
import { choosableColumns, columnsFor } from '../columns/layout.ts'
import type { Policy } from '../policy/policy.ts'
import type { Translate } from '../words/catalogue.ts'

/**
 * The columns of a report: those that were named, in that order, or all of the account's that hold
 * something; beside them the names that are no column of the account.
 */
export const reportColumns = (
  policy: Policy,
  named: readonly string[] | undefined,
  t: Translate,
): { columns: Column[]; unknown: number[] } => {
  const holding = (columns: readonly Column[]): Column[] =>
    columns.filter(({ cell }) => cell !== 'action')
  if (named === undefined) return { columns: holding(columnsFor(policy, t)), unknown: [] }
  const byId = new Map(holding(choosableColumns(policy, t)).map((column) => [column.id, column]))
  const columns = [...new Set(named)].flatMap((id) => byId.get(id) ?? [])
  return { columns, unknown: named.flatMap((id, at) => (byId.has(id) ? [] : [at])) }
}
