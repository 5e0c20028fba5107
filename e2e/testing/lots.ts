import { ok } from '../../packages/client/src/index.ts'
import type { NewOrder } from './calls.ts'
import { openPanel, placeFor } from './panel.ts'
import type { House } from './with-product.ts'

const field = {
  wh_out: 'expected_value',
  pod_in: 'submitted_value',
  pod_out: 'pod_out_value',
  wh_in: 'wh_in_value',
} as const
interface Lot {
  readonly id: string
  readonly identifier: string
  readonly lot: string
}

/** Orders with a lot, their counts by the API, and the part of their panel where crates are. */
export const lotsOf = (house: House) => {
  let made = 0
  return {
    aLot: async (changes: NewOrder = {}): Promise<Lot> => {
      made += 1
      const lot = `LOT-${process.pid}-${made}`
      return { lot, ...(await placeFor(house.product, 'acme', { lot, ...changes })) }
    },
    count: async (order: Lot, event: keyof typeof field, counts: Record<string, number>) => {
      const acme = await house.product.client('acme')
      const body = {
        identifier: order.lot,
        _id: order.id,
        event,
        submitted_data: Object.entries(counts).map(([key, value]) => ({
          key,
          [field[event]]: value,
        })),
      }
      await ok(acme.POST('/api/lots/submitLotEvent', { body }))
    },
    details: async (order: Lot, username = 'acme') => {
      const shown = await openPanel(house, order, username)
      const part = shown.panel.getByRole('region', { name: 'Add Details' })
      const box = (column: string, asset: string) =>
        part.getByLabel(`${column} of ${asset}`, { exact: true })
      const button = (name: string) => part.getByRole('button', { name, exact: true })
      return { ...shown, part, box, button }
    },
  }
}
