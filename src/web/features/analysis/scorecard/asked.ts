import { GROUPS_A_PAGE } from '../../../../domain/scorecard.ts'
import type { AnalysisSearch } from '../../../lib/location/page-search.ts'

const usual = 'transporter'

/** What an address asks of the scorecard, as the wire has it. */
export const askedOf = ({
  from,
  to,
  by = usual,
  and,
  sort,
  direction,
  page = 1,
}: AnalysisSearch) => ({
  from,
  to,
  by,
  and,
  sort,
  direction,
  offset: (page - 1) * GROUPS_A_PAGE,
})
