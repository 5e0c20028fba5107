import type { ReactNode } from 'react'

interface FrameProps {
  /** What stands above the question: whose goods, which number, how far. */
  header?: ReactNode
  /** What the thumb reaches: the ways on. */
  footer?: ReactNode
  children: ReactNode
}

/** One screen: a line on what it is about, the question, and the answers at the thumb. */
export const Frame = ({ header, footer, children }: FrameProps) => (
  <div className="frame">
    {header !== undefined && <header>{header}</header>}
    <main tabIndex={-1}>{children}</main>
    {footer !== undefined && <footer>{footer}</footer>}
  </div>
)
