import { useEffect, useEffectEvent } from 'react'
import { isForPage } from '../../lib/help-key.ts'

/** What single keys do on the dashboard. */
export interface Shortcuts {
  search: () => void
  add: () => void
  help: () => void
  palette: () => void
  drop: () => void
}

/** Moves the focus `by` rows; from nowhere, to the first. */
const moveRow = (by: 1 | -1): void => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-order-row]')]
  const now = rows.findIndex((row) => row.contains(document.activeElement))
  rows[now < 0 ? 0 : now + by]?.focus()
}

/** Moves the focus to what can be done with the picked rows. */
const toBar = (): void =>
  document.querySelector<HTMLElement>('.list-bar-picked .list-bar-end button')?.focus()

const isPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/**
 * Keyboard shortcuts. Ctrl or Cmd with K opens the palette from anywhere. `/` goes to search, `n`
 * adds, `j` and `k` move along the rows, `b` goes to the bar of picked rows, `?` opens help, Escape
 * drops the selection. These single keys are silent while somebody types, a dialog is open, or a
 * modifier is held.
 */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPalette(event)) {
      event.preventDefault()
      if (!document.querySelector('[role=dialog]')) shortcuts.palette()
      return
    }
    if (!isForPage(event)) return
    const act = new Map([
      ['/', shortcuts.search],
      ['n', shortcuts.add],
      ['?', shortcuts.help],
      ['Escape', shortcuts.drop],
      ['j', () => moveRow(1)],
      ['k', () => moveRow(-1)],
      ['b', toBar],
    ]).get(event.key)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
