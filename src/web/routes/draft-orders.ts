import { useQuery } from '@tanstack/react-query'
import type { fetchOrders } from '../../contract/orders.ts'
import { statusOf } from '../../domain/order/category.ts'
import type { WireOrder } from '../../domain/order/order.ts'
import { callApi } from '../lib/api/api.ts'
import { pageRequest } from '../lib/location/home-search.ts'
import { clockOf, viewerOf, type Asking } from '../lib/session/viewer.ts'
import type { Previewed } from '../features/policy-form/use-check.ts'

/** The viewer, policy and clock of the user that a draft is previewed as. */
export const askingAs = ({ policy, ...account }: Previewed): Asking => ({
  viewer: viewerOf(account),
  policy,
  clock: clockOf(policy),
})

/** Which orders a party sees: all of the client's, or those that name it. */
const isSeenBy = ({ viewer }: Asking, { transporter, destination }: WireOrder): boolean => {
  const { reach } = viewer
  if (reach.kind === 'vendor') return transporter === reach.transporter
  return reach.kind !== 'distributor' || destination.name === reach.name
}

/** The newest real orders of the administrator's own client, as far as the user sees them. */
export const useDraftOrders = (asking: Asking) => {
  const { policy, clock } = asking
  const body = pageRequest({}, 50, { ...policy, earliest_date: null }, clock)
  const query = useQuery({
    queryKey: ['draft-orders', body],
    queryFn: async ({ signal }) => {
      const { returnData } = await callApi<typeof fetchOrders>('POST /fetch_orders', {
        body,
        signal,
        headers: { Prefer: 'return=representation' },
      })
      return returnData?.result.orders ?? []
    },
  })
  return { ...query, orders: query.data?.filter((order) => isSeenBy(asking, order)) }
}

/** The order that is drawn as a whole: an open one has the most to show of what may be done. */
export const orderToShow = (orders: readonly WireOrder[]): WireOrder | undefined =>
  orders.find((one) => statusOf(one) === 'open') ?? orders[0]
