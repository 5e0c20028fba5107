import { useEffect, useState } from 'react'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { singleWords } from '../../../domain/words/single-sign-on.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { finishSignIn, takeReturned } from '../../lib/session/single-sign-on.ts'
import { Brand } from '../../ui/brand.tsx'
import { CodeStep } from './code-step.tsx'
import './returned.css'
import './sign-in.css'

/** What came back is good once: this page asks once, however often it is drawn. */
let asked: Promise<string | null> | null = null

/** Back from the provider: signs in, asks for the second factor, or says why not (ACCT-03). */
export const Returned = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const say = t(singleWords)
  const [ticket, setTicket] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    asked ??= finishSignIn(takeReturned())
    void asked
      .then((needed) => (needed === null ? onSignedIn() : setTicket(needed)))
      .catch((thrown: unknown) => setFailure(messageOf(thrown)))
    // Once, for what the page was opened with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const begin = (): void => location.assign('/')
  return (
    <main className="returned">
      <title>{t(dashboardWords).titles.logIn}</title>
      <div className="returned-sheet card">
        <Brand />
        {ticket !== null && <CodeStep ticket={ticket} onSignedIn={onSignedIn} onBack={begin} />}
        {failure !== null && (
          <>
            <h1 className="returned-title">{say.failedTitle}</h1>
            <p role="alert">{failure}</p>
            <a href="/">{say.again}</a>
          </>
        )}
        {ticket === null && failure === null && (
          <output className="returned-waits">{say.returning}</output>
        )}
      </div>
    </main>
  )
}
