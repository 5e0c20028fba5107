import { shown, type Cell } from '../../../domain/bulk/cell.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { t } from '../../lib/language/language.ts'
import type { SheetRow } from '../../ui/sheet-grid/sheet-row.ts'
import { saidOfFile } from './said-of-file.ts'
import type { Reading } from './reading.ts'
import { rowStateOf, type Weighed } from './weighing.ts'

/** The row that stands at a place of the file; none where it was left out. */
export const gridRow = (
  { rows, lines, plan: { format, mapping } }: Reading,
  weighed: Weighed,
  at: number,
): SheetRow[] => {
  const [row, line] = [rows[at], lines[at]]
  if (!line || typeof row !== 'object') return []
  const [its, state] = [weighed.stateOf.get(row), rowStateOf(weighed, row)]
  if (!its || !state) return []
  const own = row.problems.length > 0 ? row.problems : its.problems
  const other = its.rows.find(({ problems }) => problems.length > 0)
  return [
    {
      at,
      line: line.line,
      state,
      reason: its.repeated.has(row)
        ? saidOfFile(sentence('row_repeats_own'))
        : row.problems.length === 0 && other && other !== row
          ? saidOfFile(sentence('row_held_back', other.line))
          : saidOfFile(its.reason),
      cells: format.columns.map((column) => shown(line.cells[mapping[column.key] ?? -1])),
      wrong: format.columns.map((column) =>
        state === 'error'
          ? saidOfFile(own.find((problem) => problem.column === column.key)) || null
          : null,
      ),
    },
  ]
}

/** The rows in error as they stand in the file, with the reason behind them. */
export const failedRows = (
  reading: Reading,
  weighed: Weighed,
): { headers: string[]; rows: Cell[][] } => {
  const { headers, lines, width, plan } = reading
  const last = lines.reduce((most, { cells }) => Math.max(most, cells.length), width)
  const labels = Array.from(
    { length: last },
    (_, n) => headers[n] || (plan.format.columns[n - width]?.label ?? ''),
  )
  return {
    headers: [...labels, t(bulkWords).reportLabels.reason],
    rows: (weighed.lists.get('error') ?? []).flatMap((at) =>
      gridRow(reading, weighed, at).map(({ reason }) => [
        ...Array.from({ length: last }, (_, n): Cell => shown(lines[at]?.cells[n])),
        reason,
      ]),
    ),
  }
}
