import { useEffect, useRef, type RefObject } from 'react'

/**
 * Marks a scrolling box with `data-more-start` and `data-more-end` while there is more to see on
 * that side.
 */
export const useEdges = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const mark = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-more-start', scrollLeft > 0)
      // Fractions of a pixel are nothing to see.
      element.toggleAttribute('data-more-end', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const sizes = new ResizeObserver(mark)
    sizes.observe(element)
    if (element.firstElementChild) sizes.observe(element.firstElementChild)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [])
  return box
}
