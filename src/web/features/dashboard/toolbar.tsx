import { useState, type RefObject } from 'react'
import { boundsOf, rangeOf } from '../../../domain/date-range.ts'
import type { Offer } from '../../../domain/policy/offered.ts'
import { words } from '../../../domain/words.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { useFilterValues } from '../../lib/filter-values.ts'
import { filtersOn, noFilters, type HomeSearch } from '../../lib/home-search.ts'
import type { Asking } from '../../lib/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { DateFilter } from './date-filter.tsx'
import { FilterSelect } from './filter-select.tsx'
import { SearchBox } from './search-box.tsx'
import './toolbar.css'

interface Props {
  search: HomeSearch
  asking: Asking
  add: Offer
  field: RefObject<HTMLInputElement | null>
  onFilter: (change: Partial<HomeSearch>) => void
  onAdd: () => void
}

/** Search, dates, selectors and Add (FILT-01). On a phone the selectors fold away. */
export const Toolbar = ({ search, asking: { policy, clock }, add, field, onFilter, onAdd }: Props) => {
  const { data: values } = useFilterValues()
  const [isUnfolded, unfold] = useState(false)
  const active = filtersOn(search)
  const range = rangeOf(search, policy.earliest_date, clock)
  return (
    <div className="toolbar">
      <SearchBox key={search.q} text={search.q} field={field} onSearch={(q) => onFilter({ q })} />
      <Button className="toolbar-fold" icon="filter" aria-expanded={isUnfolded} onClick={() => unfold(!isUnfolded)}>{active > 0 ? dashboardWords.filtersOn(active) : dashboardWords.filters}</Button>
      <div className="toolbar-filters" data-unfolded={isUnfolded || undefined}>
        <DateFilter range={range} bounds={boundsOf(policy.earliest_date, clock)} isPicked={search.from !== undefined || search.to !== undefined} onPick={onFilter} />
        <FilterSelect label={dashboardWords.source} value={search.source} values={values?.get('source') ?? []} onPick={(source) => onFilter({ source })} />
        <FilterSelect label={dashboardWords.destination} value={search.destination} values={values?.get('destination') ?? []} onPick={(destination) => onFilter({ destination })} />
        <FilterSelect label={dashboardWords.vehicle} value={search.vehicle} values={values?.get('truck_number') ?? []} onPick={(vehicle) => onFilter({ vehicle })} />
        <FilterSelect label={dashboardWords.client} value={search.client} values={values?.get('client') ?? []} onPick={(client) => onFilter({ client })} />
        {active > 0 && <Button variant="quiet" icon="close" onClick={() => onFilter(noFilters)}>{dashboardWords.clearFilters}</Button>}
      </div>
      {add.shown && <Button className="toolbar-add" variant="primary" icon="plus" reason={add.reason} aria-keyshortcuts="n" onClick={onAdd}>{words.actions.add_order}</Button>}
    </div>
  )
}
