import type { Column } from '../../../domain/columns/catalogue.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Action } from '../../../domain/policy/question.ts'
import { offerOf } from '../../../domain/policy/offered.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import type { Asking } from '../../lib/viewer.ts'
import { IconButton } from '../../ui/button.tsx'
import { CopyLinks } from './copy-link.tsx'

/** Is there anything in this column for this account? An action column without any is not shown. */
export const isColumnOffered = ({ id, cell }: Column, { viewer, policy, clock }: Asking): boolean =>
  cell !== 'action' || (actionsOf.get(id) ?? []).some((action) => offerOf(null, action, viewer, policy, clock).shown)

const actionsOf = new Map<string, readonly Action[]>([['edit', ['edit_order']], ['view', ['view_order']], ['copy_link', ['receiver_link', 'driver_link']]])

interface Props { column: Column; order: Order; asking: Asking; onOpen: (id: string) => void }

/** The control of an action column; what the account may not do is not shown or says why not. */
export const RowAction = ({ column, order, asking, onOpen }: Props) => {
  const { viewer, policy, clock } = asking
  if (column.id === 'copy_link') return <CopyLinks order={order} asking={asking} />
  const isEdit = column.id === 'edit'
  const { shown, reason } = offerOf(order, isEdit ? 'edit_order' : 'view_order', viewer, policy, clock)
  if (!shown) return null
  const label = (isEdit ? dashboardWords.updateOrder : dashboardWords.viewOrder)(order.identifier)
  return <IconButton icon={isEdit ? 'pencil' : 'eye'} label={label} reason={reason} onClick={() => onOpen(order._id)} />
}
