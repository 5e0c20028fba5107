import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { signatureWords } from '../../../domain/words/signature.ts'
import { onceSaid, t } from '../../lib/language/language.ts'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import type { SignSheetProps } from './sign-sheet.tsx'

const Nothing: ComponentType<SignSheetProps> = () => null
// Where the script does not come, the page goes without; what needs the signature says so beside
// Receive.
const Sheet = lazy<ComponentType<SignSheetProps>>(() =>
  onceSaid(() => import('./sign-sheet.tsx')).then(
    ({ SignSheet }) => ({ default: SignSheet }),
    () => ({ default: Nothing }),
  ),
)

/**
 * Takes the receiver's signature where this link may bring one, and says whose it has (SIGN-01).
 */
export const SignStep = ({ page }: { page: PublicPageState }) => {
  const say = t(signatureWords)
  const [isOpen, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The sheet goes with what had the focus: back to the button that opened it, or to what it
    // said.
    if (wasOpen.current && !isOpen)
      (section.current?.querySelector('button') ?? section.current)?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const isOffered = refusalOf(page, 'signature') === null
  const { signature } = page.order
  if (!isOffered && !signature) return null
  return (
    <section id="signature" ref={section} tabIndex={-1}>
      <h2>{say.title}</h2>
      {signature && signature.name !== '' && !isOpen && (
        <output>
          {say.signedBy(signature)}
          {signature.action_by === 'driver' && `, ${say.onDriversPhone}`}
        </output>
      )}
      {isOffered && !isOpen && (
        <button
          type="button"
          className={signature ? 'button quiet' : 'button'}
          disabled={page.sending !== 'no'}
          onClick={() => setOpen(true)}
        >
          {signature ? say.signAgain : say.sign}
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Sheet page={page} onSigned={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
