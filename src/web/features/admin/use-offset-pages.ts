import { useInfiniteQuery } from '@tanstack/react-query'

/** A page of a list: its lines, and how many the whole list has. */
interface OffsetPage<T> {
  readonly lines: readonly T[]
  readonly total: number
}

/** A list that is asked for again every so many ms, while one of its lines is still under way. */
interface Polling<T> {
  readonly every_ms: number
  readonly isUnderWay: (line: T) => boolean
}

/**
 * Offset pagination: the lines of a list that is kept under `queryKey`, page after page; `ask` is
 * asked for those behind the first `offset` ones.
 */
export const useOffsetPages = <T>(
  queryKey: readonly unknown[],
  ask: (offset: number, signal: AbortSignal) => Promise<OffsetPage<T>>,
  polling?: Polling<T>,
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => ask(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { lines }) => sum + lines.length, 0)
      return shown < total ? shown : null
    },
    select: ({ pages }) => pages.flatMap(({ lines }) => lines),
    refetchInterval: ({ state: { data } }) =>
      polling && data?.pages.some(({ lines }) => lines.some(polling.isUnderWay))
        ? polling.every_ms
        : false,
  })
