import { Popover } from '@mantine/core'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'
import './overlay.css'

/** One thing to choose in a menu; `checked` where one of several is the one that holds. */
export interface MenuItem {
  readonly label: string
  readonly icon: IconName
  readonly checked?: boolean
  readonly act: () => void
}

/** What the button of a menu has to carry. */
export interface MenuButton {
  readonly id: string
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly onClick: () => void
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
  renderButton: (props: MenuButton) => ReactNode
}) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
      classNames={{ dropdown: 'menu' }}
    >
      <Popover.Target>
        <span className="menu-anchor">
          {renderButton({
            id,
            'aria-haspopup': 'menu',
            'aria-expanded': isOpen,
            onClick: () => setOpen(!isOpen),
          })}
        </span>
      </Popover.Target>
      <Popover.Dropdown>
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
      </Popover.Dropdown>
    </Popover>
  )
}
