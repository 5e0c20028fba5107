import type { FetchBody, fetchOrders } from '../../../contract/orders/orders.ts'
import { listed } from '../../../domain/columns/row-fields.ts'
import type { CountMode } from '../../../domain/order/most-counted.ts'
import type { WireOrder } from '../../../domain/order/order.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/failure.ts'

/** A page of the table, and how many match in all: more than `total` where that `is_over`. */
export interface OrderPage {
  readonly orders: readonly WireOrder[]
  readonly total: number
  readonly is_over: boolean
}

/**
 * Asks for a page of orders, in one call. A total that takes long to count may end early, unless it
 * is to be `exact`; of `none` it says whether there are more.
 */
export const fetchPage = async (
  body: FetchBody,
  signal: AbortSignal | null,
  mode: CountMode = 'estimated',
): Promise<OrderPage> => {
  const { returnData } = await callApi<typeof fetchOrders>('POST /fetch_orders', {
    body,
    ...(signal && { signal }),
    headers: { Prefer: `return=representation, count=${mode}` },
  })
  if (!returnData) throw new ApiFailure(200, '')
  const { total } = returnData.result
  const orders = returnData.result.orders.map(listed)
  return typeof total === 'number'
    ? { orders, total, is_over: false }
    : { orders, total: total.count, is_over: !total.is_exact }
}
