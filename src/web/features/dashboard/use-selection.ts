import { useState } from 'react'
import { viewOf, type HomeSearch } from '../../lib/location/home-search.ts'
import { noSelection, type Selection } from './table/selection.ts'

/** Which orders are picked; they stay picked from page to page, and other filters begin anew. */
export const useSelection = (search: HomeSearch): [Selection, (selection: Selection) => void] => {
  const filters = viewOf({ ...search, size: undefined })
  const [kept, keep] = useState({ filters, selection: noSelection })
  return [
    kept.filters === filters ? kept.selection : noSelection,
    (selection) => keep({ filters, selection }),
  ]
}
