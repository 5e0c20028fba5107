import { Suspense, useState, type RefObject } from 'react'
import { boundsOf, rangeOf } from '../../../../domain/date-range.ts'
import { offerOf } from '../../../lib/offered.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { filtersOn, noFilters, onlyOf, type HomeSearch } from '../../../lib/location/home-search.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SpanField } from '../../../ui/days/span-field.tsx'
import { lazyPart } from '../../../ui/part.tsx'
import type { ToolbarAct } from '../toolbar-acts.ts'
import { SearchBox } from './search-box.tsx'
import { SelectorFaces } from './selector-faces.tsx'
import './toolbar.css'

interface Props {
  search: HomeSearch
  asking: Asking
  /** Undefined where the account adds no orders. */
  add: ToolbarAct | undefined
  field: RefObject<HTMLInputElement | null>
  /** Another number each time the search is set back. */
  wiped?: number
  onFilter: (change: Partial<HomeSearch>) => void
}

/**
 * Search, dates, selectors and Add (FILT-01); a driver's account has Add at most (ROLE-06). On a
 * phone the selectors fold away.
 */
export const Toolbar = ({ search, asking, add, field, wiped = 0, onFilter }: Props) => {
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
      {hasFilters && (
        <SearchBox text={search.q} {...{ field, wiped }} onSearch={(q) => onFilter({ q })} />
      )}
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

const Selectors = lazyPart('selectors', async () => (await import('./selectors.tsx')).Selectors)

/** The filter that was picked among the sorts. */
const Only = ({ only, onClear }: { only: string | undefined; onClear: () => void }) => {
  const filter = onlyOf(only)
  if (!filter) return null
  const label = t(tableWords).filterKeys[filter.key]
  return (
    <span className="only" title={filter.value}>
      <span className="only-words">
        {label}: <b>{filter.value}</b>
      </span>
      <IconButton
        icon="close"
        size={14}
        label={t(dashboardWords).clearOne(label)}
        onClick={onClear}
      />
    </span>
  )
}

const Filters = ({ search, asking, onFilter }: Pick<Props, 'search' | 'asking' | 'onFilter'>) => {
  const { policy, clock } = asking
  const say = t(dashboardWords)
  const [isUnfolded, unfold] = useState(false)
  const active = filtersOn(search)
  const { days = 'dispatch' } = search
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
        <SpanField
          kinds={{
            kind: days,
            onKind: (kind) =>
              onFilter({
                days: kind === 'dispatch' ? undefined : kind,
                from: undefined,
                to: undefined,
              }),
          }}
          span={rangeOf(search, policy.earliest_date, clock, days)}
          bounds={boundsOf(policy.earliest_date, clock, days)}
          clock={clock}
          isPicked={(search.from ?? search.to ?? search.days) !== undefined}
          onPick={onFilter}
        />
        <Suspense fallback={<SelectorFaces {...{ search, asking }} />}>
          <Selectors {...{ search, asking, onFilter }} />
        </Suspense>
        <Only only={search.only} onClear={() => onFilter({ only: undefined })} />
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
