import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { t } from '../lib/language/language.ts'
import { isStillSignedIn } from '../lib/session/session.ts'
import { takeAskedFor } from '../lib/session/take-asked-for.ts'
import { storedSession } from '../lib/session/session-store.ts'
import { notify } from '../ui/notify.ts'
import { dashboardWords } from '../../domain/words/dashboard.ts'

/**
 * `/`: a stored session that validates leads on to /home, or to what was asked for; everybody else
 * may log in (AUTH-05).
 */
export const Login = () => {
  const { history } = useRouter()
  const [isChecking, setChecking] = useState(() => storedSession() !== null)
  const enter = (): void => history.replace(takeAskedFor())

  useEffect(() => {
    if (!isChecking) return
    void isStillSignedIn()
      .then((isGood) => (isGood ? enter() : setChecking(false)))
      .catch((thrown: unknown) => {
        notify.failure(thrown)
        setChecking(false)
      })
    // Once, for what was stored when the page opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (isChecking)
    return (
      <p className="visually-hidden" aria-live="polite">
        {t(dashboardWords).checkingSession}
      </p>
    )
  return <SignIn onSignedIn={enter} />
}
