import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { statementWords } from '../../../domain/words/crate-statement.ts'
import type { Packs } from '../../lib/language/language.ts'
import { t } from '../../lib/language/language.ts'
import { Boundary } from '../kit/boundary.tsx'
import { shownIn } from '../link/language-packs.ts'
import { StatementPage } from './statement-page.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
const react = createRoot(root)
const words = import.meta.glob('../../../domain/words/*/crate-statement.ts') as Packs
void shownIn(
  () => t(statementWords).title,
  () =>
    react.render(
      <StrictMode>
        <Boundary>
          <StatementPage reference={location.pathname.split('/')[2] ?? ''} />
        </Boundary>
      </StrictMode>,
    ),
  words,
)
