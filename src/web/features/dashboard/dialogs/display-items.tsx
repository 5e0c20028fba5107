import { useState } from 'react'
import type { Column } from '../../../../domain/columns/column.ts'
import { choiceOf, displayedColumns } from '../../../../domain/columns/displayed.ts'
import { keptItems } from '../../../../domain/columns/kept-items.ts'
import { choosableColumns, columnsFor } from '../../../../domain/columns/layout.ts'
import { isColumnOffered } from '../../../../domain/columns/offered.ts'
import type { Preferences } from '../../../../domain/preferences.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { listLookWords } from '../../../../domain/words/list-look.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { notify } from '../../../ui/notify.ts'
import { moved } from './moved.ts'
import './display-items.css'

interface Props {
  asking: Asking
  preferences: Preferences
  onSave: (change: Partial<Preferences>) => Promise<void>
  onClose: () => void
}

const isAction = ({ cell }: Column): boolean => cell === 'action'

/** What would be saved, as one text: the columns in their order, and which of them are shown. */
const shownIn = (columns: readonly Column[], chosen: ReadonlySet<string>): string =>
  columns.map(({ id }) => (chosen.has(id) ? id : `-${id}`)).join()

/**
 * Set Display Items (TABL-03): which columns are shown and in which order; action columns keep to
 * the end.
 */
export const DisplayItems = ({ asking, preferences, onSave, onClose }: Props) => {
  const table = t(listLookWords)
  const all = (column_order: readonly string[]) =>
    displayedColumns(
      asking.policy,
      {
        ...preferences,
        display_items: choosableColumns(asking.policy, t).map(({ id }) => id),
        column_order: [...column_order],
      },
      t,
    ).filter((column) => isColumnOffered(column, asking))
  const [columns, setColumns] = useState(() => all(preferences.column_order))
  const usual = columnsFor(asking.policy, t).map(({ id }) => id)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(columns.map(({ id }) => id).filter(choiceOf(preferences.display_items, usual))),
  )
  const told = shownIn(columns, chosen)
  const [begun] = useState(told)
  const [said, say] = useState('')
  const [isBusy, setBusy] = useState(false)

  const toggle = (id: string): void =>
    setChosen(
      new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]),
    )
  const move = (at: number, by: number): void => {
    const next = moved(columns, at, by)
    setColumns(next)
    say(table.moved(columns[at]?.label ?? '', at + by + 1, next.length))
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    const order = columns.map(({ id }) => id)
    const plain = all([]).map(({ id }) => id)
    try {
      await onSave({
        display_items: keptItems(order, (id) => chosen.has(id), usual, preferences.display_items),
        column_order: order.join() === plain.join() ? [] : order,
      })
      notify.done(table.saved)
      onClose()
    } catch (thrown) {
      notify.failure(thrown)
      setBusy(false)
    }
  }
  const count = columns.filter(({ id }) => chosen.has(id)).length

  return (
    <Dialog title={table.displayItems} isUnsent={told !== begun} onClose={onClose}>
      <p className="display-lead">{table.displayLead}</p>
      <div className="display-all">
        <Button onClick={() => setChosen(new Set(columns.map(({ id }) => id)))}>
          {table.selectAll}
        </Button>
        <Button onClick={() => setChosen(new Set())}>{table.clearAll}</Button>
        <Button variant="quiet" onClick={() => setColumns(all([]))}>
          {table.usualOrder}
        </Button>
      </div>
      <ul className="display-items" aria-label={table.displayItems}>
        {columns.map((column, at) => {
          const [before, after] = [columns[at - 1], columns[at + 1]]
          const isFirst = !before || isAction(before) !== isAction(column)
          const isLast = !after || isAction(after) !== isAction(column)
          return (
            <li key={column.id} className="display-item" data-column={column.id}>
              <label className="display-label">
                <input
                  type="checkbox"
                  checked={chosen.has(column.id)}
                  onChange={() => toggle(column.id)}
                />
                {column.label}
              </label>
              <IconButton
                icon="up"
                label={table.moveUp(column.label)}
                reason={isFirst ? table.atTop : null}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="chevron"
                label={table.moveDown(column.label)}
                reason={isLast ? table.atBottom : null}
                onClick={() => move(at, 1)}
              />
            </li>
          )
        })}
      </ul>
      <output className="visually-hidden">{said}</output>
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          {t(dashboardWords).cancel}
        </Button>
        <Button
          variant="primary"
          busy={isBusy}
          reason={count === 0 ? table.oneColumn : null}
          onClick={() => void save()}
        >
          {table.save}
        </Button>
      </div>
    </Dialog>
  )
}
