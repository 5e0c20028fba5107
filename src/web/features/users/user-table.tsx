import type { ListedUser } from '../../../contract/users/users.ts'
import { roleWords } from '../../../domain/policy/role-words.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { userWords } from '../../../domain/words/users.ts'
import { t } from '../../lib/language/language.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'

const icons: Readonly<Record<ListedUser['state'], IconName>> = {
  active: 'done',
  invited: 'clock',
  disabled: 'stop',
}

interface Props {
  users: readonly ListedUser[]
  /** The username of who looks. */
  me: string
  /** Are they of several clients? */
  isOfAll: boolean
  onOpen: (username: string) => void
}

/** Users line by line; a line, or its name by keyboard, opens the user. */
export const UserTable = ({ users, me, isOfAll, onOpen }: Props) => {
  const say = t(managementWords)
  const words = t(userWords)
  const heads = [
    say.name,
    say.username,
    ...(isOfAll ? [words.client] : []),
    say.role,
    say.reach,
    say.state,
  ]
  return (
    <table className="lines users" aria-label={say.users}>
      <thead>
        <tr>
          {heads.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map(({ id, name, username, client_name, email, config, reach, party, state }) => (
          <tr key={id} onClick={() => onOpen(username)}>
            <td data-label={say.name}>
              <span>
                <button
                  type="button"
                  className="users-name lines-strong"
                  aria-label={`${name}: ${words.open(username)}`}
                >
                  {name}
                </button>
                {username === me && <span className="users-you">{say.you}</span>}
                {email !== null && <span className="users-mail">{email}</span>}
              </span>
            </td>
            <td data-label={say.username}>{username}</td>
            {isOfAll && <td data-label={words.client}>{client_name}</td>}
            <td data-label={say.role}>{roleWords(config, reach, t).join(', ')}</td>
            <td data-label={say.reach}>
              {reach === 'client' ? say.reaches.client : say.reaches[reach](party ?? '')}
            </td>
            <td data-label={say.state}>
              <span className={`users-state users-${state}`}>
                <Icon name={icons[state]} size={14} />
                {words.states[state]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
