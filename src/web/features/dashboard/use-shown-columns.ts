import { useMemo } from 'react'
import type { Column } from '../../../domain/columns/column.ts'
import { displayedColumns } from '../../../domain/columns/displayed.ts'
import { isColumnOffered } from '../../../domain/columns/offered.ts'
import type { Preferences } from '../../../domain/preferences.ts'
import { t } from '../../lib/language/language.ts'
import { broughtColumns, type HomeSearch } from '../../lib/location/home-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'

/** The columns that the user has chosen and is offered, with those that the address brings. */
export const useShownColumns = (
  search: HomeSearch,
  { display_items, column_order }: Preferences,
  asking: Asking,
): Column[] => {
  const brought = broughtColumns(search).join(' ')
  return useMemo(
    () =>
      displayedColumns(
        asking.policy,
        { display_items, column_order, column_widths: {} },
        t,
        brought === '' ? [] : brought.split(' '),
      ).filter((column) => isColumnOffered(column, asking)),
    [asking, display_items, column_order, brought],
  )
}
