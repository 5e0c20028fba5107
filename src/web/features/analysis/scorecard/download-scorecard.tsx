import { pathOf } from '../../../lib/api/api.ts'
import type { AnalysisSearch } from '../../../lib/location/page-search.ts'
import { ExportButton } from '../../../ui/export-button.tsx'
import { askedOf } from './asked.ts'

/** Saves every group of the scorecard that the address asks for, as it is sorted, as CSV. */
export const DownloadScorecard = ({ search }: { search: AnalysisSearch }) => {
  const asked = askedOf(search)
  return (
    <ExportButton
      of="scorecard"
      path={pathOf('/analysis/scorecard', {}, { ...asked, offset: 0 })}
      accept="text/csv"
      name={`${[asked.by, asked.and].filter(Boolean).join('-')}.csv`}
    />
  )
}
