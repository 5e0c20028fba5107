import { OwnAccount } from '../features/own-account/own-account.tsx'
import { useAsking } from '../lib/session/viewer.ts'
import { Framed } from './framed.tsx'

/** /account: who one is, and how one signs in. */
export const AccountPage = () => {
  const { policy } = useAsking()
  return (
    <Framed action="account">
      <OwnAccount zone={policy.time_zone} />
    </Framed>
  )
}
