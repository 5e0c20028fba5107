import type { importUsers } from '../../../../contract/users/user-import.ts'
import { userColumns, userSheetPlan, type UserColumn } from '../../../../domain/users/user-sheet.ts'
import { english } from '../../../../domain/words/catalogue.ts'
import { userWords } from '../../../../domain/words/users.ts'
import type { Output } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import type { SheetRow } from '../../../ui/sheet-grid/sheet-row.ts'
import type { TextRow } from './worker.ts'

/** A row of the sheet, by field. */
export type BroughtUser = { readonly line: number } & Readonly<Partial<Record<UserColumn, string>>>
/** What the server says of the rows. */
export type Verdict = Output<typeof importUsers>['result']

const labelsIn = ({
  username,
  name,
  email,
  accountType,
  role,
  bringReach: reach,
  bringParty: party,
}: typeof userWords): Record<UserColumn, string> => ({
  username,
  name,
  email,
  accountType,
  role,
  reach,
  party,
})

/** The columns as the page calls them. */
export const columnLabels = (): Record<UserColumn, string> => labelsIn(t(userWords))

/** The rows below the headers, by field; which columns are missing, and which are not read. */
export const rowsOfSheet = ([head, ...body]: readonly TextRow[]) => {
  const plan = userSheetPlan(
    (head?.cells ?? []).map((cell) => cell.trim()),
    [columnLabels(), labelsIn(english(userWords)), { ...columnLabels(), reach: t(userWords).sees }],
  )
  const rows = body.map(({ line, cells }): BroughtUser => {
    const textAt = (field: UserColumn): string => (cells[plan.at[field] ?? -1] ?? '').trim()
    return { line, ...Object.fromEntries(userColumns.map((field) => [field, textAt(field)])) }
  })
  return { rows, missing: plan.missing, unread: plan.unread }
}

/** A row as the server takes it. */
export const asSent = ({ line: _line, ...row }: BroughtUser): Record<string, string> => ({
  ...row,
  ...(row.reach !== undefined && { reach: row.reach.toLowerCase() }),
})

/** Rows as the grid shows them, in error where the server has something to say of them. */
export const gridRows = (rows: readonly BroughtUser[], { failed }: Verdict): SheetRow[] => {
  const errorsOf = new Map(failed.map(({ row, errors }) => [row, errors]))
  return rows.map((row, at) => {
    const errors = errorsOf.get(at + 1) ?? []
    const said = (field: UserColumn): string | null =>
      errors.find((error) => error.field === field)?.message ?? null
    const labels = columnLabels()
    const labelOf = (field: string): string =>
      new Map<string, string>(Object.entries(labels)).get(field) ?? field
    return {
      at,
      line: row.line,
      state: errorsOf.has(at + 1) ? 'error' : 'new',
      reason: errors.map(({ field, message }) => `${labelOf(field)}: ${message}`).join('; '),
      cells: userColumns.map((field) => row[field] ?? ''),
      wrong: userColumns.map(said),
    }
  })
}
