import { FilterSelect } from './filter-select.tsx'
import { offeredSelectors, type SelectorProps } from './offered-selectors.ts'
import { SortSelect } from './sort-select.tsx'

/** The selectors of single values, then Sort where the policy has it (FILT-03, FILT-04). */
export const Selectors = ({ search, asking, onFilter }: SelectorProps) => {
  const { filters, hasSort } = offeredSelectors(asking)
  return (
    <>
      {filters.map(({ name, filter, label, isSearch }) => (
        <FilterSelect
          key={name}
          filter={filter}
          label={label}
          value={search[name]}
          isSearch={isSearch}
          onPick={(value) => onFilter({ [name]: value })}
        />
      ))}
      {hasSort && <SortSelect {...{ sort: search.sort, asking, onFilter }} />}
    </>
  )
}
