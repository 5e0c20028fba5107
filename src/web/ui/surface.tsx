import type { ReactNode } from 'react'
import { dashboardWords } from '../../domain/words/dashboard.ts'
import { t } from '../lib/language/language.ts'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icons.tsx'
import './surface.css'

/** A sheet of paper on the page's ground. */
export const Card = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`card ${className}`}>{children}</div>
)

interface State {
  icon?: IconName
  title: string
  text?: string
  action?: ReactNode
}

/** What stands where a list would, when there is nothing in it: the fact, and what to do next. */
export const EmptyState = ({ icon = 'stack', title, text, action }: State) => (
  <div className="state" aria-live="polite">
    <span className="state-icon">
      <Icon name={icon} size={20} />
    </span>
    <p className="state-title">{title}</p>
    {text !== undefined && <p className="state-text">{text}</p>}
    {action !== undefined && <div className="state-action">{action}</div>}
  </div>
)

/** What stands where a list would, when it failed: the fact, and a way to try again. */
export const ErrorState = ({
  title,
  text,
  retry,
  retrying = false,
}: {
  title: string
  text?: string
  retry?: () => void
  retrying?: boolean
}) => (
  <div className="state state-failed" role="alert">
    <span className="state-icon">
      <Icon name="warning" size={20} />
    </span>
    <p className="state-title">{title}</p>
    {text !== undefined && <p className="state-text">{text}</p>}
    {retry && (
      <div className="state-action">
        <Button onClick={retry} busy={retrying}>
          {t(dashboardWords).retry}
        </Button>
      </div>
    )}
  </div>
)

/** A place that text will take, `width` as CSS. */
export const Skeleton = ({ width = '70%' }: { width?: string }) => (
  <span className="skeleton" style={{ width }} aria-hidden="true" />
)
