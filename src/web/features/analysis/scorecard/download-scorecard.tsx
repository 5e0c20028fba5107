import { scorecardWords } from '../../../../domain/words/scorecard.ts'
import { pathOf } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'

/** Saves every group of the scorecard, as it is sorted, as CSV. */
export const DownloadScorecard = ({ asked }: { asked: Readonly<Record<string, unknown>> }) => (
  <DownloadButton
    path={pathOf('/analysis/scorecard', {}, { ...asked, offset: 0 })}
    accept="text/csv"
    name={`${[asked['by'], asked['and']].filter(Boolean).join('-')}.csv`}
  >
    {t(scorecardWords).download}
  </DownloadButton>
)
