import type { Scorecard } from '../../../../contract/analysis/scorecard.ts'
import { GROUPS_A_PAGE, type Dimension } from '../../../../domain/scorecard.ts'
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

/**
 * Does each figure stand beside that of the period before? No month lies in the same place of it;
 * and of nothing, nothing is said.
 */
export const isCompared = (
  by: Dimension,
  and: Dimension | undefined,
  { before }: Scorecard['total'],
): boolean => by !== 'month' && and !== 'month' && before.orders > 0
