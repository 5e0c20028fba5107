import { pathOf } from '../../lib/api/api.ts'
import { ExportButton } from '../../ui/export-button.tsx'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the log, as it is filtered, as a sheet. */
export const ExportLog = ({ asked }: { asked: Readonly<Record<string, unknown>> }) => (
  <ExportButton
    of="changes"
    path={pathOf('/users/changes', {}, asked)}
    accept={XLSX}
    name="user-changes.xlsx"
  />
)
