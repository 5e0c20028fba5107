import { canonical } from '../../domain/order/canonical.ts'
import type { Entered } from '../../domain/order/entry/new-order.ts'
import type { Tx } from '../stores/database/database.ts'
import { editsOfOrders } from '../stores/log/event-log.ts'
import { enteredAs } from './add-rows.ts'

/** An order that the account has: as it was entered and, where edits made it another, as it is. */
interface KnownOrder {
  readonly _id: string
  readonly rev: number
  readonly identifier: string
  readonly entered: string
  readonly now: string | null
}

/** The orders of these numbers; an edit that their `rev` does not count may be in `now` already. */
export const knownOrdersOf = async (
  tx: Tx,
  identifiers: readonly string[],
): Promise<KnownOrder[]> => {
  const known = [...(await enteredAs(tx, identifiers))]
  const edits = await editsOfOrders(
    tx,
    known.filter(([, { rev }]) => rev > 1).map(([, { _id }]) => _id),
  )
  return known.map(([identifier, { _id, rev, entered }]) => {
    const fields: Partial<Entered> = Object.assign(
      {},
      ...(edits.get(_id) ?? []).map(({ data }) => data.fields),
    )
    const now = entered === '' ? '' : canonical({ ...JSON.parse(entered), ...fields })
    return { identifier, _id, rev, entered, now: now === entered ? null : now }
  })
}
