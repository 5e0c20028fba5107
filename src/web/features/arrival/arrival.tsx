import { Suspense, useEffect, useState } from 'react'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { arrivalCode, dropArrivalCode } from '../../lib/session/arrival.ts'
import { markEmbedded } from '../../lib/session/embedded.ts'
import { t } from '../../lib/language/language.ts'
import { decodeCode, isStillSignedIn } from '../../lib/session/session.ts'
import { keepSession, storedSession, type Session } from '../../lib/session/session-store.ts'
import { lazyPart } from '../../ui/part.tsx'
import './arrival.css'

const OtherAccount = lazyPart(
  'other-account',
  async () => (await import('./other-account.tsx')).OtherAccount,
)

interface Props {
  code: string
  /** There is a session to go on with. */
  onSignedIn: () => void
  /** The code was not good. */
  onRefused: () => void
}

/**
 * Exchanges the code of the address for a session; another user's live session is replaced only by
 * a click (AUTH-07, AUTH-16).
 */
export const Arrival = ({ code, onSignedIn, onRefused }: Props) => {
  const say = t(dashboardWords)
  const [offered, setOffered] = useState<Session | null>(null)
  const current = storedSession()

  useEffect(() => {
    if (arrivalCode() === null) return
    dropArrivalCode()
    void exchange(code)
      .then((session) => (session === 'kept' ? onSignedIn() : setOffered(session)))
      .catch(onRefused)
    // The code is good for one exchange only: this runs once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (!offered || !current)
    return (
      <main className="arrival" aria-busy="true">
        <span className="spinner" aria-hidden="true" />
        <span className="visually-hidden">{say.checkingSession}</span>
      </main>
    )

  return (
    <main className="arrival">
      <Suspense>
        <OtherAccount {...{ current, offered, onSignedIn }} />
      </Suspense>
    </main>
  )
}

/**
 * Keeps the code's session where that takes nothing from anybody; else hands it back to be asked
 * about.
 */
const exchange = async (code: string): Promise<Session | 'kept'> => {
  const current = (await isStillSignedIn()) ? storedSession() : null
  // Without its cookie as long as somebody is signed in here, whose own cookie it would replace.
  const session = await decodeCode(code, current ? 'omit' : 'same-origin')
  const isSame =
    current?.account.client_id === session.account.client_id &&
    current.account.userdata.username === session.account.userdata.username
  if (current && !isSame) return session
  keepSession(session)
  markEmbedded(true)
  return 'kept'
}
