import { statusOf } from '../../../domain/order/category.ts'

/**
 * How the submit of a form inside the panel looks: one button at a time is the filled one, and as
 * long as the order is open that is Receive.
 */
export const submitLook = (order: Parameters<typeof statusOf>[0]): 'plain' | 'primary' =>
  statusOf(order) === 'open' ? 'plain' : 'primary'
