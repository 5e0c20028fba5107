import { exportWords } from '../../domain/words/export.ts'
import { sentences } from '../../domain/words/sentences.ts'
import { t } from '../lib/language/language.ts'
import { Button } from './button.tsx'
import { DownloadButton } from './download-button.tsx'

interface Exported {
  /** What it will contain. */
  of: keyof typeof exportWords.holds
}

/**
 * The export of a page: the word of the dashboard's, at the same place, saying what it will contain
 * (DESK-35). It brings what the address asks for, whatever is shown of it.
 */
export const ExportButton = ({
  of,
  ...file
}: Exported & { path: string; accept: string; name: string }) => (
  <DownloadButton {...file} title={t(exportWords).holds[of]}>
    {t(sentences).actions.download_report}
  </DownloadButton>
)

/**
 * The export of what a page itself makes: the word of the dashboard's, saying what it will contain
 * (DESK-35).
 */
export const ExportHere = ({
  of,
  busy,
  onExport,
}: Exported & { busy: boolean; onExport: () => void }) => (
  <Button icon="download" busy={busy} title={t(exportWords).holds[of]} onClick={onExport}>
    {t(sentences).actions.download_report}
  </Button>
)
