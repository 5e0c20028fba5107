import { Suspense, useId, useState, type MouseEvent, type ReactNode } from 'react'
import { lazyPart } from '../part.tsx'

const PopoverSheet = lazyPart(
  'popover',
  async () => (await import('./popover-sheet.tsx')).PopoverSheet,
)

/** What the button carries that opens and closes a popover. */
export interface PopoverButton {
  readonly id: string
  readonly 'aria-haspopup': 'dialog' | 'menu'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

interface Props {
  /** Of its button. */
  id?: string
  popup?: 'dialog' | 'menu'
  /** Which of its edges stands under the same edge of the button. */
  edge: 'start' | 'end'
  className?: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  renderButton: (props: PopoverButton) => ReactNode
  children: ReactNode
}

/**
 * Popover (WAI-ARIA): what a button opens beside itself. It has the focus while it is open, a press
 * beside it or Escape closes it, and the focus goes back to the button. What draws it loads when it
 * is first opened.
 */
export const Popover = ({
  id,
  popup = 'dialog',
  edge,
  className = 'menu',
  isOpen,
  onOpen,
  renderButton,
  children,
}: Props) => {
  const ownId = useId()
  const button = id ?? ownId
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      {renderButton({
        id: button,
        'aria-haspopup': popup,
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${button}-sheet` : undefined,
        onClick: ({ currentTarget }) => {
          setAnchor(currentTarget)
          onOpen(!isOpen)
        },
      })}
      {anchor !== undefined && (
        <Suspense>
          <PopoverSheet {...{ button, anchor, popup, edge, className, isOpen, onOpen }}>
            {children}
          </PopoverSheet>
        </Suspense>
      )}
    </>
  )
}
