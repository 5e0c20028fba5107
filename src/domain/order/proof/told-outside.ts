import type { Order } from '../order.ts'
import { closingInError } from './pending-error.ts'

/**
 * The order as whoever holds a link or is sent a notice is told of it: an end that two people call
 * recorded in error is none (DESK-22), and the goods are still on their way.
 */
export const toldOutside = (order: Order): Order =>
  closingInError(order) === undefined
    ? order
    : {
        ...order,
        delivery_time: null,
        epod: {
          ...order.epod,
          geo_tag: null,
          otp: { verified: false, verified_at: null, verified_through: null },
          reject: { rejected: false, rejected_At: null },
        },
      }
