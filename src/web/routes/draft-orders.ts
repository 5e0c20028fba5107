import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { previewOrders } from '../../contract/admin/policy-drafts.ts'
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

/**
 * The newest orders of the draft’s client as the user sees them by the draft, and the cards’
 * figures: a made-up order where the client has none.
 */
export const useDraftOrders = (previewed: Previewed) => {
  const { policy, asked: document, as_username, userdata } = previewed
  const { query } = pageRequest({}, 50, { ...policy, earliest_date: null }, clockOf(policy))
  const body = { document, query, limit: 50, ...(as_username !== '' && { as_username }) }
  return useQuery({
    queryKey: ['draft-orders', userdata.client, JSON.stringify(body)],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof previewOrders>('POST /clients/:key/policy/preview/orders', {
          params: { key: userdata.client },
          body,
          signal,
        })
      ).result,
  })
}

/** The order that is drawn as a whole: an open one has the most to show of what may be done. */
export const orderToShow = (orders: readonly WireOrder[]): WireOrder | undefined =>
  orders.find((one) => statusOf(one) === 'open') ?? orders[0]
