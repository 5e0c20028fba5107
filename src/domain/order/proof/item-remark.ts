import { rule } from '../../policy/reason.ts'
import { sentence, type Sentence } from '../../words/sentence.ts'
import type { OrderEvent } from '../events.ts'
import type { Order } from '../order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { ALL_WELL } from './known-text.ts'
import { linesOf } from './quantities.ts'

/** What a remark on one item may be about (ITEM-01). */
export const itemCategories = [
  'Damaged Box',
  'Short Qty Receipt',
  'Excess Qty Receipt',
  'Wrong Material',
  'Expired Material',
  'Batch Mismatch',
  'Expiry Date Mismatch',
  'Leakage Inside Box',
  'Wet boxes',
  'Other',
] as const
/** The units it counts in (ITEM-01). */
export const itemUnits = ['Kg', 'Ltr', 'boxes'] as const
const EXCESS: (typeof itemCategories)[number] = 'Excess Qty Receipt'

/** A remark on one item, as typed; null where nothing was filled in. */
export interface ItemRemarkInput {
  readonly item_no: string | null
  readonly text: string | null
  readonly message: string | null
  readonly received_quantity: number | null
  readonly recorded_unit: string | null
}

/**
 * How much of an item is in question: what lacks or, for an excess, what is over (ITEM-02). Null
 * where the ordered quantity is unknown.
 */
export const deviationOf = (
  text: string,
  product_quantity: number | null,
  received_quantity: number,
): number | null => {
  if (product_quantity === null) return null
  // Kilograms in fractions: 0.3 - 0.1 is to be 0.2.
  const deviation = Number((product_quantity - received_quantity).toFixed(6))
  return text === EXCESS ? 0 - deviation : deviation
}

/** How much of an item was ordered, in all its batches; null where that is unknown. */
export const orderedOf = (Items: Order['Items'], item_no: string): number | null =>
  linesOf({ Items, ship_unit: null }).get(item_no) ?? null

const isBlank = ({ item_no, text, message, received_quantity }: ItemRemarkInput): boolean =>
  !item_no && !text && !message && received_quantity === null

type KeptRemarks = Extract<OrderEvent, { type: 'items_remarked' }>['data']['remarks'][number]

/**
 * The remarks on an order's items, all or none, or what is wrong with the first that cannot be kept
 * (ITEM-01, ITEM-02).
 */
export const decideItemRemarks = (
  { Items, epod }: Order,
  remarks: readonly ItemRemarkInput[],
): OrderEvent[] | Refusal => {
  if (epod.remarks.at(-1)?.text === ALL_WELL) return refuse(rule('remarks', 'change_remark'))
  const kept: KeptRemarks[] = []
  for (const [index, remark] of remarks.entries()) {
    if (index > 0 && isBlank(remark)) continue
    const { item_no, text, message, received_quantity, recorded_unit } = remark
    const wrong = (field: keyof ItemRemarkInput, problem: Sentence): Refusal =>
      refuse({ kind: 'rule', field: `remarks.${index}.${field}`, ...problem })
    if (!item_no) return wrong('item_no', sentence('required', sentence('item_fields.item_no')))
    if (!text) return wrong('text', sentence('required', sentence('item_fields.text')))
    if (received_quantity === null)
      return wrong(
        'received_quantity',
        sentence('required', sentence('item_fields.received_quantity')),
      )
    if (Number.isNaN(received_quantity))
      return wrong(
        'received_quantity',
        sentence('number_needed', sentence('item_fields.received_quantity')),
      )
    if (!itemCategories.some((category) => category === text))
      return wrong(
        'text',
        sentence(
          'field_wrong',
          sentence('item_fields.text'),
          sentence('one_of_these', itemCategories),
        ),
      )
    if (recorded_unit !== null && !itemUnits.some((unit) => unit === recorded_unit))
      return wrong(
        'recorded_unit',
        sentence(
          'field_wrong',
          sentence('item_fields.recorded_unit'),
          sentence('one_of_these', itemUnits),
        ),
      )
    if (Items.every((one) => one.item_no !== item_no))
      return wrong(
        'item_no',
        sentence('field_wrong', sentence('item_fields.item_no'), sentence('item_unknown')),
      )
    const deviation = deviationOf(text, orderedOf(Items, item_no), received_quantity)
    if (deviation !== null && deviation < 0)
      return wrong('received_quantity', sentence('deviation_invalid'))
    kept.push({ item_no, text, message, received_quantity, recorded_unit, deviation })
  }
  return kept.length === 0
    ? refuse(rule('remarks', 'required', sentence('item_fields.item_no')))
    : [{ type: 'items_remarked', data: { remarks: kept } }]
}
