import { Navigate, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Arrival } from '../features/arrival/arrival.tsx'
import { arrivalCode } from '../lib/session/arrival.ts'
import { keepFresh } from '../lib/api/renew.ts'
import { refreshAccount, useSession } from '../lib/session/session.ts'

/**
 * The guard before every page that needs a session or a code (AUTH-06): without either it leads to
 * `/`.
 */
export const SignedIn = () => {
  const session = useSession()
  const navigate = useNavigate()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const [code, setCode] = useState(arrivalCode)
  useEffect(() => keepFresh(), [])
  const isIn = session !== null && code === null
  useEffect(() => {
    // What is stored will do until the server answers, and without an answer.
    if (isIn) void refreshAccount().catch(() => null)
  }, [isIn])

  if (code !== null) {
    return (
      <Arrival
        code={code}
        onSignedIn={() => setCode(null)}
        onRefused={() => {
          setCode(null)
          void navigate({ to: '/', replace: true })
        }}
      />
    )
  }
  if (!session) return <Navigate to="/" replace />
  // Nothing else is open to it until then.
  if (session.account.needs_second_factor && here !== '/account')
    return <Navigate to="/account" replace />
  return <Outlet key={session.account.userdata.username} />
}
