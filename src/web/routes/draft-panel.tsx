import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { WireOrder } from '../../domain/order/order.ts'
import { policyFormWords } from '../../domain/words/policy-form.ts'
import { OrderPanel } from '../features/order-panel/order-panel.tsx'
import { callApi } from '../lib/api/api.ts'
import { BackendProvider, type Backend } from '../lib/api/backend.ts'
import { ApiFailure, failedOf } from '../lib/api/failure.ts'
import { t } from '../lib/language/language.ts'
import { loadFile } from '../lib/photos/load-file.ts'
import { AskingProvider, type Asking } from '../lib/session/viewer.ts'
import { EmptyState, Skeleton } from '../ui/surface.tsx'
import { orderToShow } from './draft-orders.ts'

const refused = (): ApiFailure => new ApiFailure(403, t(policyFormWords).previewChangesNothing)

/** The server as far as it is asked; what would change something is refused here. */
const readingBackend: Backend = {
  callApi: (async (call: string, input: never) => {
    if (!call.startsWith('GET ')) throw refused()
    return callApi(call as never, input)
  }) as unknown as Backend['callApi'],
  sendPhoto: async () => failedOf(refused()),
  loadFile,
}

/** An order's panel as a draft's user has it, on a real order: nothing done in it goes anywhere. */
export const DraftPanel = ({
  asking: { viewer, policy },
  orders,
}: {
  asking: Asking
  orders: readonly WireOrder[] | undefined
}) => {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  if (!orders) return <Skeleton width="60%" />
  const order = orderToShow(orders)
  if (!order) return <EmptyState icon="box" title={t(policyFormWords).noOrders} />
  return (
    <QueryClientProvider client={queries}>
      <BackendProvider value={readingBackend}>
        <AskingProvider value={{ viewer, policy }}>
          <OrderPanel order_id={order._id} onClose={() => {}} />
        </AskingProvider>
      </BackendProvider>
    </QueryClientProvider>
  )
}
