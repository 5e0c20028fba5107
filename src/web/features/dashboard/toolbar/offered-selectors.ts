import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import type { FilterKey, HomeSearch } from '../../../lib/location/home-search.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'

/** What all selectors of the toolbar are drawn from. */
export interface SelectorProps {
  search: HomeSearch
  asking: Asking
  onFilter: (change: Partial<HomeSearch>) => void
}

const selectors = [
  ['source', 'source'],
  ['destination', 'destination'],
  ['vehicle', 'truck_number'],
  ['client', 'client'],
] as const

/** In Sort's place some policies have the search for a destination (FILT-04). */
const destinationLast = selectors.toSorted(
  ([one], [other]) => Number(one === 'destination') - Number(other === 'destination'),
)

interface OfferedSelector {
  readonly name: (typeof selectors)[number][0]
  readonly filter: FilterKey
  readonly label: string
  /** Stands where others have Sort, and says that it is a search. */
  readonly isSearch: boolean
}

/** The selectors that a policy has, in their order, and whether Sort follows. */
export const offeredSelectors = ({
  policy,
}: Asking): { filters: readonly OfferedSelector[]; hasSort: boolean } => {
  const hasSort = policy.sort_control === 'sort'
  const say = t(dashboardWords)
  const filters = (hasSort ? selectors : destinationLast).map(([name, filter]) => ({
    name,
    filter,
    label: say[name],
    isSearch: !hasSort && name === 'destination',
  }))
  return { filters, hasSort }
}
