import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focus management (WCAG 2.4.3): where a button is gone with what it did, the focus goes to the
 * part of the panel where it stood, else to the panel, and not out of it.
 */
export const useKeptFocus = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = ref.current
    if (!panel) return
    let last: HTMLElement | null = null
    let part: HTMLElement = panel
    const remember = ({ target }: FocusEvent): void => {
      last = target as HTMLElement
      part = last.closest('section') ?? panel
    }
    const watcher = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      const there = part.isConnected ? part : panel
      there.tabIndex = -1
      there.focus({ preventScroll: true })
    })
    watcher.observe(panel, { childList: true, subtree: true })
    panel.addEventListener('focusin', remember)
    return () => {
      watcher.disconnect()
      panel.removeEventListener('focusin', remember)
    }
  }, [])
  return ref
}
