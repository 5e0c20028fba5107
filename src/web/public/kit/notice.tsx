import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'

interface NoticeProps {
  title: string
  text?: string
  icon?: ReactNode
  action?: { label: string; press: () => void }
}

/** A page that has only one thing to say, and at most one way on. */
export const Notice = ({ title, text, icon, action }: NoticeProps) => (
  <Frame
    footer={
      action && (
        <button type="button" className="button primary" onClick={action.press}>
          {action.label}
        </button>
      )
    }
  >
    <div className="notice">
      {icon}
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
    </div>
  </Frame>
)
