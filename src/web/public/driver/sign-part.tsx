import { Suspense, useEffect, useRef, useState } from 'react'
import { signatureWords } from '../../../domain/words/signature.ts'
import { onceSaid, t } from '../../lib/language/language.ts'
import { soon } from '../kit/soon.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'

const Sheet = soon(async () => (await onceSaid(() => import('./sign-sheet.tsx'))).SignSheet)

interface SignPartProps {
  readonly page: PublicPageState
  /** Is it what comes next? */
  readonly isLead?: boolean
}

/** Whose signature the page has, the button that asks for one, and the sheet. */
export const SignPart = ({ page, isLead = false }: SignPartProps) => {
  const say = t(signatureWords)
  const [isOpen, setOpen] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The sheet goes with what had the focus: back to the button that opened it, or to what it
    // said.
    if (wasOpen.current && !isOpen) (part.current?.querySelector('button') ?? part.current)?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const isOffered = refusalOf(page, 'signature') === null
  const { signature } = page.order
  return (
    <div ref={part} tabIndex={-1}>
      {signature && signature.name !== '' && !isOpen && (
        <output>
          {say.signedBy(signature)}
          {signature.action_by === 'driver' && `, ${say.onDriversPhone}`}
        </output>
      )}
      {isOffered && !isOpen && (
        <button
          type="button"
          className={signature ? 'button quiet' : isLead ? 'button primary tall' : 'button'}
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
    </div>
  )
}
