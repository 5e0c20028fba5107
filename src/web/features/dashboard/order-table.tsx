import type { KeyboardEvent, MouseEvent } from 'react'
import type { Column } from '../../../domain/columns/catalogue.ts'
import type { WireOrder } from '../../../domain/order/order.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { onPage, shownState } from '../../lib/order-on-page.ts'
import type { Asking } from '../../lib/viewer.ts'
import { StatusIcon } from '../../ui/status-tag.tsx'
import { Skeleton } from '../../ui/surface.tsx'
import { Cell } from './cell.tsx'
import { RowAction } from './row-actions.tsx'
import './order-table.css'

/** What a list of orders needs, as table or as cards. */
export interface ListProps {
  columns: readonly Column[]
  /** Undefined while they load; then `awaited` rows keep their place. */
  orders: readonly WireOrder[] | undefined
  awaited: number
  asking: Asking
  /** Orders that changed just now. */
  changed: ReadonlySet<string>
  onOpen: (id: string) => void
}

// A press on the row itself opens it; its buttons are theirs.
const opens = (event: MouseEvent | KeyboardEvent): boolean => !(event.target as Element).closest('button, a, input, [role=dialog]')

/** The account's columns over a page of orders (TABL-04 to TABL-09). */
export const OrderTable = ({ columns, orders, awaited, asking, changed, onOpen, isCompact }: ListProps & { isCompact: boolean }) => (
  <div className="table-scroll">
    <table className={isCompact ? 'table table-compact' : 'table'} aria-label={dashboardWords.orders} aria-busy={orders === undefined}>
      <thead>
        <tr>{columns.map(({ id, label, cell }) => <th key={id} scope="col" className={`col-${cell}`}>{label}</th>)}</tr>
      </thead>
      <tbody>
        {orders?.map((wire) => {
          const order = onPage(wire)
          return (
            <tr key={order._id} className={`row ${changed.has(order._id) ? 'row-changed' : ''}`} tabIndex={-1} data-order-row={order._id}
              onClick={(event) => opens(event) && onOpen(order._id)} onKeyDown={(event) => event.key === 'Enter' && opens(event) && onOpen(order._id)}>
              {columns.map((column, index) => (
                <td key={column.id} className={`col-${column.cell}`}>
                  <div className="cell">
                    {index === 0 && <StatusIcon state={shownState(wire, asking.clock.now)} {...wordOf(wire, asking)} />}
                    {column.cell === 'action' ? <RowAction {...{ column, order, asking, onOpen }} /> : <Cell column={column} order={order} zone={asking.policy.time_zone} />}
                  </div>
                </td>
              ))}
            </tr>
          )
        })}
        {!orders && Array.from({ length: awaited }, (_, row) => <AwaitedRow key={row} columns={columns} />)}
      </tbody>
    </table>
  </div>
)

/** Characters that a cell of each kind usually takes, so that columns keep their places when the orders arrive. */
const usualWidth: Record<Column['cell'], string> = { text: '12ch', date: '13ch', proof: '5ch', count: '3ch', action: '22px' }

const AwaitedRow = ({ columns }: { columns: readonly Column[] }) => (
  <tr className="row">
    {columns.map(({ id, cell }, index) => <td key={id} className={`col-${cell}`}><div className="cell"><Skeleton width={index === 0 ? '11ch' : usualWidth[cell]} /></div></td>)}
  </tr>
)

/** The account's own word for a rejected order. */
export const wordOf = (order: WireOrder, { policy, clock }: Asking): { word?: string } =>
  shownState(order, clock.now) === 'REJECT' && policy.wording.rejected !== null ? { word: policy.wording.rejected } : {}
