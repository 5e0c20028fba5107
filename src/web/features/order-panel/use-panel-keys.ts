import { useEffect } from 'react'
import { isTyping } from '../../lib/help-key.ts'

/**
 * Access keys: a single key moves to the button of the panel that has it as its shortcut, and
 * presses nothing. Silent while somebody types, holds a modifier, or has a dialog over the panel.
 */
export const usePanelKeys = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const dialogs = document.querySelectorAll('[role=dialog]')
      if (ctrlKey || metaKey || altKey || isTyping(target) || dialogs.length !== 1) return
      if (!/^[a-z]$/.test(key)) return
      const button = dialogs[0]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
      if (!button) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
