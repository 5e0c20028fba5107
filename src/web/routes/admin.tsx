import { Admin } from '../features/admin/admin.tsx'
import { useAsking } from '../lib/session/viewer.ts'
import { Framed } from './framed.tsx'

/** /admin: configuration and messages. */
export const AdminPage = () => {
  const { policy } = useAsking()
  return (
    <Framed action="admin">
      <Admin zone={policy.time_zone} />
    </Framed>
  )
}
