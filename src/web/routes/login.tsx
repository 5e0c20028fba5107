import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SignIn } from '../features/sign-in/sign-in.tsx'
import { t } from '../lib/language/language.ts'
import { isStillSignedIn } from '../lib/session/session.ts'
import { storedSession } from '../lib/session/session-store.ts'
import { notify } from '../ui/notify.ts'
import { dashboardWords } from '../../domain/words/dashboard.ts'

/** `/`: a stored session that validates leads on to /home, everybody else may log in (AUTH-05). */
export const Login = () => {
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(() => storedSession() !== null)
  const enter = (): void => void navigate({ to: '/home', replace: true })

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
