import { useEffect, useState } from 'react'
import type { logout, mintCode } from '../../../contract/sign-in/session.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { callApi } from '../../lib/api/api.ts'
import { arrivalCode, dropArrivalCode } from '../../lib/session/arrival.ts'
import { markEmbedded } from '../../lib/session/embedded.ts'
import { t } from '../../lib/language/language.ts'
import { decodeCode, isStillSignedIn } from '../../lib/session/session.ts'
import { keepSession, storedSession, type Session } from '../../lib/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surface.tsx'
import './arrival.css'

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

  const replace = async (): Promise<void> => {
    // The other session ends on the server as well, so that its cookie cannot renew this one.
    await callApi<typeof logout>('POST /logout', {}).catch(() => null)
    keepSession(offered)
    markEmbedded(true)
    await withCookie().catch(() => null)
    onSignedIn()
  }
  const now = current.account.userdata.username
  const next = offered.account.userdata.username
  return (
    <main className="arrival">
      <Card className="arrival-sheet">
        <h1 className="arrival-title">{say.otherAccountTitle}</h1>
        <p>{say.otherAccount(now, next)}</p>
        <div className="dialog-actions">
          <Button onClick={onSignedIn}>{say.stayAs(now)}</Button>
          <Button variant="primary" onClick={replace}>
            {say.continueAs(next)}
          </Button>
        </div>
      </Card>
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

/** Gets the session now kept its own renewal cookie, so that it outlives its first token. */
const withCookie = async (): Promise<void> => {
  const { code } = await callApi<typeof mintCode>('POST /url-codes', { body: { purpose: 'embed' } })
  keepSession(await decodeCode(code, 'same-origin'))
}
