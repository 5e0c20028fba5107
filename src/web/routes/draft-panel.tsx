import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WireOrder } from '../../domain/order/order.ts'
import { missingStepsOf } from '../../domain/order/parties/missing-steps.ts'
import { policyFormWords } from '../../domain/words/policy-form.ts'
import { OrderPanel } from '../features/order-panel/order-panel.tsx'
import { callApi } from '../lib/api/api.ts'
import { BackendProvider, type Backend } from '../lib/api/backend.ts'
import { ApiFailure, failedOf } from '../lib/api/failure.ts'
import { t } from '../lib/language/language.ts'
import { loadFile } from '../lib/photos/load-file.ts'
import { onPage } from '../lib/order-on-page.ts'
import { storedSession } from '../lib/session/session-store.ts'
import { AskingProvider, type Asking } from '../lib/session/viewer.ts'
import { EmptyState, Skeleton } from '../ui/surface.tsx'
import { orderToShow } from './draft-orders.ts'

const refused = (): ApiFailure => new ApiFailure(403, t(policyFormWords).previewChangesNothing)

/**
 * The server as far as one’s own client is asked; the order itself is the one that is drawn, and
 * what would change something, or is another client’s, is refused here.
 */
const readingBackend = (order: WireOrder, { viewer, policy, clock }: Asking): Backend => ({
  callApi: (async (call: string, input: never) => {
    if (call === 'GET /orders/:id')
      return { status: true, result: order, owed: missingStepsOf(onPage(order), policy, clock) }
    const isOwn = storedSession()?.account.userdata.client === viewer.client
    if (!call.startsWith('GET ') || !isOwn) throw refused()
    return callApi(call as never, input)
  }) as unknown as Backend['callApi'],
  sendPhoto: async () => failedOf(refused()),
  loadFile,
})

/** An order's panel as a draft's user has it, on a real order: nothing done in it goes anywhere. */
export const DraftPanel = ({
  asking,
  orders,
}: {
  asking: Asking
  orders: readonly WireOrder[] | undefined
}) => {
  const order = orders && orderToShow(orders)
  const behind = useMemo(
    () =>
      order && {
        backend: readingBackend(order, asking),
        // Of each picture its own: what was read of another order, or by another draft, is no
        // answer.
        queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      },
    [order, asking],
  )
  if (!orders) return <Skeleton width="60%" />
  if (!order || !behind) return <EmptyState icon="box" title={t(policyFormWords).noOrders} />
  const { viewer, policy } = asking
  return (
    <QueryClientProvider client={behind.queries}>
      <BackendProvider value={behind.backend}>
        <AskingProvider value={{ viewer, policy }}>
          <OrderPanel order_id={order._id} onClose={() => {}} />
        </AskingProvider>
      </BackendProvider>
    </QueryClientProvider>
  )
}
