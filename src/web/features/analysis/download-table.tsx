import { scorecardWords } from '../../../domain/words/scorecard.ts'
import { t } from '../../lib/language/language.ts'
import { saveTable } from '../../lib/save-table.ts'
import { IconButton } from '../../ui/button.tsx'

interface Props {
  /** To save it under. */
  name: string
  /** The table line by line, its head first. */
  rows: () => (string | number)[][]
}

/** Saves a table as it is shown as comma-separated values. */
export const DownloadTable = ({ name, rows }: Props) => (
  <IconButton
    icon="download"
    label={t(scorecardWords).downloadTable(name)}
    onClick={() => saveTable(name, rows())}
  />
)
