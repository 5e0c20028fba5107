import { pathOf } from '../../lib/api/api.ts'
import { ExportButton } from '../../ui/export-button.tsx'

/** Saves the history as it is filtered, as CSV. */
export const ExportHistory = ({ asked }: { asked: Readonly<Record<string, unknown>> }) => (
  <ExportButton
    of="history"
    path={pathOf('/history', {}, asked)}
    accept="text/csv"
    name="history.csv"
  />
)
