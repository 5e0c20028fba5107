import { shownStateOf } from '../../../../domain/order/category.ts'
import { dueOf, dueText, type DueState } from '../../../../domain/columns/due.ts'
import { textOf } from '../../../../domain/columns/column.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { columnWords } from '../../../../domain/words/columns.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import { Icon } from '../../../ui/icons.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Skeleton } from '../../../ui/surface.tsx'
import { wordOf, type ListProps } from './list-props.ts'
import { PickBox } from './pick-box.tsx'
import { RowAction } from './row-actions.tsx'
import './order-cards.css'

/** How an open order stands to its ETA. */
const DueMark = ({ due }: { due: DueState | null }) =>
  due === null || due.tone.startsWith('was_') ? null : (
    <>
      {' · '}
      <span className={`cell-due due-${due.tone}`}>
        {due.tone !== 'late' && `${t(columnWords).labels.due} `}
        {dueText(due, t)}
      </span>
    </>
  )

/** A page of orders on a phone: a card each, with what the account's first columns say. */
export const OrderCards = ({
  columns,
  orders,
  awaited,
  asking,
  changed,
  acts,
  selection,
  canPick,
}: ListProps) => {
  const [lead] = columns
  const actions = columns.filter(({ cell }) => cell === 'action')
  return (
    <ul
      className="order-cards"
      aria-label={t(dashboardWords).orders}
      aria-busy={orders === undefined}
    >
      {orders?.map((order) => (
        <li key={order._id}>
          <div
            className={`order-card card ${changed.has(order._id) ? 'row-changed' : ''}`}
            data-picked={selection.orders.has(order._id) || undefined}
          >
            <div className="order-card-line">
              {canPick && (
                <PickBox isPicked={selection.orders.has(order._id)} {...{ order, acts }} />
              )}
              <button
                type="button"
                className="order-card-number ellipsis"
                data-order-row={order._id}
                onClick={() => acts.open(order._id)}
              >
                {lead ? textOf(lead, order, asking, t) || order.identifier : order.identifier}
              </button>
              <StatusTag state={shownStateOf(order, asking.clock.now)} {...wordOf(order, asking)} />
            </div>
            <p className="order-card-route">
              <Icon name="route" size={14} />
              <span>
                {order.source.name} → {order.destination.name}
              </span>
            </p>
            <div className="order-card-line order-card-soft">
              <span>{[order.client, order.truck_number].filter(Boolean).join(' · ')}</span>
              <span className="order-card-marks">
                {order.epod.remarks.length > 0 && (
                  <span className="cell-count">
                    <Icon name="remark" size={14} />
                    {order.epod.remarks.length}
                  </span>
                )}
                {order.epod.photos.length > 0 && (
                  <span className="cell-count">
                    <Icon name="clip" size={14} />
                    {order.epod.photos.length}
                  </span>
                )}
              </span>
            </div>
            <div className="order-card-line">
              <span className="order-card-soft order-card-time">
                {order.dispatch_date !== null &&
                  shownTime(order.dispatch_date, asking.policy.time_zone, 'DD MMM HH:mm')}
                <DueMark due={dueOf(order, asking.clock.now)} />
              </span>
              <span className="order-card-actions">
                {actions.map((column) => (
                  <RowAction key={column.id} {...{ column, order, asking, acts }} />
                ))}
              </span>
            </div>
          </div>
        </li>
      ))}
      {!orders &&
        Array.from({ length: awaited }, (_, row) => (
          <li key={row} className="order-card order-card-awaited card">
            <Skeleton width="40%" />
            <Skeleton width="75%" />
            <Skeleton width="55%" />
          </li>
        ))}
    </ul>
  )
}
