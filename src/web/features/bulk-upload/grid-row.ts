import { shown, type Cell } from '../../../domain/bulk/cell.ts'
import { cleanedOf } from '../../../domain/bulk/cleaned.ts'
import { problemsOf } from '../../../domain/bulk/why.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import type { SheetRow } from '../../ui/sheet-grid/sheet-row.ts'
import { saidOfFile } from './said-of-file.ts'
import type { Reading } from './reading.ts'
import { reasonUnder } from './row-reason.ts'
import { rowStateOf } from './row-state.ts'
import type { Weighed } from './weighing.ts'

/** The row that stands at a place of the file; none where it was left out. */
export const gridRow = (
  { rows, lines, plan: { format, mapping, tat_unit } }: Reading,
  weighed: Weighed,
  at: number,
): SheetRow[] => {
  const [row, line] = [rows[at], lines[at]]
  if (!line || typeof row !== 'object') return []
  const [its, state] = [weighed.stateOf.get(row), rowStateOf(weighed, row)]
  if (!its || !state) return []
  const own = state === 'error' ? problemsOf(row, its) : []
  const cells = format.columns.map(({ key, kind }) =>
    cleanedOf(
      line.cells[mapping[key] ?? -1],
      row.filled.includes(key) ? undefined : row.values.get(key),
      kind,
      tat_unit,
    ),
  )
  return [
    {
      at,
      line: line.line,
      state,
      reason: reasonUnder(row, its),
      cells: cells.map(({ text }) => text),
      was: cells.map((cell) => cell.was),
      wrong: format.columns.map(
        ({ key }) => saidOfFile(own.find(({ column }) => column === key)) || null,
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
