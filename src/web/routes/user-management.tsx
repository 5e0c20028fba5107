import { getRouteApi } from '@tanstack/react-router'
import { Users } from '../features/users/users.tsx'
import { Framed } from './framed.tsx'

const route = getRouteApi('/signed-in/user-management')

/** /user-management: the account's users. */
export const UserManagement = () => {
  const { q, page } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Framed action="user_management">
      <Users search={q ?? ''} page={page ?? 1} onChange={(search) => void navigate({ search })} />
    </Framed>
  )
}
