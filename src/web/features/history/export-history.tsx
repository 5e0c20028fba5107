import { historyWords } from '../../../domain/words/history.ts'
import { pathOf } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { DownloadButton } from '../../ui/download-button.tsx'

/** Saves the history as it is filtered, as CSV. */
export const ExportHistory = ({ asked }: { asked: Readonly<Record<string, unknown>> }) => {
  const say = t(historyWords)
  return (
    <DownloadButton
      path={pathOf('/history', {}, asked)}
      accept="text/csv"
      name="history.csv"
      title={say.exportHint}
    >
      {say.export}
    </DownloadButton>
  )
}
