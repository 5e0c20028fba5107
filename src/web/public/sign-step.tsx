import { lazy, Suspense, useState, type ComponentType } from 'react'
import { signatureWords as say } from '../../domain/words/signature.ts'
import { onceSaid } from '../lib/language/language.ts'
import { refusalOf, type Page } from './page.ts'
import type { SignSheetProps } from './sign-sheet.tsx'

const Nothing: ComponentType<SignSheetProps> = () => null
// Where the script does not come, the page goes without; what needs the signature says so beside Receive.
const Sheet = lazy<ComponentType<SignSheetProps>>(() => onceSaid(() => import('./sign-sheet.tsx')).then(({ SignSheet }) => ({ default: SignSheet }), () => ({ default: Nothing })))

/** Takes the receiver's signature where this link may give one (SIGN-01). */
export const SignStep = ({ page }: { page: Page }) => {
  const [state, setState] = useState<'closed' | 'open' | 'signed'>('closed')
  const isOffered = refusalOf(page, 'signature') === null
  if (!isOffered && state !== 'signed') return null
  return (
    <section>
      {state === 'signed' && <output className="hint">{say.saved}</output>}
      {isOffered && state !== 'open' && <button type="button" className="button quiet" disabled={page.sending !== 'no'} onClick={() => setState('open')}>{say.sign}</button>}
      {state === 'open' && <Suspense fallback={null}><Sheet page={page} onSigned={() => setState('signed')} /></Suspense>}
    </section>
  )
}
