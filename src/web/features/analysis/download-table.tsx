import { harmless } from '../../../domain/report/harmless.ts'
import { scorecardWords } from '../../../domain/words/scorecard.ts'
import { saveAs } from '../../lib/api/download.ts'
import { t } from '../../lib/language/language.ts'
import { IconButton } from '../../ui/button.tsx'

interface Props {
  /** To save it under. */
  name: string
  /** The table line by line, its head first. */
  rows: () => (string | number)[][]
}

const field = (value: string | number): string => {
  const clean = harmless(String(value))
  return /[",\r\n]/.test(clean) ? `"${clean.replaceAll('"', '""')}"` : clean
}

/** Saves a table as it is shown as comma-separated values; no cell of it is a formula. */
export const DownloadTable = ({ name, rows }: Props) => (
  <IconButton
    icon="download"
    label={t(scorecardWords).downloadTable(name)}
    onClick={() => {
      const text = rows()
        .map((row) => `${row.map(field).join(',')}\r\n`)
        .join('')
      // The mark tells spreadsheets that it is UTF-8.
      saveAs(new Blob([`\uFEFF${text}`], { type: 'text/csv' }), name)
    }}
  />
)
