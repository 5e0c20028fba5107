import { Navigate, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { Arrival } from '../features/arrival/arrival.tsx'
import { askFor } from '../lib/session/asked-for.ts'
import { arrivalCode } from '../lib/session/arrival.ts'
import { keepFresh } from '../lib/api/renew.ts'
import { refreshAccount, useSession } from '../lib/session/session.ts'
import { showChange, useShownChange } from '../lib/shown-change.ts'
import { lazyPart } from '../ui/part.tsx'

const PrintHead = lazyPart(
  'print-head',
  async () => (await import('../features/printing/print-head.tsx')).PrintHead,
)
const Viewing = lazyPart(
  'viewing',
  async () => (await import('../features/viewing/viewing.tsx')).Viewing,
)

const ManyOrders = lazyPart(
  'many-orders',
  async () => (await import('../features/many-orders/many-orders.tsx')).ManyOrders,
)

/**
 * The guard before every page that needs a session or a code (AUTH-06): without either it leads to
 * `/`, and from there, once somebody has signed in, to what was asked for.
 */
export const SignedIn = () => {
  const session = useSession()
  const change = useShownChange()
  const navigate = useNavigate()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const [code, setCode] = useState(arrivalCode)
  const [as] = useState(session?.account.userdata.username)
  useEffect(() => keepFresh(), [])
  const isIn = session !== null && code === null
  useEffect(() => {
    if (!isIn) return
    // What is stored will do until the server answers, and without an answer.
    const ask = (): void => void refreshAccount().catch(() => null)
    ask()
    // Whoever comes back to an open page finds what was published meanwhile.
    addEventListener('focus', ask)
    return () => removeEventListener('focus', ask)
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
  if (!session) {
    askFor(as)
    return <Navigate to="/" replace />
  }
  const { viewing_as, needs_second_factor, userdata, policy } = session.account
  // Nothing else is open to it until then.
  if (needs_second_factor && viewing_as === null && here !== '/account')
    return <Navigate to="/account" replace />
  const page = (
    <>
      <Suspense>
        <PrintHead />
      </Suspense>
      <Outlet key={userdata.username} />
      {change !== null && (
        <Suspense>
          <ManyOrders {...{ change }} zone={policy.time_zone} onShow={showChange} />
        </Suspense>
      )}
    </>
  )
  if (!viewing_as) return page
  return (
    // Nothing of the page is there before the line that says whose it is.
    <Suspense>
      <Viewing account={session.account} />
      {page}
    </Suspense>
  )
}
