import type { Column } from '../../../../domain/columns/column.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import { ColumnGrip } from './column-grip.tsx'
import type { Placed } from './placed.ts'

interface Props {
  placed: readonly Placed<Column>[]
  /**
   * How much of the page is picked; awaited while its orders are not here yet, null where nothing
   * can be.
   */
  picked: 'all' | 'some' | 'none' | 'awaited' | null
  onPickPage: () => void
  onSize: (id: string, px: number | null) => void
}

/** The head of the table: the box that picks the page, and each column's label with its edge. */
export const TableHead = ({ placed, picked, onPickPage, onSize }: Props) => (
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
      {placed.map(({ column: { id, label, cell, note }, width, style, className }) => (
        <th
          key={id}
          scope="col"
          aria-label={note === undefined ? label : `${label} ${note}`}
          className={`col-${cell} ${className}`}
          style={style}
          data-column={id}
        >
          {label}
          {note !== undefined && <span className="head-note">{note}</span>}
          {cell !== 'action' && (
            <ColumnGrip label={label} width={width} onSize={(px) => onSize(id, px)} />
          )}
        </th>
      ))}
    </tr>
  </thead>
)
