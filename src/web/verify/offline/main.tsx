import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { everyLanguage } from '../../../domain/words/languages.ts'
import { verifyWords } from '../../../domain/words/verify.ts'
import { speak, t, type Packs } from '../../lib/language/language.ts'
import { Bench } from '../bench.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
const react = createRoot(root)
const words = import.meta.glob('../../../domain/words/*/verify.ts') as Packs
const kit = import.meta.glob('../../../domain/words/*/public-pages.ts') as Packs
const show = (): void => {
  document.title = t(verifyWords).title
  react.render(
    <StrictMode>
      <Bench start={{ text: null, trust: null }} />
    </StrictMode>,
  )
}
// One file from a disk: nothing is asked of anybody, proof and keys are chosen.
void speak(everyLanguage, [words, kit], []).then(show)
