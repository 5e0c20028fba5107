import { useEffect, useEffectEvent } from 'react'

/** Is somebody typing, so that single keys are letters? */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** Is a press of a single key meant for the page: no modifier, nobody typing, no dialog open? */
export const isForPage = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target) && !document.querySelector('[role=dialog]')

/** Opens the help of a page by `?` (DESK-31). */
export const useHelpKey = (onHelp: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || !isForPage(event)) return
    event.preventDefault()
    onHelp()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
