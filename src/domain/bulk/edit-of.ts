import { editInput } from '../order/entry/edit-input.ts'
import { fieldsChanged } from '../order/entry/edit-fields.ts'
import type { Entered } from '../order/entry/new-order.ts'
import type { Clock } from '../time.ts'
import type { Draft } from './drafts.ts'
import { receiversWith, type ReceiverSaid } from './receivers.ts'

const said = (value: unknown): unknown => {
  if (value === 'NA') return undefined
  if (Array.isArray(value)) {
    const list = value.map(said).filter((one) => one !== undefined)
    return list.length > 0 ? list : undefined
  }
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, said(inner)])
    .filter(([, inner]) => inner !== undefined)
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

/** An order of a file, and whether the file itself says whose it is. */
type FileOrder = Pick<Draft, 'input' | 'names_client'>

/**
 * What an order of a file changes of the one that the account has: what the file says, and nothing
 * that was only filled in (BULK-11). A list of receivers is sent whole, so it has those that the
 * account's order has too.
 */
export const editOf = (
  { input, names_client }: FileOrder,
  { spocs: held = [] }: Partial<Pick<Entered, 'spocs'>>,
): Record<string, unknown> => {
  const { identifier: _number, client, ...others } = input
  const { spocs, ...edit } = (said(names_client ? { client, ...others } : others) ?? {}) as {
    readonly [field: string]: unknown
    readonly spocs?: readonly ReceiverSaid[]
  }
  const [first] = spocs ?? []
  return first ? { ...edit, spocs: receiversWith(first, held) } : edit
}

const asEdit = editInput({})

/**
 * Is the account's order, edited since it was entered, now just what the file says? Never where the
 * file names a label: that is read for an order and is no field of it.
 */
export const isAlreadySo = (order: FileOrder, now: Entered, clock: Clock): boolean => {
  const { data: edit } = asEdit.safeParse(editOf(order, now))
  return edit !== undefined && Object.keys(fieldsChanged(now, edit, clock)).length === 0
}
