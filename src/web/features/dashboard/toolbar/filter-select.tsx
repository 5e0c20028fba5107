import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { useFilterSearch } from '../../../lib/preferences/filter-values.ts'
import type { FilterKey } from '../../../lib/location/home-search.ts'
import { t } from '../../../lib/language/language.ts'
import { Icon } from '../../../ui/icons.tsx'
import { pickLook } from './pick-look.ts'

interface Props {
  filter: FilterKey
  label: string
  value: string | undefined
  /** See OfferedSelector. */
  isSearch: boolean
  onPick: (value: string | undefined) => void
}

const PAUSE_MS = 180

/**
 * A selector of one value that searches on the server as one types, so that it finds any of 10,000
 * (FILT-03); a value that is no longer offered is still shown.
 */
export const FilterSelect = ({ filter, label, value, isSearch, onPick }: Props) => {
  const say = t(tableWords)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  // With a value chosen its text stands in the field: that is nothing to search for.
  const [asked] = useDebouncedValue(typed === value ? '' : typed.trim(), PAUSE_MS)
  const { data, isFetching, isError } = useFilterSearch(filter, asked, isOpen)
  const values = data?.find(({ key }) => key === filter)?.values ?? []
  return (
    <Select
      {...pickLook(label, value !== undefined)}
      searchable
      {...(isSearch && {
        className: 'pick pick-wide',
        leftSection: <Icon name="search" size={14} />,
        placeholder: say.searchDestination,
      })}
      nothingFoundMessage={
        isFetching ? say.searching : isError ? say.valuesFailed : t(dashboardWords).nothingFound
      }
      data={value === undefined || values.includes(value) ? values : [value, ...values]}
      value={value ?? null}
      onChange={(picked) => onPick(picked ?? undefined)}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
    />
  )
}
