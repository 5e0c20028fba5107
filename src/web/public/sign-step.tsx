import { lazy, Suspense, useState, type ComponentType } from 'react'
import { signatureWords as say } from '../../domain/words/signature.ts'
import { onceSaid } from '../lib/language/language.ts'
import { refusalOf, type Page } from './page.ts'
import type { SignSheetProps } from './sign-sheet.tsx'

const Nothing: ComponentType<SignSheetProps> = () => null
// Where the script does not come, the page goes without; what needs the signature says so beside Receive.
const Sheet = lazy<ComponentType<SignSheetProps>>(() => onceSaid(() => import('./sign-sheet.tsx')).then(({ SignSheet }) => ({ default: SignSheet }), () => ({ default: Nothing })))

/** Takes the receiver's signature where this link may bring one, and says whose it has (SIGN-01). */
export const SignStep = ({ page }: { page: Page }) => {
  const [isOpen, setOpen] = useState(false)
  const isOffered = refusalOf(page, 'signature') === null
  const { signature } = page.order
  if (!isOffered && !signature) return null
  return (
    <section>
      <h2>{say.title}</h2>
      {signature && !isOpen && <output>{say.signedBy(signature)}</output>}
      {isOffered && !isOpen && <button type="button" className={signature ? 'button quiet' : 'button'} disabled={page.sending !== 'no'} onClick={() => setOpen(true)}>{signature ? say.signAgain : say.sign}</button>}
      {isOpen && <Suspense fallback={null}><Sheet page={page} onSigned={() => setOpen(false)} /></Suspense>}
    </section>
  )
}
