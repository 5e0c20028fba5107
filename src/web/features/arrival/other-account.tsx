import type { logout, mintCode } from '../../../contract/sign-in/session.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { markEmbedded } from '../../lib/session/embedded.ts'
import { decodeCode } from '../../lib/session/session.ts'
import { keepSession, type Session } from '../../lib/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surface.tsx'

interface Props {
  current: Session
  offered: Session
  /** There is a session to go on with. */
  onSignedIn: () => void
}

/** Asks before one user's session takes the place of another's (AUTH-16). */
export const OtherAccount = ({ current, offered, onSignedIn }: Props) => {
  const say = t(dashboardWords)
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
  )
}

/** Gets the session now kept its own renewal cookie, so that it outlives its first token. */
const withCookie = async (): Promise<void> => {
  const { code } = await callApi<typeof mintCode>('POST /url-codes', { body: { purpose: 'embed' } })
  keepSession(await decodeCode(code, 'same-origin'))
}
