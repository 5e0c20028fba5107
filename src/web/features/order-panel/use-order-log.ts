import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { orderHistory } from '../../../contract/orders/orders.ts'
import type { Recorded } from '../../../domain/order/events.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import { useCallApi } from '../../lib/api/backend.ts'

/** How many events one answer has at most. */
const PAGE = 200
/** The longest log that a page replays. */
export const MOST_EVENTS = 5_000

const allOf = ({ pages }: { pages: readonly (readonly Recorded[])[] }): readonly Recorded[] =>
  pages.flat()

/** The order's log as far as it has been read, oldest first, a page at a time. */
export const useOrderLog = (id: string): UseInfiniteQueryResult<readonly Recorded[]> => {
  const callApi = useCallApi()
  return useInfiniteQuery({
    queryKey: ['order', id, 'events'],
    queryFn: async ({ signal, pageParam }) => {
      const { result } = await callApi<typeof orderHistory>('GET /orders/:id/events', {
        params: { id },
        query: { after: pageParam },
        signal,
      })
      return result.map(eventIn)
    },
    initialPageParam: 0,
    getNextPageParam: (page: readonly Recorded[]) =>
      page.length < PAGE ? null : (page.at(-1)?.seq ?? null),
    select: allOf,
  })
}

/** What is known of the whole log. */
export type WholeLog =
  | { is: 'read'; events: readonly Recorded[] }
  | { is: 'awaited' }
  | { is: 'too_long' }
  | { is: 'failed'; error: unknown; again: () => void }

/** The order's whole log, read to its end. */
export const useWholeLog = (id: string): WholeLog => {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useOrderLog(id)
  const count = data?.length ?? 0
  // Between two pages nothing is fetched, so that each page asks for the next.
  const isMore = hasNextPage && error === null && !isFetching && count < MOST_EVENTS
  useEffect(() => {
    if (isMore) void fetchNextPage()
  }, [isMore, fetchNextPage])
  if (error !== null)
    return {
      is: 'failed',
      error,
      again: () => void (data ? fetchNextPage() : refetch()),
    }
  if (!data) return { is: 'awaited' }
  if (!hasNextPage) return { is: 'read', events: data }
  return { is: count < MOST_EVENTS ? 'awaited' : 'too_long' }
}
