import { useEffect, useRef } from 'react'

/**
 * With the button that was pressed goes the focus where `shown` becomes another screen: whoever
 * uses the keyboard goes on at the new one (A11Y-01).
 */
export const useRefocus = (shown: string): void => {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [shown])
}
