import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { addressOf } from './address.ts'
import { Boundary } from './boundary.tsx'
import { PublicPage } from './public-page.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
createRoot(root).render(
  <StrictMode>
    <Boundary>
      <PublicPage address={addressOf(location.pathname)} />
    </Boundary>
  </StrictMode>,
)
