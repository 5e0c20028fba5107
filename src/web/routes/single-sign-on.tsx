import { useRouter } from '@tanstack/react-router'
import { Returned } from '../features/sign-in/returned.tsx'
import { takeAskedFor } from '../lib/session/take-asked-for.ts'

/** /single-sign-on: where a client's provider sends browsers back to. */
export const SingleSignOn = () => {
  const { history } = useRouter()
  return <Returned onSignedIn={() => history.replace(takeAskedFor())} />
}
