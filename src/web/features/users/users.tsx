import { useState } from 'react'
import { sentences } from '../../../domain/words/sentences.ts'
import { userWords } from '../../../domain/words/users.ts'
import { t } from '../../lib/language/language.ts'
import type { UsersSearch } from '../../lib/location/page-search.ts'
import type { SignedInAccount } from '../../lib/session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { BringUsers } from './bring/bring-users.tsx'
import { InviteUser } from './invite-user.tsx'
import type { SettingParts } from './own-settings.tsx'
import { whyNotAdd } from './why-not.ts'
import { UserFilters } from './user-filters.tsx'
import { UserList } from './user-list.tsx'
import { UserLog } from './user-log.tsx'
import { UserSheet } from './user-sheet.tsx'
import './users.css'

interface Props {
  account: SignedInAccount
  search: UsersSearch
  /** Changes the address: what is named becomes so. */
  onChange: (next: UsersSearch) => void
  /** Begins the look as somebody else, with a token for it. */
  onView: (token: string) => Promise<void>
  /** Sets a setting of a user's own. */
  settings: SettingParts
}

const typesOf = (client: string): string[] => [
  'Admin',
  'Distributor',
  'CnF',
  ...['Driver', 'Distributor', 'CnF', 'Viewer'].map((type) => `${client}-${type}`),
]

/** The account's users: who they are, what they may do, and what was changed of them (MGMT-01). */
export const Users = ({ account, search, onChange, onView, settings }: Props) => {
  const say = t(userWords)
  const [isInviting, setInviting] = useState(false)
  const [isBringing, setBringing] = useState(false)
  const { username, client } = account.userdata
  const isOfAll = account.is_platform_admin
  const isLog = search.view === 'log'
  // Another filter begins at the first page.
  const narrow = (next: UsersSearch): void => onChange({ page: undefined, ...next })
  return (
    <Page
      title={t(sentences).actions.user_management}
      tools={
        <div className="page-tools">
          <nav className="users-views" aria-label={say.parts}>
            <Button aria-pressed={!isLog} onClick={() => onChange({ view: undefined })}>
              {say.list}
            </Button>
            <Button aria-pressed={isLog} onClick={() => onChange({ view: 'log' })}>
              {say.log}
            </Button>
          </nav>
          <Button icon="upload" reason={whyNotAdd(account)} onClick={() => setBringing(true)}>
            {say.bring}
          </Button>
          <Button
            variant="primary"
            icon="plus"
            reason={whyNotAdd(account)}
            onClick={() => setInviting(true)}
          >
            {say.add}
          </Button>
        </div>
      }
    >
      {isLog ? (
        <UserLog {...{ account, search, onChange }} />
      ) : (
        <>
          <UserFilters
            types={typesOf(search.client ?? client)}
            onChange={narrow}
            {...{ search, isOfAll }}
          />
          <UserList me={username} onChange={narrow} {...{ search, isOfAll }} />
        </>
      )}
      {search.user !== undefined && (
        <UserSheet
          key={search.user}
          username={search.user}
          account={account}
          onClose={() => onChange({ user: undefined })}
          onView={onView}
          parts={settings}
        />
      )}
      {isBringing && (
        <BringUsers
          client={search.client}
          zone={account.policy.time_zone}
          onClose={() => setBringing(false)}
        />
      )}
      {isInviting && (
        <InviteUser
          client={search.client}
          zone={account.policy.time_zone}
          onClose={() => setInviting(false)}
        />
      )}
    </Page>
  )
}
