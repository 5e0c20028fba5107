import { add, linkTo, type NewOrder } from './calls.ts'
import type { Product } from './product.ts'

let made = 0

/** A complete order as POST /orders takes it, with a number of its own and these changes. */
export const aRow = (changes: NewOrder = {}): NewOrder & { identifier: string } => {
  made += 1
  return {
    identifier: `LR-${process.pid}-${made}`,
    client: 'Northwind',
    truck_number: 'MH12AB1234',
    transporter: 'Roadrunner',
    driver: { name: 'Ravi', contact: '9876543210' },
    spocs: [
      {
        name: 'Asha',
        contact: {
          phone: [
            `97${String(process.pid % 10_000).padStart(4, '0')}${String(made).padStart(4, '0')}`,
          ],
        },
      },
    ],
    source: { name: 'Pune' },
    destination: { name: 'Nagpur' },
    dispatch_time: '09:30',
    eta_hrs: 48,
    ...changes,
  }
}

/** An order that is in the product: its id, number, and the public links to it. */
export interface PlacedOrder {
  readonly id: string
  readonly identifier: string
  /** Makes a link of its own and answers its address and id. */
  linkFor(party: 'receiver' | 'driver' | 'tracking'): Promise<{ url: string; id: string }>
}

/** Adds an open order of acme. */
export const placeOrder = async (
  product: Product,
  changes: NewOrder = {},
): Promise<PlacedOrder> => {
  const acme = await product.client('acme')
  const order = await add(acme, aRow(changes))
  return { ...order, linkFor: (party) => linkTo(acme, order.id, party) }
}
