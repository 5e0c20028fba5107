import { getRouteApi } from '@tanstack/react-router'
import { Users } from '../features/users/users.tsx'
import { lazyPart } from '../ui/part.tsx'
import { usersSearch } from '../lib/location/page-search.ts'
import { useSession } from '../lib/session/session.ts'
import { beginViewing } from '../lib/session/begin-viewing.ts'
import { Framed } from './framed.tsx'

const OwnSetting = lazyPart(
  'own-setting',
  async () => (await import('../features/policy-form/own-setting.tsx')).OwnSetting,
)

const SettingName = lazyPart(
  'setting-name',
  async () => (await import('../features/policy-form/told-setting.tsx')).SettingName,
)
const SettingValue = lazyPart(
  'setting-value',
  async () => (await import('../features/policy-form/told-setting.tsx')).SettingValue,
)
const settings = { Dialog: OwnSetting, Name: SettingName, Value: SettingValue }

const route = getRouteApi('/signed-in/user-management')

/** /user-management: the account's users. */
export const UserManagement = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const account = useSession()?.account
  return (
    <Framed action="user_management">
      {account && (
        <Users
          search={search}
          account={account}
          settings={settings}
          onChange={(next) => void navigate({ search: (now) => usersSearch({ ...now, ...next }) })}
          onView={async (token) => {
            await beginViewing(token)
            location.assign('/home')
          }}
        />
      )}
    </Framed>
  )
}
