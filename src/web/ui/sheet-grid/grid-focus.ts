import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react'

type Box = RefObject<HTMLElement | null>

/** The width in px that a box has for what is in it. */
export const useWidth = (box: Box): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return undefined
    const measure = (): void => setWidth(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [box])
  return width
}

const wrongIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? []),
]

/** The next cell that is wrong behind this one, among those that are drawn. */
export const nextWrong = (box: HTMLElement | null, from: HTMLElement): HTMLElement | undefined =>
  wrongIn(box).find((one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)

/** Brings the first cell that is wrong into sight, with the focus in it, once rows are there. */
export const useFirstWrong = (box: Box, isReady: boolean): void =>
  useEffect(() => {
    if (isReady) wrongIn(box.current)[0]?.focus()
  }, [box, isReady])

/** Gives the box the focus that a cell of it had which is gone once its row was mended. */
export const useFocusKept = (box: Box) => {
  const isIn = useRef(false)
  useEffect(() => {
    if (isIn.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true })
  })
  return {
    onFocus: (): void => void (isIn.current = true),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void =>
      void (isIn.current = relatedTarget === null || currentTarget.contains(relatedTarget)),
  }
}
