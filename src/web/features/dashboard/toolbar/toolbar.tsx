import { useState, type RefObject } from 'react'
import { boundsOf, rangeOf } from '../../../../domain/date-range.ts'
import { offerOf } from '../../../lib/offered.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { filtersOn, noFilters, type HomeSearch } from '../../../lib/location/home-search.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import type { ToolbarAct } from '../toolbar-acts.ts'
import { DateFilter } from './date-filter.tsx'
import { FilterSelect } from './filter-select.tsx'
import { SearchBox } from './search-box.tsx'
import { SortSelect } from './sort-select.tsx'
import './toolbar.css'

interface Props {
  search: HomeSearch
  asking: Asking
  /** Undefined where the account adds no orders. */
  add: ToolbarAct | undefined
  field: RefObject<HTMLInputElement | null>
  onFilter: (change: Partial<HomeSearch>) => void
}

/**
 * Search, dates, selectors and Add (FILT-01); a driver's account has Add at most (ROLE-06). On a
 * phone the selectors fold away.
 */
export const Toolbar = ({ search, asking, add, field, onFilter }: Props) => {
  const hasFilters = offerOf(
    null,
    'search_filters',
    asking.viewer,
    asking.policy,
    asking.clock,
  ).shown
  if (!hasFilters && !add) return null
  return (
    <div className="toolbar">
      {hasFilters && <SearchBox text={search.q} field={field} onSearch={(q) => onFilter({ q })} />}
      {hasFilters && <Filters {...{ search, asking, onFilter }} />}
      {add && (
        <Button
          className="toolbar-add"
          variant="primary"
          icon={add.icon}
          reason={add.reason}
          aria-keyshortcuts="n"
          onClick={add.run}
        >
          {add.label}
        </Button>
      )}
    </div>
  )
}

const selectors = [
  ['source', 'source'],
  ['destination', 'destination'],
  ['vehicle', 'truck_number'],
  ['client', 'client'],
] as const

const Filters = ({
  search,
  asking: { policy, clock },
  onFilter,
}: Pick<Props, 'search' | 'asking' | 'onFilter'>) => {
  const say = t(dashboardWords)
  const [isUnfolded, unfold] = useState(false)
  const active = filtersOn(search)
  return (
    <>
      <Button
        className="toolbar-fold"
        icon="filter"
        aria-expanded={isUnfolded}
        onClick={() => unfold(!isUnfolded)}
      >
        {active > 0 ? say.filtersOn(active) : say.filters}
      </Button>
      <div className="toolbar-filters" data-unfolded={isUnfolded || undefined}>
        <DateFilter
          range={rangeOf(search, policy.earliest_date, clock)}
          bounds={boundsOf(policy.earliest_date, clock)}
          isPicked={search.from !== undefined || search.to !== undefined}
          onPick={onFilter}
        />
        {selectors.map(([name, filter]) => (
          <FilterSelect
            key={name}
            filter={filter}
            label={say[name]}
            value={search[name]}
            onPick={(value) => onFilter({ [name]: value })}
          />
        ))}
        {policy.sort_control === 'sort' && (
          <SortSelect value={search.sort} onPick={(sort) => onFilter({ sort })} />
        )}
        {active > 0 && (
          <Button
            className="toolbar-clear"
            variant="quiet"
            icon="close"
            title={say.clearFilters}
            onClick={() => onFilter(noFilters)}
          >
            <span>{say.clearFilters}</span>
          </Button>
        )}
      </div>
    </>
  )
}
