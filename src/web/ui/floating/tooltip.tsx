import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { Bubble } from './tooltip-bubble.tsx'

/** How long the pointer rests on an element before it is told of, in ms. */
const REST_MS = 250

/** What an element carries that a tooltip tells of. */
interface Target {
  readonly 'aria-describedby': string | undefined
  readonly onMouseEnter: (event: MouseEvent<HTMLElement>) => void
  readonly onMouseLeave: () => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: () => void
}

/**
 * Tooltip (WAI-ARIA): while the pointer or the keyboard's focus is on an element, and until Escape,
 * `label` tells of it; null tells nothing. The element takes the first of the pair, the second
 * stands beside it. What draws it loads when it is needed, and again the next time where it did not
 * come.
 */
export const useTooltip = (label: ReactNode): [Target, ReactNode] => {
  const id = useId()
  const [shown, setShown] = useState<{ anchor: HTMLElement; Drawn: ComponentType<Bubble> }>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const tell = (anchor: HTMLElement, after_ms: number): void => {
    stop.current?.()
    if (label === null) return
    let isOver = false
    const loading = import('./tooltip-bubble.tsx')
    const draw = (): void =>
      void loading.then(
        ({ TooltipBubble }) => isOver || setShown({ anchor, Drawn: TooltipBubble }),
        () => undefined,
      )
    const timer = setTimeout(draw, after_ms)
    stop.current = () => {
      isOver = true
      clearTimeout(timer)
    }
  }
  const leave = (): void => {
    stop.current?.()
    setShown(undefined)
  }
  const isTold = shown !== undefined && label !== null
  return [
    {
      'aria-describedby': isTold ? id : undefined,
      onMouseEnter: ({ currentTarget }) => tell(currentTarget, REST_MS),
      onMouseLeave: leave,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) tell(currentTarget, 0)
      },
      onBlur: leave,
    },
    isTold && <shown.Drawn {...{ id, label, anchor: shown.anchor }} onLeave={leave} />,
  ]
}
