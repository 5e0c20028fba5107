import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { publicWords } from '../../domain/words/public-pages.ts'
import { t } from '../lib/language/language.ts'
import { addressOf, roleOf } from './link/address.ts'
import { Boundary } from './kit/boundary.tsx'
import { shownIn } from './link/language-packs.ts'
import { prepareOffline, theOutbox } from './offline/lazy-outbox.ts'
import { fetched, PublicPage } from './link/public-page.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
const react = createRoot(root)
const address = addressOf(location.pathname, location.search)
// With the words, not after them.
const role = roleOf(address)
if (role) void fetched(role)
const shown = shownIn(
  () => t(publicWords).title,
  () => {
    // Without network the page is what the phone remembers: that is sought while the first of it is
    // drawn.
    if (!navigator.onLine) void theOutbox()
    react.render(
      <StrictMode>
        <Boundary>
          <PublicPage address={address} />
        </Boundary>
      </StrictMode>,
    )
  },
)
// A page that opens an order keeps its files once it knows what its sender speaks.
if (address.kind === 'ask') void shown.then(prepareOffline)
