import { ok, type EpodClient } from '../../packages/client/src/index.ts'
import { ordersLike, type ProofAction } from '../../e2e/testing/calls.ts'
import type { Placed } from './orders.ts'

/** Puts something on record of an order; throws what is refused. */
export const put = async (
  desk: EpodClient,
  { id }: Placed,
  action: ProofAction,
): Promise<unknown> =>
  ok(desk.POST('/api/update_epod', { body: { _id: id, geo_tag: { loc: [] }, ...action } }))

/** The orders that a search finds, as they are now. */
export const found = async (desk: EpodClient, search: string) =>
  (await ordersLike(desk, { search }, 10)).orders

/** Approves the proof of an order. */
export const approve = async (desk: EpodClient, { id }: Placed): Promise<unknown> =>
  ok(desk.POST('/api/orders/review', { body: { order_id: id, is_approved: true } }))
