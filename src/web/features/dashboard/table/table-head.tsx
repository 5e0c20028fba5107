import type { Column } from '../../../../domain/columns/column.ts'
import type { Sorting } from '../../../../domain/columns/sort-keys.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import { Icon } from '../../../ui/icons.tsx'
import { ColumnGrip } from './column-grip.tsx'
import type { Placed } from './placed.ts'
import './table-head.css'

interface Props {
  placed: readonly Placed<Column>[]
  /**
   * How much of the page is picked; awaited while its orders are not here yet, null where nothing
   * can be.
   */
  picked: 'all' | 'some' | 'none' | 'awaited' | null
  onPickPage: () => void
  onSize: (id: string, px: number | null) => void
  /** How the list is ordered, and what a press on a head does to that; null where none can. */
  order: HeadOrder | null
}

/** The order that a table's head shows and changes (DESK-04). */
export interface HeadOrder {
  readonly sorting: Sorting
  /** What orders have that come first (FILT-04). */
  readonly leading: string | undefined
  readonly onSort: (column: Column) => void
}

/** How a column orders the list now; undefined where it could not. */
const ariaSort = (
  { sort, sorter }: Column,
  order: HeadOrder | null,
): 'ascending' | 'descending' | 'none' | undefined => {
  if (order === null) return undefined
  if (sort !== undefined) {
    if (order.sorting?.by !== sort) return 'none'
    return order.sorting.is_descending ? 'descending' : 'ascending'
  }
  if (sorter === undefined) return undefined
  return order.leading === sorter ? 'descending' : 'none'
}

const Label = ({ column, order }: { column: Column; order: HeadOrder | null }) => {
  const way = ariaSort(column, order)
  if (order === null || way === undefined) return column.label
  return (
    <button
      type="button"
      className="head-sort"
      title={t(tableWords).sortBy(column.label)}
      onClick={() => order.onSort(column)}
    >
      {column.label}
      <Icon name={way === 'ascending' ? 'up' : 'chevron'} size={12} />
    </button>
  )
}

/** The head of the table: the box that picks the page, and each column's label with its edge. */
export const TableHead = ({ placed, picked, onPickPage, onSize, order }: Props) => (
  <thead>
    <tr>
      {picked !== null && (
        <td className="col-pick">
          <label className="pick-box">
            <input
              type="checkbox"
              aria-label={t(tableWords).selectPage}
              disabled={picked === 'awaited'}
              checked={picked === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = picked === 'some'
              }}
              onChange={onPickPage}
            />
          </label>
        </td>
      )}
      {placed.map(({ column, column: { id, label, cell, note }, width, style, className }) => (
        <th
          key={id}
          scope="col"
          aria-sort={ariaSort(column, order)}
          aria-label={note === undefined ? label : `${label} ${note}`}
          className={`col-${cell} ${className}`}
          style={style}
          data-column={id}
        >
          <Label column={column} order={order} />
          {note !== undefined && <span className="head-note">{note}</span>}
          {cell !== 'action' && (
            <ColumnGrip label={label} width={width} onSize={(px) => onSize(id, px)} />
          )}
        </th>
      ))}
    </tr>
  </thead>
)
