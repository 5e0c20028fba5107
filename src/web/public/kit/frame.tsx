import type { ReactNode } from 'react'
import { LanguagePicker } from '../link/language-picker.tsx'

interface FrameProps {
  /** What stands above the question: whose goods, which number, how far. */
  header?: ReactNode
  /** What the thumb reaches: the ways on. */
  footer?: ReactNode
  /** Not where beginning anew would lose something that cannot be had again. */
  speaks?: boolean
  children: ReactNode
}

/** One screen: a line on what it is about, the question, and the answers at the thumb. */
export const Frame = ({ header, footer, speaks = true, children }: FrameProps) => (
  <div className="frame">
    <header>
      <div>{header}</div>
      {speaks && <LanguagePicker />}
    </header>
    <main tabIndex={-1}>{children}</main>
    {footer !== undefined && <footer>{footer}</footer>}
  </div>
)
