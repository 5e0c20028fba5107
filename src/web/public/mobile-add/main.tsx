import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { newKey } from '../../lib/api/answer.ts'
import { t } from '../../lib/language/language.ts'
import { Boundary } from '../kit/boundary.tsx'
import { mobileWords } from '../../../domain/words/mobile-add.ts'
import type { Packs } from '../../lib/language/language.ts'
import { shownIn } from '../link/language-packs.ts'
import { codeIn, keepCode, keptCode, PAGE } from './code.ts'
import { MobileAdd } from './mobile-add.tsx'

const code = codeIn(location.pathname)
// The same key at each try: a code whose answer was lost is answered again.
const open = code === null ? keptCode() : { code, key: newKey() }
// Before any request: neither the history nor a referrer may hold the code.
if (open !== null) {
  keepCode(open)
  history.replaceState(null, '', PAGE)
}

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
const react = createRoot(root)
const words = import.meta.glob('../../../domain/words/*/phone-page.ts') as Packs
const rest = import.meta.glob('../../../domain/words/*/phone-rest.ts') as Packs
void shownIn(
  () => t(mobileWords).title,
  () =>
    react.render(
      <StrictMode>
        <Boundary>
          <MobileAdd open={open} />
        </Boundary>
      </StrictMode>,
    ),
  words,
  rest,
)
