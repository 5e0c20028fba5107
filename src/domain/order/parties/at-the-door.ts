import { storableText } from '../../text.ts'
import type { Order, Spoc } from '../order.ts'

/** Somebody to ask for at the door; a name or number is null where none is known. */
export interface Callee {
  readonly name: string | null
  readonly phone: string | null
}

/**
 * Whom a driver asks for at the door and calls before it: the first contact with a number, else the
 * first. Of one who was erased nothing is left (DOOR-01).
 */
export const calleeOf = ({ spocs }: Pick<Order, 'spocs'>): Callee => {
  const phoneOf = (spoc: Spoc | undefined): string | null =>
    spoc?.contact.phone.find((phone) => phone !== '') ?? null
  const callee = spocs.find((spoc) => phoneOf(spoc) !== null) ?? spocs[0]
  return { name: callee?.name.trim() || null, phone: phoneOf(callee) }
}

const MOST = 200

/**
 * What stands near the destination, where an order has a field of its own called landmark; null
 * where it has none.
 */
export const landmarkOf = ({ extra_fields }: Pick<Order, 'extra_fields'>): string | null => {
  const [, told] =
    Object.entries(extra_fields).find(([key]) => key.toLowerCase() === 'landmark') ?? []
  return typeof told === 'string' ? storableText(told.trim(), MOST) || null : null
}
