import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { listUsers, ListedUser } from '../../../contract/users.ts'
import { roleWords } from '../../../domain/policy/role-words.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { useSession } from '../../lib/session/session.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Page } from '../../ui/page.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'
import './users.css'

const SIZE = 25

interface Props {
  search: string
  /** From 1. */
  page: number
  /** Changes the address. */
  onChange: (next: { q: string | undefined; page: number | undefined }) => void
}

/** The account's users: who they are, what they may do, what they see (MGMT-01). */
export const Users = ({ search, page, onChange }: Props) => {
  const say = t(managementWords)
  const dashboard = t(dashboardWords)
  const query = useQuery({
    queryKey: ['users', search, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof listUsers>('GET /users', {
          query: { search, limit: SIZE, offset: (page - 1) * SIZE },
          signal,
        })
      ).result,
  })
  const turn = (to: number): void =>
    onChange({ q: search || undefined, page: to > 1 ? to : undefined })
  return (
    <Page
      title={t(sentences).actions.user_management}
      tools={
        <UserSearch key={search} text={search} onSearch={(q) => onChange({ q, page: undefined })} />
      }
    >
      <Card className="page-card">
        <Answered
          query={query}
          failed={say.failed.user_management}
          waiting={<AwaitedLines lines={8} columns={5} />}
        >
          {({ users, total }) =>
            total === 0 ? (
              <EmptyState
                icon="person"
                title={say.noUsers}
                text={say.noUsersHint}
                {...(search !== '' && {
                  action: (
                    <Button onClick={() => onChange({ q: undefined, page: undefined })}>
                      {say.clearSearch}
                    </Button>
                  ),
                })}
              />
            ) : (
              <>
                <UserTable users={users} />
                <div className="page-more">
                  <span aria-live="polite">
                    {dashboard.rowsOf(
                      (page - 1) * SIZE + 1,
                      (page - 1) * SIZE + users.length,
                      total,
                    )}
                  </span>
                  {total > SIZE && (
                    <nav className="page-steps" aria-label={dashboard.pages}>
                      <IconButton
                        icon="left"
                        label={dashboard.previousPage}
                        reason={page === 1 ? dashboard.firstPage : null}
                        onClick={() => turn(page - 1)}
                      />
                      <IconButton
                        icon="right"
                        label={dashboard.nextPage}
                        reason={page * SIZE >= total ? dashboard.lastPage : null}
                        onClick={() => turn(page + 1)}
                      />
                    </nav>
                  )}
                </div>
              </>
            )
          }
        </Answered>
      </Card>
    </Page>
  )
}

const UserSearch = ({
  text,
  onSearch,
}: {
  text: string
  onSearch: (text: string | undefined) => void
}) => {
  const say = t(managementWords)
  const [typed, setTyped] = useState(text)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onSearch(typed.trim() || undefined)
  }
  return (
    <search>
      <form className="page-tools users-search" onSubmit={submit}>
        <TextField
          label={say.findUser}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
          end={<IconButton icon="search" label={say.search} type="submit" />}
        />
      </form>
    </search>
  )
}

const UserTable = ({ users }: { users: readonly ListedUser[] }) => {
  const say = t(managementWords)
  const me = useSession()?.account.userdata.username
  return (
    <table className="lines users" aria-label={say.users}>
      <thead>
        <tr>
          {[say.name, say.username, say.role, say.reach, say.state].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {users.map(({ id, name, username, email, config, reach, party, disabled }) => (
          <tr key={id}>
            <td data-label={say.name}>
              <span>
                <strong className="lines-strong">{name}</strong>
                {username === me && <span className="users-you">{say.you}</span>}
                {email !== null && <span className="users-mail">{email}</span>}
              </span>
            </td>
            <td data-label={say.username}>{username}</td>
            <td data-label={say.role}>{roleWords(config, reach, t).join(', ')}</td>
            <td data-label={say.reach}>
              {reach === 'client' ? say.reaches.client : say.reaches[reach](party ?? '')}
            </td>
            <td data-label={say.state}>
              <span className={disabled ? 'users-state users-off' : 'users-state'}>
                <Icon name={disabled ? 'stop' : 'done'} size={14} />
                {disabled ? say.disabled : say.active}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
