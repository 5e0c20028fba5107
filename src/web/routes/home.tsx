import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { offerOf } from '../lib/offered.ts'
import { dashboardWords } from '../../domain/words/dashboard.ts'
import { columnsFor } from '../../domain/columns/layout.ts'
import { Cards } from '../features/dashboard/cards.tsx'
import { Dashboard } from '../features/dashboard/dashboard.tsx'
import type { Over } from '../features/dashboard/over.tsx'
import { LiveMark } from '../features/dashboard/live-mark.tsx'
import { OrderTable } from '../features/dashboard/table/order-table.tsx'
import { toolbarActs, uploadOf } from '../features/dashboard/toolbar-acts.ts'
import { Toolbar } from '../features/dashboard/toolbar/toolbar.tsx'
import { TopBar } from '../features/top-bar/top-bar.tsx'
import { dropDraft } from '../lib/draft.ts'
import { isEmbedded } from '../lib/session/embedded.ts'
import type { HomeSearch } from '../lib/location/home-search.ts'
import { t } from '../lib/language/language.ts'
import { useLive } from '../lib/live/use-live.ts'
import { useAsking } from '../lib/session/viewer.ts'
import { lazyPart } from '../ui/part.tsx'
import { Skeleton } from '../ui/surface.tsx'

const Drawer = lazyPart('drawer', async () => (await import('../ui/drawer.tsx')).Drawer)
const AddOrder = lazyPart(
  'add-order',
  async () => (await import('../features/add-order/add-order.tsx')).AddOrder,
)
const BulkUpload = lazyPart(
  'bulk-upload',
  async () => (await import('../features/bulk-upload/bulk-upload.tsx')).BulkUpload,
)
const Help = lazyPart('help', async () => (await import('../features/help/help.tsx')).Help)
const OrderPanel = lazyPart(
  'order-panel',
  async () => (await import('../features/order-panel/order-panel.tsx')).OrderPanel,
)
const EditOrder = lazyPart(
  'edit-order',
  async () => (await import('../features/edit-order/edit-order.tsx')).EditOrder,
)
const route = getRouteApi('/signed-in/home')

/**
 * What a preview draws of the dashboard: handed on from the script that has it all, so that nothing
 * of it has to come in a script of its own.
 */
export const dashboardParts = { columnsFor, Cards, Toolbar, OrderTable, toolbarActs }

/**
 * /home: the dashboard, with the form for a new order, an order's panel and its details over it as
 * the address says.
 */
export const Home = () => {
  const say = t(dashboardWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const asking = useAsking()
  const { isLive, changed } = useLive()
  const [over, setOver] = useState<Over | null>(null)
  const add = offerOf(null, 'add_order', asking.viewer, asking.policy, asking.clock)

  const uploads = uploadOf(asking)
  const view = offerOf(null, 'view_order', asking.viewer, asking.policy, asking.clock)

  const change = (next: Partial<HomeSearch>): void =>
    void navigate({
      // Whom an address names for one order is nobody's business at the next.
      search: (now) => ({ ...now, ...('order' in next && { spoc: undefined }), ...next }),
    })
  const leaveAdd = (): void => {
    dropDraft('add_order')
    change({ add: undefined })
  }
  const waiting = (
    <div className="stack" aria-busy="true">
      <Skeleton width="50%" />
      <Skeleton width="90%" />
      <Skeleton width="70%" />
    </div>
  )

  return (
    <div className="shell">
      <title>{say.titles.orders}</title>
      {!isEmbedded() && (
        <TopBar onHelp={() => setOver({ is: 'help' })}>
          <LiveMark isLive={isLive} />
        </TopBar>
      )}
      <Dashboard {...{ search, asking, changed, over }} onOver={setOver} onChange={change} />
      <Suspense>
        {search.add && add.shown && add.reason === null && (
          <Drawer title={say.addOrder} width={720} onClose={() => change({ add: undefined })}>
            <Suspense fallback={waiting}>
              <AddOrder
                onClose={leaveAdd}
                onAdded={(order) => change({ add: undefined, page: undefined, order })}
              />
            </Suspense>
          </Drawer>
        )}
        {search.order !== undefined && view.reason === null && (
          <Drawer title={say.order} onClose={() => change({ order: undefined })}>
            <Suspense fallback={waiting}>
              <OrderPanel
                key={search.order}
                order_id={search.order}
                spoc={search.spoc}
                onClose={() => change({ order: undefined })}
                onDetails={() => change({ details: search.order })}
                onPlace={(place) => void navigate({ to: '/home', search: place })}
              />
            </Suspense>
          </Drawer>
        )}
        {search.details !== undefined && view.reason === null && (
          <Drawer title={say.details} width={720} onClose={() => change({ details: undefined })}>
            <Suspense fallback={waiting}>
              <EditOrder
                key={search.details}
                order_id={search.details}
                onClose={() => change({ details: undefined })}
              />
            </Suspense>
          </Drawer>
        )}
        {over?.is === 'bulk_upload' && uploads.shown && uploads.reason === null && (
          <BulkUpload {...{ asking, search }} onPlace={change} onClose={() => setOver(null)} />
        )}
        {over?.is === 'help' && <Help page="home" onClose={() => setOver(null)} />}
      </Suspense>
    </div>
  )
}
