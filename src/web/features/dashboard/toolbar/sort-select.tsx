import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { useFilterSearch } from '../../../lib/preferences/filter-values.ts'
import { filterKeys, sortValue, sortWord } from '../../../lib/location/home-search.ts'
import { t } from '../../../lib/language/language.ts'
import { pickLook } from './pick-look.ts'

const sortersNow = () =>
  (['remarks', 'attachments', 'smsstatus'] as const).map((value) => ({
    value,
    label: t(tableWords).sorters[value],
  }))
const PAUSE_MS = 180

/** The Sort dropdown: orders that have something, or any value of any filter (FILT-04). */
export const SortSelect = ({
  value,
  onPick,
}: {
  value: string | undefined
  onPick: (value: string | undefined) => void
}) => {
  const say = t(tableWords)
  const sorters = sortersNow()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const shown =
    value === undefined
      ? ''
      : (sorters.find((sorter) => sorter.value === value)?.label ?? sortWord(value))
  const [asked] = useDebouncedValue(typed === shown ? '' : typed.trim(), PAUSE_MS)
  const { data: found = [], isFetching } = useFilterSearch(null, asked, isOpen)
  const groups = filterKeys
    .map((key) => ({
      group: say.filterKeys[key],
      items: (found.find((one) => one.key === key)?.values ?? []).map((label) => ({
        value: sortValue(key, label),
        label,
      })),
    }))
    .filter(({ items }) => items.length > 0)
  const isKnown =
    value === undefined ||
    [...sorters, ...groups.flatMap(({ items }) => items)].some((item) => item.value === value)
  const data = [
    ...(isKnown ? [] : [{ value, label: shown }]),
    { group: say.sorterGroup, items: sorters },
    ...groups,
  ]
  return (
    <Select
      {...pickLook(say.sort, value !== undefined)}
      searchable
      nothingFoundMessage={isFetching ? say.searching : t(dashboardWords).nothingFound}
      data={data}
      value={value ?? null}
      onChange={(picked) => onPick(picked ?? undefined)}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
    />
  )
}
