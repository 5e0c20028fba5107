import { useMemo } from 'react'
import type { Column } from '../../../../domain/columns/column.ts'
import type { Preferences } from '../../../../domain/preferences.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import { Skeleton } from '../../../ui/surface.tsx'
import type { ListProps } from './list-props.ts'
import { OrderRow } from './order-row.tsx'
import { placedColumns, widthVariables, type Placed } from './placed.ts'
import { pickedOf } from './selection.ts'
import { TableHead, type HeadOrder } from './table-head.tsx'
import { useEdges } from './use-edges.ts'
import './order-table.css'

/** What the table needs beside its orders. */
export interface TableProps extends ListProps {
  /** There is little room: long texts take two lines. */
  isTight: boolean
  density: Preferences['density']
  widths: Preferences['column_widths']
  onPickPage: () => void
  onSize: (id: string, px: number | null) => void
  heads: HeadOrder | null
  /** Rows that are typed in, where they can be. */
  edited?: ReadonlySet<string>
  onEdit?: (id: string, isEdited: boolean) => void
}

const none: ReadonlySet<string> = new Set()
const nothing = (): void => {}

/**
 * The account's columns over a page of orders (TABL-04 to TABL-09); where they do not fit, the
 * first and the actions stay in sight.
 */
export const OrderTable = ({
  columns,
  orders,
  awaited,
  asking,
  changed,
  acts,
  isTight,
  density,
  widths,
  selection,
  canPick,
  onPickPage,
  onSize,
  heads,
  edited = none,
  onEdit = nothing,
}: TableProps) => {
  const box = useEdges()
  const placed = placedColumns(columns, widths)
  // Which columns have a width of their own changes the cells; how wide they are does not.
  const sized = columns.map(({ id }) => Number(id in widths)).join('')
  // oxlint-disable-next-line react/exhaustive-deps
  const cells = useMemo(() => placed, [columns, sized])
  return (
    <div className="table-scroll" ref={box}>
      <table
        className={`table table-${density} ${isTight ? 'table-tight' : ''} ${canPick ? 'table-picks' : ''}`}
        style={widthVariables(placed)}
        aria-label={t(dashboardWords).orders}
        aria-busy={orders === undefined}
      >
        <TableHead
          placed={placed}
          picked={canPick ? (orders ? pickedOf(selection, orders) : 'awaited') : null}
          onPickPage={onPickPage}
          onSize={onSize}
          order={heads}
        />
        <tbody>
          {orders?.map((order) => (
            <OrderRow
              key={order._id}
              order={order}
              placed={cells}
              asking={asking}
              acts={acts}
              isEdited={edited.has(order._id)}
              onEdit={onEdit}
              isChanged={changed.has(order._id)}
              isPicked={canPick ? selection.orders.has(order._id) : null}
            />
          ))}
          {!orders &&
            Array.from({ length: awaited }, (_, row) => (
              <AwaitedRow key={row} placed={cells} canPick={canPick} />
            ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Characters that a cell of each kind usually takes, so that columns keep their places when the
 * orders arrive.
 */
const usualWidth: Readonly<Record<string, string>> = {
  text: '12ch',
  date: '13ch',
  proof: '5ch',
  due: '9ch',
  count: '3ch',
  action: '22px',
}

const AwaitedRow = ({
  placed,
  canPick,
}: {
  placed: readonly Placed<Column>[]
  canPick: boolean
}) => (
  <tr className="row">
    {canPick && <td className="col-pick" aria-hidden="true" />}
    {placed.map(({ column: { id, cell }, className, style }, index) => (
      <td key={id} className={`col-${cell} ${className}`} style={style}>
        <div className="cell">
          <Skeleton width={index === 0 ? '11ch' : (usualWidth[cell] ?? '9ch')} />
        </div>
      </td>
    ))}
  </tr>
)
