import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ResetPassword } from '../features/reset-password/reset-password.tsx'

/**
 * /reset-password#code: the code stands behind the hash, which no server and no referrer ever sees,
 * and leaves the address at once.
 */
export const Reset = () => {
  const navigate = useNavigate()
  const [code] = useState(codeBehindHash)
  const [isInvited] = useState(() => new URLSearchParams(location.search).has('invitation'))
  return (
    <ResetPassword
      code={code}
      isInvited={isInvited}
      onDone={() => void navigate({ to: '/', replace: true })}
    />
  )
}

const codeBehindHash = (): string => {
  const code = location.hash.slice(1)
  if (code !== '') history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return code
}
