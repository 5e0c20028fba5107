import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { isSorter, sortersBut } from '../../../../domain/columns/sorters.ts'
import { withheldFrom } from '../../../../domain/columns/withheld.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { useFilterSearch } from '../../../lib/preferences/filter-values.ts'
import { asOnly, filterKeys, type HomeSearch } from '../../../lib/location/home-search.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Icon } from '../../../ui/icons.tsx'
import { pickLook } from './pick-look.ts'

const PAUSE_MS = 180

/**
 * The Sort dropdown: which orders come first, and apart from that the values of every filter, which
 * narrow (FILT-04).
 */
export const SortSelect = ({
  sort,
  asking: { viewer, policy },
  onFilter,
}: Pick<HomeSearch, 'sort'> & {
  asking: Asking
  onFilter: (change: Pick<HomeSearch, 'sort' | 'only'>) => void
}) => {
  const say = t(tableWords)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const shown = sort === undefined ? '' : say.sorters[sort]
  const [asked] = useDebouncedValue(typed === shown ? '' : typed.trim(), PAUSE_MS)
  const { data: found = [], isFetching } = useFilterSearch(null, asked, isOpen)
  const sorters = sortersBut(withheldFrom(viewer, policy)).map((value) => ({
    value,
    label: say.sorters[value],
  }))
  const values = filterKeys.map((key) => ({
    group: say.onlyGroup(say.filterKeys[key]),
    items: (found.find((one) => one.key === key)?.values ?? []).map((label) => ({
      value: asOnly(key, label),
      label,
    })),
  }))
  const pick = (picked: string | null): void => {
    if (picked === null) onFilter({ sort: undefined })
    else onFilter(isSorter(picked) ? { sort: picked } : { only: picked })
  }
  return (
    <Select
      {...pickLook(say.sort, sort !== undefined)}
      className="pick pick-wide"
      searchable
      leftSection={<Icon name="sort" size={14} />}
      nothingFoundMessage={isFetching ? say.searching : t(dashboardWords).nothingFound}
      data={[
        { group: say.sorterGroup, items: sorters },
        ...values.filter(({ items }) => items.length > 0),
      ]}
      value={sort ?? null}
      onChange={pick}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
    />
  )
}
