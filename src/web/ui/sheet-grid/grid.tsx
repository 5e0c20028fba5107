import { memo, useRef, useState } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Icon, type IconName } from '../icons.tsx'
import type { GridColumn, RowSource, SheetRow } from './sheet-row.ts'
import { ROW_PX, useRows } from './use-rows.ts'
import './grid.css'

/** The shape that tells a row's state apart without its colour. */
export const rowIcons: Record<SheetRow['state'], IconName> = {
  new: 'plus',
  update: 'pencil',
  same: 'check',
  duplicate: 'copy',
  error: 'warning',
}
const HEIGHT_PX = 420
/** Widths in px, so that the browser need not look at cells to lay them out. */
const [LINE_PX, STATE_PX, CELL_PX] = [64, 260, 150]

type Edit = (at: number, key: string, text: string) => void

interface Props {
  source: RowSource
  places: readonly GridColumn[]
  /** Which list of rows it is, and how many it has. */
  list: string
  total: number
  /** Another one once rows have changed. */
  version: number
  /** What the states of rows are called, where not as those of orders. */
  states?: Readonly<Record<SheetRow['state'], string>> | undefined
  onEdit: Edit
}

/**
 * The rows of the file, of which only those in sight are drawn; a row in error can be mended cell
 * by cell (IMPO-01).
 */
export const Grid = ({ source, places, list, total, version, states, onEdit }: Props) => {
  const say = t(bulkWords)
  const box = useRef<HTMLElement>(null)
  const [told, tell] = useState('')
  const [run, scroll] = useRows(source, list, version, HEIGHT_PX)
  const after = Math.max(0, total - run.from - run.rows.length)
  return (
    <>
      {/* Scrolled by keys where it has nothing to be filled in. */}
      <section
        className="bulk-scroll"
        ref={box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={say.grid}
        style={{ height: Math.min(HEIGHT_PX, (total + 1) * ROW_PX + 16) }}
        onScroll={({ currentTarget }) => scroll(currentTarget.scrollTop)}
      >
        <table
          className="bulk-table"
          aria-rowcount={total + 1}
          style={{ width: LINE_PX + STATE_PX + places.length * CELL_PX }}
        >
          <thead>
            <tr>
              <th scope="col" className="bulk-line" style={{ width: LINE_PX }}>
                {say.line}
              </th>
              <th scope="col" className="bulk-state" style={{ width: STATE_PX }}>
                {say.state}
              </th>
              {places.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr aria-hidden="true" style={{ height: run.from * ROW_PX }} />
            {run.rows.map((row, n) => (
              <Line
                key={row.at}
                row={row}
                position={run.from + n + 2}
                places={places}
                state={(states ?? say.states)[row.state]}
                onEdit={onEdit}
                onTell={tell}
                onLeave={() => box.current?.focus({ preventScroll: true })}
              />
            ))}
            <tr aria-hidden="true" style={{ height: after * ROW_PX }} />
          </tbody>
        </table>
      </section>
      <output className="bulk-told">{told}</output>
    </>
  )
}

interface LineProps {
  row: SheetRow
  position: number
  places: readonly GridColumn[]
  state: string
  onEdit: Edit
  onTell: (what: string) => void
  onLeave: () => void
}

const LineOf = ({ row, position, places, state, onEdit, onTell, onLeave }: LineProps) => {
  const say = t(bulkWords)
  return (
    <tr className="bulk-row" data-state={row.state} aria-rowindex={position}>
      <td className="bulk-line">{row.line}</td>
      <td className="bulk-state" title={row.reason || undefined}>
        <span className="bulk-tag">
          <Icon name={rowIcons[row.state]} size={13} />
          {state}
        </span>
        {row.reason !== '' && <span className="bulk-reason">{row.reason}</span>}
      </td>
      {places.map(({ key, label }, n) => {
        const [text = '', wrong = null] = [row.cells[n], row.wrong[n]]
        return (
          <td key={key} className={wrong === null ? undefined : 'bulk-wrong'} title={wrong ?? text}>
            {row.state === 'error' ? (
              <CellField
                key={text}
                {...{ text, wrong }}
                label={say.edit(label, row.line)}
                onLeave={onLeave}
                onTell={(isIn) => onTell(isIn ? say.at(row.line, wrong ?? row.reason) : '')}
                onEdit={(next) => onEdit(row.at, key, next)}
              />
            ) : (
              text
            )}
          </td>
        )
      })}
    </tr>
  )
}
const Line = memo(
  LineOf,
  (before, after) =>
    before.row === after.row &&
    before.position === after.position &&
    before.places === after.places,
)

interface CellProps {
  text: string
  wrong: string | null
  label: string
  onEdit: (text: string) => void
  onTell: (isIn: boolean) => void
  onLeave: () => void
}

/**
 * A cell that can be written in; Enter and leaving it take it over, Escape gives back what was
 * there.
 */
const CellField = ({ text, wrong, label, onEdit, onTell, onLeave }: CellProps) => (
  <input
    className="bulk-input"
    aria-label={wrong === null ? label : `${label}: ${wrong}`}
    aria-invalid={wrong !== null || undefined}
    defaultValue={text}
    onFocus={() => onTell(true)}
    onBlur={({ target }) => {
      onTell(false)
      if (target.value !== text) onEdit(target.value)
    }}
    onKeyDown={(event) => {
      if (event.key === 'Escape' && event.currentTarget.value !== text) {
        event.preventDefault()
        event.currentTarget.value = text
      } else if (event.key === 'Enter') onLeave()
    }}
  />
)
