import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Boundary } from '../boundary.tsx'
import { StatementPage } from './statement-page.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
createRoot(root).render(
  <StrictMode>
    <Boundary>
      <StatementPage reference={location.pathname.split('/')[2] ?? ''} />
    </Boundary>
  </StrictMode>,
)
