import type { createLink } from '../../../../contract/proof/links.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { newKey } from '../../../lib/api/answer.ts'
import { callApi } from '../../../lib/api/api.ts'

/** Whom links are copied for, by which action, under which icon. */
export const linkParties = [
  { party: 'receiver', action: 'receiver_link', icon: 'link' },
  { party: 'driver', action: 'driver_link', icon: 'truck' },
] as const
/** One of them. */
/** One of those. */
export type CopiedLink = (typeof linkParties)[number]['party']

/**
 * Makes a link of its own for each order: the address alone for one, a line with number and address
 * for each of several. Throws ApiFailure.
 */
export const linksText = async (
  orders: readonly WireOrder[],
  party: CopiedLink,
): Promise<string> => {
  const lines: string[] = []
  for (const { _id: id, identifier } of orders) {
    const { result } = await callApi<typeof createLink>('POST /orders/:id/links', {
      params: { id },
      body: { party },
      key: newKey(),
    })
    lines.push(orders.length === 1 ? result.url : `${identifier} ${result.url}`)
  }
  return lines.join('\n')
}
