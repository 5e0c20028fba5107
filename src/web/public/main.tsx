import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { addressOf } from './address.ts'
import { Boundary } from './boundary.tsx'
import { prepareOffline } from './lazy-outbox.ts'
import { PublicPage } from './public-page.tsx'

prepareOffline()

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
createRoot(root).render(
  <StrictMode>
    <Boundary>
      <PublicPage address={addressOf(location.pathname)} />
    </Boundary>
  </StrictMode>,
)
