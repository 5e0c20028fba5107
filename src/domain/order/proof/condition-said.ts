import type { FreeLists, Order } from '../order.ts'
import { deliveries, goodsConditions } from './condition.ts'

type Said = FreeLists[string] | undefined

const listed = (value: Said): string[] =>
  (Array.isArray(value) ? value : String(value ?? '').split(','))
    .map((one) => String(one).trim())
    .filter((one) => one !== '')

/**
 * Does a remark's field name conditions that can be ticked together, as a list or with commas
 * between? One that is empty names none, and does.
 */
export const areConditions = (value: Said): boolean => {
  const named = listed(value)
  return named.every(
    (one) =>
      goodsConditions.some((condition) => condition === one) &&
      (one !== 'intact' || named.every((other) => other === one)),
  )
}

/** Does a remark's field name one delivery, or none? */
export const isDelivery = (value: Said): boolean => {
  const named = listed(value)
  return named.length < 2 && named.every((one) => deliveries.some((delivery) => delivery === one))
}

/** Is it on record that goods came damaged, by their condition or by their list? */
export const isDamageStated = ({ epod, extra_fields }: Order): boolean =>
  epod.damaged.length > 0 || listed(extra_fields['condition'] as Said).includes('damaged')
