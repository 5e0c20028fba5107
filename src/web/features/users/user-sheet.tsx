import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { getUser, ListedUser } from '../../../contract/users/users.ts'
import { userWords } from '../../../domain/words/users.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import type { SignedInAccount } from '../../lib/session/session-store.ts'
import { Answered } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState, Skeleton } from '../../ui/surface.tsx'
import { whyNotUser } from './why-not.ts'
import { OwnSettings, type SettingParts } from './own-settings.tsx'
import { UserActs } from './user-acts.tsx'
import { UserForm } from './user-form.tsx'

interface Props {
  username: string
  account: SignedInAccount
  onClose: () => void
  onView: (token: string) => Promise<void>
  /** Sets a setting of a user's own. */
  parts: SettingParts
}

/** One user over the list: who that is, what it may do, and what can be done about it. */
export const UserSheet = ({ username, account, onClose, onView, parts }: Props) => {
  const say = t(userWords)
  const query = useQuery({
    queryKey: ['users', 'one', username],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ListedUser | null> => {
      try {
        const params = { username }
        return (await callApi<typeof getUser>('GET /users/:username', { params, signal })).result
      } catch (thrown) {
        if (thrown instanceof ApiFailure && thrown.code === 404) return null
        throw thrown
      }
    },
  })
  return (
    <Drawer title={query.data?.name ?? username} width={640} onClose={onClose}>
      <Answered query={query} failed={say.failed} waiting={<Waiting />}>
        {(user) =>
          user === null ? (
            <EmptyState
              icon="person"
              title={say.missing}
              text={say.missingText}
              action={<Button onClick={onClose}>{say.close}</Button>}
            />
          ) : (
            <Known key={user.id} {...{ user, account, onView, parts }} />
          )
        }
      </Answered>
    </Drawer>
  )
}

const Waiting = () => (
  <div className="stack" aria-busy="true">
    <output className="visually-hidden">{t(userWords).loading}</output>
    <Skeleton width="45%" />
    <Skeleton width="80%" />
    <Skeleton width="100%" />
    <Skeleton width="60%" />
  </div>
)

const Known = ({
  user,
  account,
  onView,
  parts,
}: { user: ListedUser } & Pick<Props, 'account' | 'onView' | 'parts'>) => {
  const zone = account.policy.time_zone
  const whyNot = whyNotUser(user, account)
  return (
    <div className="user-sheet">
      <Facts user={user} zone={zone} isOfAll={account.is_platform_admin} />
      <UserActs {...{ user, whyNot, zone, onView }} isOfAll={account.is_platform_admin} />
      <UserForm {...{ user, whyNot }} />
      <OwnSettings {...{ user, whyNot, parts }} />
    </div>
  )
}

const Facts = ({ user, zone, isOfAll }: { user: ListedUser; zone: string; isOfAll: boolean }) => {
  const say = t(userWords)
  const time = (at: string): string => shownTime(at, zone, 'DD-MM-YYYY HH:mm')
  const { invitation_expires_at: until } = user
  const facts: [label: string, value: string][] = [
    [say.username, user.username],
    ...(isOfAll ? [[say.client, user.client_name] as [string, string]] : []),
    [say.since, time(user.created_at)],
    [say.lastSeen, user.last_sign_in_at === null ? say.never : time(user.last_sign_in_at)],
    [say.sessions, String(user.sessions)],
    ...(user.state === 'invited'
      ? [
          [say.invitation, until === null ? say.noInvitation : say.until(time(until))] as [
            string,
            string,
          ],
        ]
      : []),
  ]
  return (
    <dl className="user-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {user.is_platform_admin && (
        <div>
          <dt>{say.account}</dt>
          <dd>{say.platform}</dd>
        </div>
      )}
    </dl>
  )
}
