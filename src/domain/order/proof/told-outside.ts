import { forbidden, type Reason } from '../../policy/reason.ts'
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

const ofEnd: ReadonlySet<string> = new Set(['already_received', 'already_rejected'])

/** Why not, told beside that: until the office opens the order, its link only shows it. */
export const reasonOutside = (order: Order, reason: Reason): Reason =>
  ofEnd.has(reason.code) && closingInError(order) !== undefined
    ? forbidden('link_read_only')
    : reason
