import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Popover, type PopoverButton } from './floating/popover.tsx'
import { Icon, type IconName } from './icons.tsx'
import './overlay.css'

/** One thing to choose in a menu; `checked` where one of several is the one that holds. */
export interface MenuItem {
  readonly label: string
  readonly icon: IconName
  readonly checked?: boolean
  readonly act: () => void
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** Moves the focus between the items, around the ends (WAI-ARIA menu button). */
const move = (event: KeyboardEvent<HTMLDivElement>): void => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.menu-item')]
  const now = items.findIndex((item) => item === document.activeElement)
  const step = steps.get(event.key)
  const next =
    step === undefined
      ? new Map([
          ['Home', 0],
          ['End', items.length - 1],
        ]).get(event.key)
      : (now + step + items.length) % items.length
  if (next === undefined) return
  event.preventDefault()
  items[next]?.focus()
}

/**
 * A button with a short list of things to choose; arrows move, Escape closes, and the focus goes
 * back to the button.
 */
export const Menu = ({
  items,
  renderButton,
}: {
  items: readonly MenuItem[]
  renderButton: (props: PopoverButton) => ReactNode
}) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      id={id}
      popup="menu"
      edge="end"
      isOpen={isOpen}
      onOpen={setOpen}
      renderButton={(props) => <span className="menu-anchor">{renderButton(props)}</span>}
    >
      <div role="menu" tabIndex={-1} aria-labelledby={id} onKeyDown={move}>
        {items.map(({ label, icon, checked, act }) => (
          <button
            key={label}
            type="button"
            className="menu-item"
            role={checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={checked}
            onClick={() => {
              setOpen(false)
              act()
            }}
          >
            <Icon name={icon} />
            <span className="menu-word">{label}</span>
            {checked && <Icon name="check" />}
          </button>
        ))}
      </div>
    </Popover>
  )
}
