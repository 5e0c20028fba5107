import { memo, Suspense, type KeyboardEvent } from 'react'
import type { Column } from '../../../../domain/columns/column.ts'
import { shownStateOf } from '../../../../domain/order/category.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { offerOf } from '../../../lib/offered.ts'
import { IconButton } from '../../../ui/button.tsx'
import { onPage } from '../../../lib/order-on-page.ts'
import { lazyPart } from '../../../ui/part.tsx'
import { StatusIcon } from '../../../ui/status-tag.tsx'
import { Cell } from './cell.tsx'
import { wordOf, type ListActs } from './list-props.ts'
import { PickBox } from './pick-box.tsx'
import type { Placed } from './placed.ts'
import { RowAction } from './row-actions.tsx'
import './cell-edit.css'

const InlineTrip = lazyPart(
  'inline-trip',
  async () => (await import('./inline-trip.tsx')).InlineTrip,
)

interface Props {
  order: WireOrder
  placed: readonly Placed<Column>[]
  asking: Asking
  isChanged: boolean
  /** Is it typed in? */
  isEdited: boolean
  /** Null where nothing can be picked. */ isPicked: boolean | null
  acts: ListActs
  onEdit: (id: string, isEdited: boolean) => void
}

// A press on the row itself opens it; its buttons are theirs.
const isOwn = ({ target }: { target: EventTarget }): boolean =>
  !(target as Element).closest('button:not(.cell-hint), a, input, label, [role=dialog]')

// A text that was marked with the mouse is to be copied: letting go of the button opens nothing.
const isMarked = (row: Element): boolean => {
  const marked = getSelection()
  return marked?.type === 'Range' && row.contains(marked.anchorNode)
}

// Dialogs of the row's controls lie elsewhere in the document, but their keys come by here.
const isKey = (
  wanted: string,
  { key, ctrlKey, metaKey, altKey, target, currentTarget }: KeyboardEvent<HTMLElement>,
): boolean =>
  key.toLowerCase() === wanted &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  currentTarget.contains(target as Node)

/** One order of the table, drawn anew only when something of it changes. */
export const OrderRow = memo((row: Props) => {
  const { order, placed, asking, isChanged, isEdited, isPicked, acts, onEdit } = row
  const { shown, reason } = offerOf(
    onPage(order),
    'edit_order',
    asking.viewer,
    asking.policy,
    asking.clock,
  )
  const canEdit = shown && reason === null && placed.some(({ column }) => column.id === 'vehicle')
  return (
    <tr
      className={`row ${isChanged ? 'row-changed' : ''}`}
      tabIndex={-1}
      data-order-row={order._id}
      data-picked={isPicked || undefined}
      onClick={(event) => isOwn(event) && !isMarked(event.currentTarget) && acts.open(order._id)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isOwn(event)) acts.open(order._id)
        else if (isPicked !== null && isKey('x', event)) acts.pick(order, event.shiftKey)
        else if (canEdit && isKey('v', event)) {
          event.preventDefault()
          onEdit(order._id, true)
        }
      }}
    >
      {isPicked !== null && (
        <td className="col-pick">
          <PickBox {...{ order, isPicked, acts }} />
        </td>
      )}
      {placed.map(({ column, className, style, inner }, index) => (
        <td
          key={column.id}
          className={`col-${column.cell} ${className}`}
          style={style}
          data-column={column.id}
        >
          <div className="cell" style={inner}>
            {index === 0 && (
              <StatusIcon
                state={shownStateOf(order, asking.clock.now)}
                {...wordOf(order, asking)}
              />
            )}
            {column.cell === 'action' ? (
              <RowAction {...{ column, order, asking, acts }} />
            ) : (
              <Cell column={column} order={order} asking={asking} />
            )}
            {column.id === 'vehicle' && canEdit && (
              <IconButton
                className="cell-edit"
                icon="pencil"
                size={13}
                label={t(tableWords).editTrip(order.identifier)}
                // The key v is the way for the keyboard: one stop less in every row.
                tabIndex={-1}
                onClick={() => onEdit(order._id, true)}
              />
            )}
          </div>
          {column.id === 'vehicle' && isEdited && (
            <Suspense>
              <InlineTrip {...{ order, asking }} onClose={() => onEdit(order._id, false)} />
            </Suspense>
          )}
        </td>
      ))}
    </tr>
  )
})
