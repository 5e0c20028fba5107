import { Popover } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useImperativeHandle, type ReactNode, type Ref } from 'react'

interface Props {
  /** The id of its button. */
  button: string
  anchor: HTMLElement
  popup: 'dialog' | 'menu'
  edge: 'start' | 'end'
  className: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** Stands for an element that is drawn elsewhere, where one is asked for that has a `ref`. */
const StandIn = ({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) => {
  useImperativeHandle(ref, () => element, [element])
  return null
}

/** A popover as it is drawn: placed by its button, and opened once its place is known. */
export const PopoverSheet = ({
  button,
  anchor,
  popup,
  edge,
  className,
  isOpen,
  onOpen,
  children,
}: Props) => {
  const isMounted = useMounted()
  return (
    <Popover
      opened={isOpen && isMounted}
      onChange={onOpen}
      position={`bottom-${edge}`}
      trapFocus
      returnFocus
      // A menu has a role of its own within.
      withRoles={popup === 'dialog'}
      classNames={{ dropdown: className }}
    >
      <Popover.Target>
        <StandIn element={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        id={`${button}-sheet`}
        {...(popup === 'dialog' && { 'aria-labelledby': button })}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
