import type { Order, WireOrder } from '../../domain/order/order.ts'

const nothingPending = {
  hash: null,
  contacts: [],
  expires_at: null,
  sent: [],
  tries: 0,
  locked_until: null,
}

/**
 * An order off the wire as the domain's questions take it. The pending one-time password never
 * leaves the server: here there seems to be none.
 */
export const onPage = (order: WireOrder): Order => ({
  ...order,
  profile: {},
  challenge: nothingPending,
})
