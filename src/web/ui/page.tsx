import type { ReactNode } from 'react'
import { PrintButton } from './print-button.tsx'
import './page.css'

/** A page's name, what stands beside it, and what the page shows. */
export const Page = ({
  above,
  title,
  lead,
  tools,
  children,
}: {
  /** The way back to where the page was opened from. */
  above?: ReactNode
  title: string
  lead?: string | undefined
  tools?: ReactNode
  children: ReactNode
}) => (
  <div className="page-body">
    <header className="page-head">
      <div className="page-names">
        {above}
        <h1>{title}</h1>
        {lead !== undefined && <p className="page-lead">{lead}</p>}
      </div>
      {tools}
      <PrintButton />
    </header>
    {children}
  </div>
)
