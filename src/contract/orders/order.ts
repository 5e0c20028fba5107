import type { z } from 'zod'
import { listedSchema } from '../../domain/order/listed-order.ts'
import { orderOnWire } from '../../domain/order/on-wire.ts'
import { orderSchema, type Order } from '../../domain/order/order.ts'

/** JSON Schema of the profile's own fields, by the pattern of their names. */
export const profileFields = {
  '^(client_client|cust_code|cust_name|bill_qty|po_number|sla|depot_name|depot_code|zone|POD_ID|lr|shipping_plant|(bill|material|sales)_[A-Za-z0-9_]{1,40})$':
    { type: ['string', 'number', 'null'] },
}

/** An order as clients see it; a profile's own fields stand at top level. */
export const wireOrder = orderSchema.meta({
  id: 'Order',
  patternProperties: profileFields,
})
/** An order in a list as clients see it: `fields` of the list says which members it has. */
export const listedOrder = listedSchema.meta({
  id: 'ListedOrder',
  patternProperties: profileFields,
})
export type AnsweredOrder = z.infer<typeof orderSchema> & Record<string, unknown>

/** The order as it goes over the wire: what the wire names, and the profile's fields lifted. */
export const onWire = (order: Order): AnsweredOrder => ({ ...order.profile, ...orderOnWire(order) })
