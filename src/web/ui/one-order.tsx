import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { getOrder } from '../../contract/orders/orders.ts'
import type { WireOrder } from '../../domain/order/order.ts'
import { panelWords } from '../../domain/words/order-panel.ts'
import type { Output } from '../lib/api/api.ts'
import { useCallApi } from '../lib/api/backend.ts'
import { messageOf } from '../lib/api/failure.ts'
import { t } from '../lib/language/language.ts'
import { isGone, lookAgain } from '../lib/look-again.ts'
import { Button } from './button.tsx'
import { EmptyState, ErrorState, Skeleton } from './surface.tsx'

interface OneOrderProps {
  order_id: string
  onClose: () => void
  children: (order: WireOrder, owed: Output<typeof getOrder>['owed']) => ReactNode
}

/**
 * One order in whichever state it is: awaited, not there or there no more, failed with Retry, or
 * loaded and kept up to date, through failures too.
 */
export const OneOrder = ({ order_id, onClose, children }: OneOrderProps) => {
  const say = t(panelWords)
  const callApi = useCallApi()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['order', order_id],
    queryFn: async ({ signal }) =>
      callApi<typeof getOrder>('GET /orders/:id', { params: { id: order_id }, signal }),
    refetchInterval: ({ state }) => lookAgain(state),
  })
  const isMissing = isGone(error)
  if (data && !isMissing) return children(data.result, data.owed)
  if (!error) return <Waiting />
  if (isMissing)
    return (
      <EmptyState
        title={say.missing}
        text={say.missingText}
        action={<Button onClick={onClose}>{say.cancel}</Button>}
      />
    )
  return (
    <ErrorState
      title={say.failed}
      text={messageOf(error)}
      retry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

const Waiting = () => (
  <div className="stack" aria-busy="true">
    <output className="visually-hidden">{t(panelWords).loading}</output>
    <Skeleton width="45%" />
    <Skeleton width="80%" />
    <Skeleton width="100%" />
    <Skeleton width="60%" />
  </div>
)
