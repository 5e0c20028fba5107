import type { WireOrder } from '../../../domain/order/order.ts'
import { isProfileKey } from '../../../domain/order/order.ts'
import { detailsWords, partsNamed } from '../../../domain/words/order-details.ts'
import { t } from '../../lib/language/language.ts'
import type { Leaf } from './leaves.ts'

/** A part of the order that the form has no field for, as it is now, in words. */
export interface Unshown {
  readonly part: string
  readonly label: string
  readonly text: string
}

/** Parts that stand in one field with another: they are told once. */
const toldWith: Readonly<Record<string, string>> = { tat: 'eta_hrs', tat_f: 'eta_hrs' }

/**
 * What another's edit changed beside the fields that are told already, each with its value
 * (EDIT-05).
 */
export const unshownIn = (
  order: WireOrder,
  parts: Iterable<string>,
  told: readonly Leaf[],
): Unshown[] => {
  const named = new Set(told.map((leaf) => leaf.split('.')[0] ?? ''))
  return [...parts]
    .filter((part) => !named.has(toldWith[part] ?? part) && !(part in toldWith))
    .map((part) => ({
      part,
      label: partsNamed([part], t),
      text: textOf(order, part) || t(detailsWords).empty,
    }))
}

const textOf = (order: WireOrder, part: string): string => {
  switch (part) {
    case 'Items':
      return order.Items.map(({ item_no, product_description, product_quantity }) =>
        joined(item_no, product_description, product_quantity),
      ).join('\n')
    case 'profile':
      return fields(Object.entries(order).filter(([key]) => isProfileKey(key)))
    // A finding of the remarks, which nobody edits.
    case 'extra_fields':
      return fields(Object.entries(order.extra_fields).filter(([key]) => key !== 'exception'))
    case 'source':
    case 'destination':
      return joined(order[part].name, order[part].loc?.join(', ') ?? null)
    default:
      return plain((order as Readonly<Record<string, unknown>>)[part])
  }
}

const joined = (...parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ')
const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value)
const fields = (entries: readonly [string, unknown][]): string =>
  entries.map(([key, value]) => `${key}: ${plain(value)}`).join('\n')
