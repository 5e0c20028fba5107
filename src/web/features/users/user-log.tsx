import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListedUserChange, listUserChanges } from '../../../contract/users/user-changes.ts'
import { dayBounds } from '../../../domain/time.ts'
import { userWords } from '../../../domain/words/users.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import type { UsersSearch } from '../../lib/location/page-search.ts'
import type { SignedInAccount } from '../../lib/session/session-store.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'
import { ChangeTable } from './change-table.tsx'
import { ExportLog } from './export-log.tsx'
import { LogFilters } from './log-filters.tsx'

const SIZE = 25

interface Props {
  account: SignedInAccount
  search: UsersSearch
  onChange: (next: UsersSearch) => void
}

type Action = ListedUserChange['action']

/** What of the log an address asks for, as the wire has it; days are of the client's zone. */
const askedOf = ({ of, by, action, from, to, client }: UsersSearch, zone: string) => {
  const actions = Object.keys(t(userWords).actions) as Action[]
  const done = actions.find((one) => one === action)
  return {
    ...(of !== undefined && { username: of }),
    ...(by !== undefined && { by }),
    ...(done && { action: done }),
    ...(from !== undefined && { from: dayBounds(from, from, zone).$gte }),
    ...(to !== undefined && { to: dayBounds(to, to, zone).$lte }),
    ...(client !== undefined && { client }),
  }
}

/** Who changed which user, how and why, newest first (MGMT-01). */
export const UserLog = ({ account, search, onChange }: Props) => {
  const say = t(userWords)
  const zone = account.policy.time_zone
  const asked = askedOf(search, zone)
  const query = useInfiniteQuery({
    queryKey: ['users', 'log', asked],
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof listUserChanges>('GET /users/changes', {
          query: { ...asked, limit: SIZE, ...(pageParam !== null && { before: pageParam }) },
          signal,
        })
      ).result,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): readonly ListedUserChange[] => pages.flatMap(({ changes }) => changes),
  })
  const { of, by, action, from, to } = search
  const isFiltered = [of, by, action, from, to].some((one) => one !== undefined)
  const clear = (): void =>
    onChange({ of: undefined, by: undefined, action: undefined, from: undefined, to: undefined })
  return (
    <>
      <LogFilters
        {...{ search, account, onChange }}
        onClear={clear}
        end={<ExportLog asked={asked} />}
      />
      <Card className="page-card">
        <Answered
          query={query}
          failed={say.failedLog}
          waiting={<AwaitedLines lines={10} columns={5} />}
        >
          {(changes) =>
            changes.length === 0 ? (
              <EmptyState
                icon="clock"
                title={say.noChanges}
                text={isFiltered ? say.noChangesHint : say.noChangesYet}
                action={isFiltered && <Button onClick={clear}>{say.clearFilters}</Button>}
              />
            ) : (
              <>
                <ChangeTable {...{ changes, zone }} onOpen={(user) => onChange({ user })} />
                <MoreLines of={query} more={say.showMore} end={say.wholeLog} />
              </>
            )
          }
        </Answered>
      </Card>
    </>
  )
}
