import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { t } from '../../lib/language/language.ts'
import { Boundary } from '../kit/boundary.tsx'
import { mobileWords } from '../../../domain/words/mobile-add.ts'
import type { Packs } from '../../lib/language/language.ts'
import { shownIn } from '../link/language-packs.ts'
import { codeIn, keepCode, keptCode, PAGE } from './code.ts'
import { MobileAdd } from './mobile-add.tsx'

const code = codeIn(location.pathname) ?? keptCode()
// Before any request: neither the history nor a referrer may hold the code.
if (code !== null) {
  keepCode(code)
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
          <MobileAdd code={code} />
        </Boundary>
      </StrictMode>,
    ),
  words,
  rest,
)
