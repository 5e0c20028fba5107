import type { Column } from '../../../../domain/columns/column.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import type { Action } from '../../../../domain/policy/question.ts'
import { offerOf } from '../../../lib/offered.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import { onPage } from '../../../lib/order-on-page.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { IconButton } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { CopyLinks } from './copy-link.tsx'
import type { ListActs } from './list-props.ts'

interface Press {
  action: Action
  /** What has to be allowed besides. */ after?: Action
  icon: IconName
  label: (identifier: string) => string
  act: (order: WireOrder, acts: ListActs) => void
}

const presses = new Map<string, Press>([
  [
    'edit',
    {
      action: 'edit_order',
      after: 'view_order',
      icon: 'pencil',
      label: (identifier) => t(dashboardWords).updateOrder(identifier),
      act: ({ _id }, acts) => acts.details(_id),
    },
  ],
  [
    'view',
    {
      action: 'view_order',
      icon: 'eye',
      label: (identifier) => t(dashboardWords).viewOrder(identifier),
      act: ({ _id }, acts) => acts.open(_id),
    },
  ],
  [
    'notification',
    {
      action: 'notify',
      icon: 'bell',
      label: (identifier) => t(tableWords).notifyOrder(identifier),
      act: (order, acts) => acts.tell('notify', [order]),
    },
  ],
  [
    'share_order',
    {
      action: 'share',
      icon: 'share',
      label: (identifier) => t(tableWords).shareOrder(identifier),
      act: (order, acts) => acts.tell('share', [order]),
    },
  ],
])

/** The control of an action column; what the account may not do is not shown or says why not. */
export const RowAction = ({
  column,
  order,
  asking,
  acts,
}: {
  column: Column
  order: WireOrder
  asking: Asking
  acts: ListActs
}) => {
  if (column.id === 'copy_link') return <CopyLinks order={order} asking={asking} />
  const press = presses.get(column.id)
  if (!press) return null
  const offered = (action: Action) =>
    offerOf(onPage(order), action, asking.viewer, asking.policy, asking.clock)
  const { shown, reason } = offered(press.action)
  return (
    shown && (
      <IconButton
        icon={press.icon}
        label={press.label(order.identifier)}
        reason={reason ?? (press.after ? offered(press.after).reason : null)}
        onClick={() => press.act(order, acts)}
      />
    )
  )
}
