import { writeXlsx } from 'hucre/xlsx'
import { shown, type Cell } from '../../../domain/bulk/cell.ts'
import { formatFor } from '../../../domain/bulk/formats.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { harmless } from '../../../domain/report/harmless.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import type { Failure } from './sending.ts'

/**
 * A spreadsheet of one sheet, its first row the labels; every cell is text that stays text
 * (REPT-03).
 */
export const workbook = async (
  name: string,
  labels: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Blob> => {
  // A label's separators are no letters of XML: they stand as spreadsheet programs write them.
  const text = (cells: readonly Cell[]): string[] =>
    cells.map((cell) => harmless(shown(cell)).replaceAll('\x1d', '_x001D_'))
  const clean = name
    .replace(/[\p{C}[\]:*?/\\]/gu, ' ')
    .trim()
    .slice(0, 31)
  const bytes = await writeXlsx({
    sheets: [
      {
        name: clean,
        rows: [text(labels), ...rows.map(text)],
        freezePane: { rows: 1 },
        columns: labels.map((label) => ({ width: Math.max(16, Math.min(60, label.length + 4)) })),
      },
    ],
  })
  return new Blob([Uint8Array.from(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** The Excel report of what was not added: one line an order (BULK-10). */
export const errorReport = (
  client: string,
  failures: readonly Failure[],
  hasPodId: boolean,
): Promise<Blob> => {
  const say = t(bulkWords)
  const { identifier, message, POD_ID } = say.reportLabels
  return workbook(
    say.errorReport(client),
    hasPodId ? [identifier, message, POD_ID] : [identifier, message],
    failures.map((failure) => [
      failure.identifier,
      failure.message,
      ...(hasPodId ? [String(failure.POD_ID ?? '')] : []),
    ]),
  )
}

/** Rows in their own columns. */
export const rowsReport = (
  headers: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Blob> => workbook(t(bulkWords).failedName, headers, rows)

/** An empty file with the account's headers (BULK-12). */
export const template = (policy: Policy): Promise<Blob> =>
  workbook(
    t(bulkWords).templateName,
    formatFor(policy).columns.map(({ label }) => label),
    [],
  )
