import { useQuery } from '@tanstack/react-query'
import type { getOrder } from '../../../contract/orders.ts'
import { panelWords as say } from '../../../domain/words/order-panel.ts'
import { callApi } from '../../lib/api.ts'
import { ApiFailure, messageOf } from '../../lib/failure.ts'
import { onPage } from '../../lib/order-on-page.ts'
import { useAsking } from '../../lib/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/surface.tsx'
import { Closing } from './closing.tsx'
import { Facts } from './facts.tsx'
import { Heading } from './heading.tsx'
import { History } from './history.tsx'
import { Links } from './links.tsx'
import type { Panel } from './panel.ts'
import { Photos } from './photos.tsx'
import { Rating } from './rating.tsx'
import { Remarks } from './remarks.tsx'
import { useAct } from './use-act.ts'
import './order-panel.css'

interface OrderPanelProps { order_id: string; onClose: () => void }

/** One order: what it is, what is on record, what may be done, and everything that happened to it (EPOD-01). */
export const OrderPanel = ({ order_id, onClose }: OrderPanelProps) => {
  const asking = useAsking()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['order', order_id],
    queryFn: async ({ signal }) => (await callApi<typeof getOrder>('GET /orders/:id', { params: { id: order_id }, signal })).result,
  })
  const { act, sendOtp, sendPhoto, busy } = useAct(order_id)
  if (!data) {
    if (!error) return <Waiting />
    const isMissing = error instanceof ApiFailure && (error.code === 404 || error.code === 422)
    if (isMissing) return <EmptyState title={say.missing} text={say.missingText} action={<Button onClick={onClose}>{say.cancel}</Button>} />
    return <ErrorState title={say.failed} text={messageOf(error)} retry={() => void refetch()} retrying={isFetching} />
  }
  const panel: Panel = { order: onPage(data), ...asking, busy, act, sendOtp, sendPhoto }
  return (
    <div className="panel">
      <Heading panel={panel} />
      <Closing panel={panel} />
      <Rating panel={panel} />
      <Remarks panel={panel} />
      <Photos panel={panel} />
      <Facts panel={panel} />
      <Links panel={panel} />
      <History panel={panel} />
    </div>
  )
}

const Waiting = () => (
  <div className="panel" aria-busy="true">
    <output className="visually-hidden">{say.loading}</output>
    <Skeleton width="45%" /><Skeleton width="80%" /><Skeleton width="100%" /><Skeleton width="60%" />
  </div>
)
