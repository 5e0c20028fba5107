import type { Column } from '../../../../domain/columns/column.ts'
import { shownStateOf } from '../../../../domain/order/category.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import type { Selection } from './selection.ts'

/** How orders are told to people: to addresses of one's own, or to the contacts on record. */
export type NoticePurpose = 'share' | 'notify'

/** What can be done from a row. */
export interface ListActs extends Readonly<Record<string, (...args: never[]) => void>> {
  readonly open: (id: string) => void
  /** Opens the order's details, where it is edited. */
  readonly details: (id: string) => void
  /** Picks or drops an order; with `is_range` all from the one before. */
  readonly pick: (order: WireOrder, is_range: boolean) => void
  readonly tell: (telling: NoticePurpose, orders: readonly WireOrder[]) => void
}

/** What a list of orders needs, as table or as cards. */
export interface ListProps {
  columns: readonly Column[]
  /** Undefined while they load; then `awaited` rows keep their place. */
  orders: readonly WireOrder[] | undefined
  awaited: number
  asking: Asking
  /** Orders that changed just now. */
  changed: ReadonlySet<string>
  acts: ListActs
  selection: Selection
  /** Is there anything to do with several orders? Else none can be picked. */
  canPick: boolean
}

/** The account's own word for a rejected order. */
export const wordOf = (order: WireOrder, { policy, clock }: Asking): { word?: string } =>
  shownStateOf(order, clock.now) === 'REJECT' && policy.wording.rejected !== null
    ? { word: policy.wording.rejected }
    : {}
