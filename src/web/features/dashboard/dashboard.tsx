import { lazy, Suspense, useRef, useState } from 'react'
import type { Offer } from '../../../domain/policy/offered.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { filtersOn, noFilters, type HomeSearch } from '../../lib/home-search.ts'
import { usePageSize } from '../../lib/remembered.ts'
import type { Asking } from '../../lib/viewer.ts'
import { Cards } from './cards.tsx'
import { OrderList } from './order-list.tsx'
import { useShortcuts } from './shortcuts.ts'
import { Toolbar } from './toolbar.tsx'
import { useCounts, useOrders } from './use-orders.ts'
import './dashboard.css'

const Help = lazy(async () => ({ default: (await import('./help.tsx')).Help }))

interface Props {
  search: HomeSearch
  asking: Asking
  add: Offer
  view: Offer
  changed: ReadonlySet<string>
  isHelpOpen: boolean
  onHelp: (is_open: boolean) => void
  /** Changes the address; what it does not name stays. */
  onChange: (change: Partial<HomeSearch>) => void
}

/** Cards, toolbar and list: everything it shows is what the address says (FILT-08). */
export const Dashboard = ({ search, asking, add, view, changed, isHelpOpen, onHelp, onChange }: Props) => {
  const [remembered, remember] = usePageSize()
  const size = search.size ?? remembered
  const page = search.page ?? 1
  const list = useOrders(search, size, asking)
  const counts = useCounts(search, asking)
  const field = useRef<HTMLInputElement>(null)
  const [lastTotal, setLastTotal] = useState<number | null>(null)
  if (list.data && list.data.total !== lastTotal) setLastTotal(list.data.total)

  // Whatever narrows or widens the list leads back to its first page (CARD-04, FILT-06).
  const fromFirst = (change: Partial<HomeSearch>): void => onChange({ ...change, page: undefined })
  const openAdd = (): void => {
    if (add.shown && add.reason === null) onChange({ add: 1, order: undefined })
  }
  useShortcuts({ search: () => field.current?.focus(), add: openAdd, help: () => onHelp(true) })

  return (
    <main className="dashboard" id="orders">
      <h1 className="visually-hidden">{dashboardWords.orders}</h1>
      <Cards policy={asking.policy} counts={counts.data} isFailed={counts.isError} need={search.need ?? 'ALL'} onPick={(need) => fromFirst({ need: need === 'ALL' ? undefined : need })} />
      <Toolbar {...{ search, asking, add, field }} onFilter={fromFirst} onAdd={openAdd} />
      <OrderList list={list} page={page} size={size} awaited={Math.max(1, Math.min(size, (lastTotal ?? size) - (page - 1) * size))} asking={asking} changed={changed} onRetry={() => void Promise.all([list.refetch(), counts.refetch()])} onClear={filtersOn(search) > 0 ? () => fromFirst(noFilters) : null}
        onOpen={(order) => view.reason === null && onChange({ order, add: undefined })} onPage={(next) => onChange({ page: next === 1 ? undefined : next })}
        onSize={(picked) => {
          remember(picked)
          fromFirst({ size: picked })
        }} />
      {isHelpOpen && <Suspense><Help onClose={() => onHelp(false)} /></Suspense>}
    </main>
  )
}
