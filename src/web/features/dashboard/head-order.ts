import type { Column } from '../../../domain/columns/column.ts'
import { sortedNext, sortingText } from '../../../domain/columns/sort-keys.ts'
import { sortingIn, type HomeSearch } from '../../lib/location/home-search.ts'
import { offerOf } from '../../lib/offered.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import type { HeadOrder } from './table/table-head.tsx'

/** The order of the list as its heads show it; null for an account without search (ROLE-06). */
export const headOrder = (
  search: HomeSearch,
  { viewer, policy, clock }: Asking,
  onChange: (change: Pick<HomeSearch, 'by' | 'sort'>) => void,
): HeadOrder | null => {
  if (!offerOf(null, 'search_filters', viewer, policy, clock).shown) return null
  const sorting = sortingIn(search)
  return {
    sorting,
    leading: search.sort,
    onSort: ({ sort, sorter }: Column) => {
      if (sort !== undefined) onChange({ by: sortingText(sortedNext(sorting, sort)) })
      else if (sorter !== undefined) onChange({ sort: search.sort === sorter ? undefined : sorter })
    },
  }
}
