import { memo } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Icon, type IconName } from '../icons.tsx'
import { CellField } from './cell-field.tsx'
import type { GridColumn, SheetRow } from './sheet-row.ts'

/** Puts another text into the cell of a row. */
export type Edit = (at: number, key: string, text: string) => void

interface Props {
  row: SheetRow
  position: number
  places: readonly GridColumn[]
  folded: ReadonlySet<string>
  state: string
  icon: IconName
  /** Height in px of what stands under the row; null where it stands beside its state. */
  under: number | null
  onEdit: Edit
  onTell: (what: string) => void
  /** Enter was pressed in this field. */
  onLeave: (field: HTMLElement) => void
}

const LineOf = ({
  row,
  position,
  places,
  folded,
  state,
  icon,
  under,
  onEdit,
  onTell,
  onLeave,
}: Props) => {
  const say = t(bulkWords)
  const { reason } = row
  return (
    <>
      <tr
        className="bulk-row"
        data-state={row.state}
        data-under={under !== null && reason !== '' ? true : undefined}
        aria-rowindex={position}
      >
        <td className="bulk-line">{row.line}</td>
        <td className="bulk-state" title={reason || undefined}>
          <span className="bulk-tag">
            <Icon name={icon} size={13} />
            {state}
          </span>
          {reason !== '' && under === null && <span className="bulk-reason">{reason}</span>}
        </td>
        {places.map(({ key, label }, n) => {
          const [text = '', wrong = null, was = null] = [row.cells[n], row.wrong[n], row.was?.[n]]
          if (folded.has(key)) return null
          return (
            <td
              key={key}
              className={wrong === null ? undefined : 'bulk-wrong'}
              title={wrong ?? (was === null ? text : say.cleaned(was))}
            >
              {row.state === 'error' ? (
                <CellField
                  key={text}
                  {...{ text, wrong }}
                  label={say.edit(label, row.line)}
                  onLeave={onLeave}
                  onTell={(isIn) => onTell(isIn ? say.at(row.line, wrong ?? reason) : '')}
                  onEdit={(next) => onEdit(row.at, key, next)}
                />
              ) : (
                text
              )}
              {was !== null && (
                <span className="bulk-cleaned">
                  <span className="visually-hidden">{say.cleaned(was)}</span>
                </span>
              )}
            </td>
          )
        })}
      </tr>
      {under !== null && reason !== '' && (
        <tr className="bulk-under" data-state={row.state} style={{ height: under }}>
          <td colSpan={2 + places.length - folded.size}>
            <div className="bulk-why" style={{ height: under - 1 }}>
              {reason}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

/** A row of the grid, and under it why it is not simply new; drawn anew where it changed. */
export const GridLine = memo(
  LineOf,
  (before, after) =>
    before.row === after.row &&
    before.position === after.position &&
    before.places === after.places &&
    before.folded === after.folded &&
    before.under === after.under,
)
