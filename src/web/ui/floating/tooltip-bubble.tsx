import { Tooltip } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

/** What is told beside an element, and who hears that it is told no more. */
export interface Bubble {
  id: string
  label: ReactNode
  anchor: HTMLElement
  onLeave: () => void
}

/** A tooltip as it is drawn: placed by the element, and faded in once its place is known. */
export const TooltipBubble = ({ id, label, anchor, onLeave }: Bubble) => {
  const isMounted = useMounted()
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <Tooltip
      target={anchor}
      opened={isMounted}
      label={<span id={id}>{label}</span>}
      events={{ hover: false, focus: false, touch: false }}
      multiline
      maw={360}
    />
  )
}
