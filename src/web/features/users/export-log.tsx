import { userWords } from '../../../domain/words/users.ts'
import { pathOf } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { DownloadButton } from '../../ui/download-button.tsx'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the log, as it is filtered, as a sheet. */
export const ExportLog = ({ asked }: { asked: Readonly<Record<string, unknown>> }) => (
  <DownloadButton path={pathOf('/users/changes', {}, asked)} accept={XLSX} name="user-changes.xlsx">
    {t(userWords).export}
  </DownloadButton>
)
