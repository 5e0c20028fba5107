import type { EpodInput } from '../../../contract/proof/actions.ts'
import type { PublicOrder } from '../../../contract/proof/links.ts'
import { WHOLE_ORDER } from '../../../domain/order/proof/stating-party.ts'
import type { QuantityLine, StatedLine } from '../../../domain/order/proof/statements.ts'
import type { Order } from '../../../domain/order/order.ts'

const stated = (quantity: number | null): QuantityLine['accepted'] =>
  quantity === null
    ? null
    : { quantity, damaged: 0, wrong: 0, expired: 0, note: null, action_by: 'receiver', time: '' }

/** What a public page knows of an order's lines, in the domain's shape. */
export const linesKnown = ({ lines = [] }: PublicOrder): Pick<Order, 'Items' | 'quantities'> => ({
  Items: lines
    .filter(({ line }) => line !== WHOLE_ORDER)
    .map(({ line, description, on_paper }) => ({
      item_no: line,
      product_description: description,
      product_quantity: on_paper,
      sales_unit: null,
      number_of_box: null,
      remarks: [],
    })),
  quantities: lines
    .filter(({ delivered, accepted }) => delivered !== null || accepted !== null)
    .map(({ line, delivered, accepted }) => ({
      line,
      declared: null,
      delivered: stated(delivered),
      accepted: stated(accepted),
      difference: null,
    })),
})

/** A count as the server fills it in. */
export const linesStated = (lines: NonNullable<EpodInput['quantities']>): StatedLine[] =>
  lines.map(({ line, quantity, damaged = 0, wrong = 0, expired = 0, note = null }) => ({
    line,
    quantity,
    damaged,
    wrong,
    expired,
    note,
  }))

/** The lines of an order with what both parties state of them by now. */
export const linesTold = (
  { lines }: PublicOrder,
  { quantities }: Order,
): Pick<PublicOrder, 'lines'> =>
  lines === undefined
    ? {}
    : {
        lines: lines.map((one) => {
          const said = quantities.find(({ line }) => line === one.line)
          return {
            ...one,
            delivered: said?.delivered?.quantity ?? null,
            accepted: said?.accepted?.quantity ?? null,
          }
        }),
      }
