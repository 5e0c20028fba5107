import { useMemo, useRef, useState } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import type { IconName } from '../icons.tsx'
import { GridLine, type Edit } from './grid-line.tsx'
import { rowTops, underPx } from './row-tops.ts'
import type { GridColumn, RowSource, SheetRow } from './sheet-row.ts'
import { nextWrong, useFirstWrong, useFocusKept, useWidth } from './grid-focus.ts'
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
const [LINE_PX, STATE_PX, STATE_ALONE_PX, CELL_PX] = [64, 260, 132, 150]
/** What stands under a row has so much room at its sides. */
const SIDES_PX = 40
const none: ReadonlySet<string> = new Set()

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
  /** Characters of each row's reason, which then stands under the row. */
  under?: Uint16Array | undefined
  /** Keys of columns that are not shown. */
  folded?: ReadonlySet<string> | undefined
  /** Has the first cell that is wrong the focus when the grid opens? */
  focusesWrong?: boolean | undefined
  /** Nothing can be written into cells for now, as long as rows are on their way. */
  isLocked?: boolean | undefined
  onEdit: Edit
}

/**
 * The rows of the file, of which only those in sight are drawn; a row in error can be mended cell
 * by cell (IMPO-01).
 */
export const Grid = ({
  source,
  places,
  list,
  total,
  version,
  states,
  under,
  folded = none,
  focusesWrong = false,
  isLocked = false,
  onEdit,
}: Props) => {
  const say = t(bulkWords)
  const box = useRef<HTMLElement>(null)
  const width = useWidth(box) - SIDES_PX
  const [told, tell] = useState('')
  const tops = useMemo(() => rowTops(total, ROW_PX, under ?? [], width), [total, under, width])
  const [run, scroll] = useRows(source, list, version, HEIGHT_PX, tops)
  const end = tops[total] ?? 0
  const [above, below] = [tops[run.from] ?? end, end - (tops[run.from + run.rows.length] ?? end)]
  useFirstWrong(box, focusesWrong && run.rows.length > 0)
  const keep = useFocusKept(box)
  const shown = places.filter(({ key }) => !folded.has(key))
  const state_px = under ? STATE_ALONE_PX : STATE_PX
  return (
    <>
      {/* Scrolled by keys where it has nothing to be filled in. */}
      <section
        className="bulk-scroll"
        ref={box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={say.grid}
        style={{ height: Math.min(HEIGHT_PX, end + ROW_PX + 16) }}
        {...keep}
        onScroll={({ currentTarget }) => scroll(currentTarget.scrollTop)}
      >
        <table
          className="bulk-table"
          aria-rowcount={total + 1}
          style={{ width: LINE_PX + state_px + shown.length * CELL_PX }}
        >
          <thead>
            <tr>
              <th scope="col" className="bulk-line" style={{ width: LINE_PX }}>
                {say.line}
              </th>
              <th scope="col" className="bulk-state" style={{ width: state_px }}>
                {say.state}
              </th>
              {shown.map(({ key, label }) => (
                <th key={key} scope="col" title={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody inert={isLocked}>
            <tr aria-hidden="true" style={{ height: above }} />
            {run.rows.map((row, n) => (
              <GridLine
                key={row.at}
                row={row}
                position={run.from + n + 2}
                {...{ places, folded, onEdit }}
                under={under ? underPx(under[run.from + n] ?? 0, width) : null}
                icon={rowIcons[row.state]}
                state={(states ?? say.states)[row.state]}
                onTell={tell}
                onLeave={(field) => (nextWrong(box.current, field) ?? box.current)?.focus()}
              />
            ))}
            <tr aria-hidden="true" style={{ height: below }} />
          </tbody>
        </table>
      </section>
      <output className="bulk-told">{told}</output>
    </>
  )
}
