import type { PolicyDocument } from '../policy/policy.ts'
import { aPolicy, clock } from './factories.ts'
import type { Cell } from '../bulk/cell.ts'
import { decimalSignOf } from '../bulk/decimals.ts'
import { formatFor } from '../bulk/formats.ts'
import { judgeGroup, type Judged } from '../bulk/judge.ts'
import { groupsOf } from '../bulk/drafts.ts'
import { mappingFor } from '../bulk/mapping.ts'
import { readRow } from '../bulk/rows.ts'
import { inEnglish } from './in-english.ts'

/** The judged orders of a sheet with these headers and rows, for an account with this policy. */
export const read = (
  document: PolicyDocument,
  headers: readonly string[],
  cells: readonly (readonly Cell[])[],
): Judged[] => {
  const policy = aPolicy(document)
  const format = formatFor(policy)
  const mapping = mappingFor(headers, format, {})
  const plan = {
    format,
    mapping,
    time_zone: policy.time_zone,
    phones: policy.phones,
    decimal_sign: decimalSignOf(
      cells.map((row) => ({ cells: row })),
      format,
      mapping,
    ),
    is_1904: false,
    date_order: null,
    tat_unit: policy.bulk.tat_unit,
  }
  const rows = cells
    .map((row, at) => readRow(row, at + 2, plan))
    .filter((row) => typeof row === 'object')
  return groupsOf(rows, format).map((group) =>
    judgeGroup(group, { format, policy, client: 'acme', clock }),
  )
}
/** Column and reason of each problem of the first of them. */
export const problems = ([judged]: readonly Judged[]): (readonly [string, string])[] =>
  judged?.problems.map((reason) => [reason.label, inEnglish(reason)] as const) ?? []
