import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { listUsers } from '../../../contract/users/users.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { userWords } from '../../../domain/words/users.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import type { UsersSearch } from '../../lib/location/page-search.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { PageSteps } from '../../ui/page-steps.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'
import { UserTable } from './user-table.tsx'

const SIZE = 25

interface Props {
  search: UsersSearch
  me: string
  isOfAll: boolean
  onChange: (next: UsersSearch) => void
}

/** The users that the filters leave, page by page. */
export const UserList = ({ search, me, isOfAll, onChange }: Props) => {
  const say = t(managementWords)
  const dashboard = t(dashboardWords)
  const { q = '', page = 1, state, role, type, client } = search
  const offset = (page - 1) * SIZE
  const asked = {
    search: q,
    limit: SIZE,
    offset,
    ...(state && { state }),
    ...(role !== undefined && { role }),
    ...(type !== undefined && { accountType: type }),
    ...(client !== undefined && { client }),
  }
  const query = useQuery({
    queryKey: ['users', 'list', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { result } = await callApi<typeof listUsers>('GET /users', { query: asked, signal })
      // The page that is shown may still be the one before.
      return { ...result, before: offset }
    },
  })
  const turn = (to: number): void => onChange({ page: to > 1 ? to : undefined })
  const clear = (): void =>
    onChange({
      q: undefined,
      state: undefined,
      role: undefined,
      type: undefined,
      client: undefined,
    })
  return (
    <Card className="page-card">
      <Answered
        query={query}
        failed={say.failed.user_management}
        waiting={<AwaitedLines lines={8} columns={5} />}
      >
        {({ users, total, before }) =>
          total === 0 ? (
            <EmptyState
              icon="person"
              title={say.noUsers}
              text={t(userWords).noneFits}
              action={<Button onClick={clear}>{t(userWords).clearFilters}</Button>}
            />
          ) : (
            <>
              <UserTable
                {...{ users, me, isOfAll }}
                onOpen={(username) => onChange({ user: username, page: search.page })}
              />
              <div className="page-more">
                <span aria-live="polite">
                  {users.length === 0
                    ? dashboard.rowsOf(0, 0, total)
                    : dashboard.rowsOf(before + 1, before + users.length, total)}
                </span>
                {(total > SIZE || page > 1) && (
                  <PageSteps
                    label={dashboard.pages}
                    isFirst={page === 1}
                    isLast={page * SIZE >= total}
                    // A page past the last, whose users have gone, leads back to one that has some.
                    onTurn={(by) => turn(Math.min(page + by, Math.ceil(total / SIZE)))}
                  />
                )}
              </div>
            </>
          )
        }
      </Answered>
    </Card>
  )
}
