import { useNavigate } from '@tanstack/react-router'
import { Returned } from '../features/sign-in/returned.tsx'

/** /single-sign-on: where a client's provider sends browsers back to. */
export const SingleSignOn = () => {
  const navigate = useNavigate()
  return <Returned onSignedIn={() => void navigate({ to: '/home', replace: true })} />
}
