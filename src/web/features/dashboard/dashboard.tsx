import { Suspense, useRef, useState } from 'react'
import { isLed } from '../../../domain/first-steps.ts'
import { offerOf } from '../../lib/offered.ts'
import { usualPreferences } from '../../../domain/usual-preferences.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import {
  filtersOn,
  noFilters,
  shownSearch,
  viewOf,
  type HomeSearch,
} from '../../lib/location/home-search.ts'
import { t } from '../../lib/language/language.ts'
import { usePreferences } from '../../lib/preferences/preferences.ts'
import { useSteady } from '../../lib/steady.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { notify } from '../../ui/notify.ts'
import { lazyPart } from '../../ui/part.tsx'
import { Bar } from './bar/bar.tsx'
import { Cards } from './cards.tsx'
import { QuickBar } from './quick-bar.tsx'
import type { OrderPage } from './fetch-page.ts'
import { headOrder } from './head-order.ts'
import { Overlay, type Over } from './over.tsx'
import { useShortcuts } from './shortcuts.ts'
import type { ListActs } from './table/list-props.ts'
import { OrderList } from './table/order-list.tsx'
import { Pager } from './table/pager.tsx'
import { noSelection, pageToggled, ranged, toggled } from './table/selection.ts'
import { useWidths } from './table/use-widths.ts'
import { toolbarActs } from './toolbar-acts.ts'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useDownloads } from './use-downloads.ts'
import { useCounts, useOrders } from './use-orders.ts'
import { useSelection } from './use-selection.ts'
import { useShownColumns } from './use-shown-columns.ts'
import './dashboard.css'

const FirstSteps = lazyPart(
  'first-steps',
  async () => (await import('./first-steps/first-steps.tsx')).FirstSteps,
)

interface Props {
  search: HomeSearch
  asking: Asking
  changed: ReadonlySet<string>
  over: Over | null
  onOver: (over: Over | null) => void
  /** Changes the address; what it does not name stays. */
  onChange: (change: Partial<HomeSearch>) => void
}

/** What can be done with several orders: without any of it there is nothing to pick them for. */
const forMany = [
  'download_report',
  'download_pods',
  'notify',
  'share',
  'receiver_link',
  'driver_link',
  'edit_order',
] as const

/**
 * Cards, toolbar and list: which orders it shows is what the address says (FILT-08), how it shows
 * them what the user prefers.
 */
export const Dashboard = ({ search: asked, asking, changed, over, onOver, ...props }: Props) => {
  const search = shownSearch(asked, asking.policy)
  const { preferences: known, save } = usePreferences()
  const preferences = known ?? usualPreferences
  const size = search.size ?? preferences.page_size ?? 10
  const page = search.page ?? 1
  const field = useRef<HTMLInputElement>(null)
  const [wiped, wipe] = useState(0)
  const onChange = (change: Partial<HomeSearch>): void => {
    if ('q' in change && change.q === undefined) wipe(wiped + 1)
    props.onChange(change)
  }

  const columns = useShownColumns(search, preferences, asking)
  const list = useOrders(search, size, asking, columns, known !== null)
  const counts = useCounts(search, asking)
  const [last, setLast] = useState<OrderPage>()
  if (list.data && list.data !== last) setLast(list.data)
  const [widths, onSize] = useWidths(preferences.column_widths, save)
  const [selection, select] = useSelection(search)
  const downloads = useDownloads({ search, columns, preferences, asking, list: last })
  const orders = list.data?.orders

  // Whatever narrows or widens the list leads back to its first page (CARD-04, FILT-06).
  const fromFirst = (change: Partial<HomeSearch>): void => onChange({ page: undefined, ...change })
  const keep: typeof save = (change) => save(change).catch(notify.failure)
  const canPick = forMany.some((action) => {
    const { shown, reason } = offerOf(null, action, asking.viewer, asking.policy, asking.clock)
    return shown && reason === null
  })
  const canOpen =
    offerOf(null, 'view_order', asking.viewer, asking.policy, asking.clock).reason === null
  const acts = useSteady<ListActs>({
    open: (order) => canOpen && onChange({ order, add: undefined }),
    details: (order) => canOpen && onChange({ details: order, add: undefined }),
    pick: (order, is_range) =>
      select(is_range && orders ? ranged(selection, orders, order) : toggled(selection, order)),
    tell: (is, told) => onOver({ is, orders: told, left: [] }),
  })
  const buttons = toolbarActs(asking, downloads.running?.action ?? null, {
    add_order: () => onChange({ add: 1, order: undefined }),
    bulk_upload: () => onOver({ is: 'bulk_upload' }),
    display_items: () => onOver({ is: 'display_items' }),
    download_report: () => void downloads.start('download_report'),
    download_pods: () => void downloads.start('download_pods'),
  })
  const add = buttons.find(({ id }) => id === 'add_order')
  const hasNone = list.data?.total === 0 && search.need === undefined && filtersOn(search) === 0
  const isLedNow =
    isLed(preferences.first_steps, hasNone) &&
    buttons.some(({ id, reason }) => /^add_order$|^bulk_upload$/.test(id) && reason === null)
  useShortcuts({
    search: () => field.current?.focus(),
    add: () => add?.reason === null && add.run(),
    help: () => onOver({ is: 'help' }),
    palette: () => onOver({ is: 'palette' }),
    drop: () => select(noSelection),
  })

  // What is picked is shown as it is now, where it is on the page.
  const picked = [...selection.orders.values()].map(
    (order) => orders?.find(({ _id }) => _id === order._id) ?? order,
  )
  const bar = (
    <Bar
      {...{ search, asking, preferences, picked, downloads, onOver }}
      list={list.data}
      acts={buttons}
      onSelect={select}
      onKeep={(change) => void keep(change)}
      onView={fromFirst}
    />
  )
  const toPage = (next: number): void => onChange({ page: next === 1 ? undefined : next })
  const toLast = async (): Promise<void> => {
    const { exactTotal } = await import('./exact-total.ts')
    toPage(Math.max(1, Math.ceil((await exactTotal(search, asking)) / size)))
  }
  const pager = (
    <Pager
      page={page}
      size={size}
      list={list.data}
      onPage={toPage}
      onLast={() => void toLast().catch(notify.failure)}
      onSize={(next) => {
        void keep({ page_size: next })
        fromFirst({ size: next })
      }}
    />
  )

  const rows = (
    <OrderList
      {...{
        list,
        bar,
        pager,
        columns,
        asking,
        changed,
        acts,
        widths,
        selection,
        onSize,
      }}
      density={preferences.density}
      canPick={canPick}
      place={`${page} ${size} ${viewOf(search)}`}
      heads={headOrder(search, asking, fromFirst)}
      onFirst={page === 1 ? null : () => onChange({ page: undefined })}
      awaited={
        last && !last.is_over ? Math.max(1, Math.min(size, last.total - (page - 1) * size)) : size
      }
      onPickPage={() => orders && select(pageToggled(selection, orders))}
      onRetry={() => void Promise.all([list.refetch(), counts.refetch()])}
      onClear={filtersOn(search) > 0 ? () => fromFirst(noFilters) : null}
    />
  )

  return (
    <main className="dashboard" id="orders">
      <h1 className="visually-hidden">{t(dashboardWords).orders}</h1>
      <Cards
        policy={asking.policy}
        counts={counts.data?.result}
        isFailed={counts.isError}
        need={search.need ?? 'ALL'}
        onPick={(need) => fromFirst({ need: need === 'ALL' ? undefined : need })}
      />
      <QuickBar
        {...{ asking, counts: counts.data?.quick, quick: search.quick }}
        onPick={(quick) => fromFirst({ quick, need: undefined })}
      />
      <Toolbar {...{ search, asking, add, field, wiped }} onFilter={fromFirst} />
      {isLedNow ? (
        <Suspense fallback={rows}>
          <FirstSteps
            {...{ asking, led: preferences.first_steps, acts: buttons, open: search.order }}
            onLed={(first_steps) => save({ first_steps })}
            onOrder={acts.open}
          >
            {rows}
          </FirstSteps>
        </Suspense>
      ) : (
        rows
      )}
      <Overlay
        {...{ over, asking, preferences }}
        acts={buttons}
        onSave={save}
        onChange={onChange}
        onHelp={() => onOver({ is: 'help' })}
        onClose={() => onOver(null)}
      />
    </main>
  )
}
