// First: what verifies is called as soon as it is loaded.
import './has-own.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { verifyWords } from '../../domain/words/verify.ts'
import type { Packs } from '../lib/language/language.ts'
import { t } from '../lib/language/language.ts'
import { Boundary } from '../public/kit/boundary.tsx'
import { shownIn } from '../public/link/language-packs.ts'
import { VerifyPage } from './verify-page.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
const react = createRoot(root)
const words = import.meta.glob('../../domain/words/*/verify.ts') as Packs
void shownIn(
  () => t(verifyWords).title,
  () =>
    react.render(
      <StrictMode>
        <Boundary>
          <VerifyPage code={location.pathname.split('/')[2] ?? ''} />
        </Boundary>
      </StrictMode>,
    ),
  words,
)
