import { Suspense } from 'react'
import { shownStateOf } from '../../../../domain/order/category.ts'
import { dueOf, dueText, type DueState } from '../../../../domain/columns/due.ts'
import { textOf } from '../../../../domain/columns/column.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { columnWords } from '../../../../domain/words/columns.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import { Icon } from '../../../ui/icons.tsx'
import { lazyPart } from '../../../ui/part.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Skeleton } from '../../../ui/surface.tsx'
import { wordOf, type ListProps } from './list-props.ts'
import { PickBox } from './pick-box.tsx'
import { RowAction } from './row-actions.tsx'
import './order-cards.css'

/** How an open order stands to its ETA. */
const DueMark = ({ due, isAfter }: { due: DueState | null; isAfter: boolean }) =>
  due === null || due.tone.startsWith('was_') ? null : (
    <>
      {isAfter && ' · '}
      <span className={`cell-due due-${due.tone}`}>
        {due.tone !== 'late' && `${t(columnWords).labels.due} `}
        {dueText(due, t)}
      </span>
    </>
  )

const CardLines = lazyPart('card-lines', async () => (await import('./card-lines.tsx')).CardLines)

/** A page of orders on a phone: a card each, with what this user's columns say (TABL-03). */
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
  const others = columns.slice(1)
  const shown = new Set(others.map(({ id }) => id))
  /** What is said by those of these columns that are shown. */
  const of = (...said: [id: string, text: string | null][]): string[] =>
    said.flatMap(([id, text]) => (text && shown.has(id) ? [text] : []))
  return (
    <ul
      className="order-cards"
      aria-label={t(dashboardWords).orders}
      aria-busy={orders === undefined}
    >
      {orders?.map((order) => {
        const { remarks, photos } = order.epod
        const route = of(['source', order.source.name], ['destination', order.destination.name])
        const whose = of(['client', order.client], ['vehicle', order.truck_number])
        const marks = [
          { id: 'remarks', icon: 'remark' as const, count: remarks.length },
          { id: 'attachments', icon: 'clip' as const, count: photos.length },
        ].filter(({ id, count }) => count > 0 && shown.has(id))
        const hasDay = shown.has('dispatch_date')
        return (
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
                <StatusTag
                  state={shownStateOf(order, asking.clock.now)}
                  {...wordOf(order, asking)}
                />
              </div>
              {route.length > 0 && (
                <p className="order-card-route">
                  <Icon name="route" size={14} />
                  <span>{route.join(' → ')}</span>
                </p>
              )}
              {whose.length + marks.length > 0 && (
                <div className="order-card-line order-card-soft">
                  <span>{whose.join(' · ')}</span>
                  <span className="order-card-marks">
                    {marks.map(({ id, icon, count }) => (
                      <span key={id} className="cell-count">
                        <Icon name={icon} size={14} />
                        {count}
                      </span>
                    ))}
                  </span>
                </div>
              )}
              <Suspense>
                <CardLines
                  columns={others}
                  read={(column) =>
                    column.value(order, asking, t) === null
                      ? null
                      : textOf(column, order, asking, t)
                  }
                />
              </Suspense>
              <div className="order-card-line">
                <span className="order-card-soft order-card-time">
                  {hasDay &&
                    order.dispatch_date !== null &&
                    shownTime(order.dispatch_date, asking.policy.time_zone, 'DD MMM HH:mm')}
                  {(hasDay || shown.has('due')) && (
                    <DueMark due={dueOf(order, asking.clock.now)} isAfter={hasDay} />
                  )}
                </span>
                <span className="order-card-actions">
                  {actions.map((column) => (
                    <RowAction key={column.id} {...{ column, order, asking, acts }} />
                  ))}
                </span>
              </div>
            </div>
          </li>
        )
      })}
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
