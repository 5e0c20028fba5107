import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useTooltip } from './floating/tooltip.tsx'
import { Icon, type IconName } from './icons.tsx'
import './button.css'

interface ButtonLook {
  variant?: 'primary' | 'plain' | 'quiet' | 'danger'
  icon?: IconName
  /** Why it may not be pressed: it stays reachable, shows the sentence and does nothing. */
  reason?: string | null | undefined
  /** It is at work: it cannot be pressed again. */
  busy?: boolean
}
type Native = Omit<ComponentPropsWithRef<'button'>, 'disabled'>

/**
 * A button with a word; a reason switches it off and says why, on the spot where `onWhy` hears it.
 */
export const Button = ({
  variant = 'plain',
  icon,
  reason = null,
  busy = false,
  large = false,
  wide = false,
  className = '',
  children,
  onClick,
  onWhy,
  ...rest
}: ButtonLook & Native & { large?: boolean; wide?: boolean; onWhy?: (reason: string) => void }) => {
  const isOff = reason !== null || busy
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isOff) onClick?.(event)
    else event.preventDefault()
    if (reason !== null) onWhy?.(reason)
  }
  const [target, tooltip] = useTooltip(reason)
  return (
    <>
      <button
        type="button"
        className={`button button-${variant} ${large ? 'button-large' : ''} ${wide ? 'button-wide' : ''} ${className}`}
        aria-disabled={isOff || undefined}
        aria-busy={busy || undefined}
        onClick={press}
        {...target}
        {...rest}
      >
        {busy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
        {children}
      </button>
      {tooltip}
    </>
  )
}

/**
 * A button that is an icon; `label` names it and shows as its tooltip, with the reason where it is
 * switched off.
 */
export const IconButton = ({
  label,
  icon,
  variant = 'quiet',
  reason = null,
  busy = false,
  size = 16,
  className = '',
  onClick,
  ...rest
}: ButtonLook & Native & { label: string; icon: IconName; size?: number }) => {
  const isOff = reason !== null || busy
  const [target, tooltip] = useTooltip(reason ?? label)
  return (
    <>
      <button
        type="button"
        className={`button button-icon button-${variant} ${className}`}
        aria-label={label}
        aria-disabled={isOff || undefined}
        aria-busy={busy || undefined}
        onClick={isOff ? undefined : onClick}
        {...target}
        {...rest}
      >
        {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name={icon} size={size} />}
      </button>
      {tooltip}
    </>
  )
}
