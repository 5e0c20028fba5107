import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { listHistory, Happened } from '../../../contract/orders/history.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import type { HistorySearch } from '../../lib/location/page-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { Page } from '../../ui/page.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'
import { askedOf } from './asked.ts'
import { EventTable } from './event-table.tsx'
import { ExportHistory } from './export-history.tsx'
import { HistoryFilters } from './history-filters.tsx'
import './history.css'

const SIZE = 25

interface Props {
  search: HistorySearch
  asking: Asking
  onChange: (next: HistorySearch) => void
}

/** What happened to the account's orders, newest first, as far back as one asks for (MGMT-03). */
export const History = ({ search, asking, onChange }: Props) => {
  const say = t(managementWords)
  const asked = askedOf(search)
  const query = useInfiniteQuery({
    queryKey: ['history', asked],
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof listHistory>('GET /history', {
          query: { ...asked, limit: SIZE, ...(pageParam === null ? {} : { before: pageParam }) },
          signal,
        })
      ).result,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): readonly Happened[] => pages.flatMap(({ events }) => events),
  })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const found = query.data
  // A look that finds nothing is no answer yet: on, until there is something to show or nothing
  // left.
  const goesOn = found?.length === 0 && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (goesOn && !isFetchingNextPage) void fetchNextPage()
  }, [goesOn, isFetchingNextPage, fetchNextPage])
  const isNarrowed = Object.keys(search).length > 0
  return (
    <Page
      title={t(sentences).actions.history}
      tools={
        <div className="page-tools">
          <ExportHistory asked={asked} />
        </div>
      }
    >
      <HistoryFilters {...{ search, asking, onChange }} />
      <Card className="page-card">
        <Answered
          query={goesOn ? { ...query, data: undefined } : query}
          failed={say.failed.history}
          waiting={<AwaitedLines lines={12} columns={4} />}
        >
          {(events) =>
            events.length === 0 ? (
              <EmptyState
                icon="clock"
                title={say.noHistory}
                text={say.noHistoryHint}
                {...(isNarrowed && {
                  action: <Button onClick={() => onChange({})}>{say.clear}</Button>,
                })}
              />
            ) : (
              <>
                <EventTable events={events} zone={asking.policy.time_zone} />
                <MoreLines of={query} more={say.showMore} end={say.wholeHistory} />
              </>
            )
          }
        </Answered>
      </Card>
    </Page>
  )
}
