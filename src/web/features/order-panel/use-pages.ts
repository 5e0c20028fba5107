import { useInfiniteQuery } from '@tanstack/react-query'

/** How many lines one answer has at most. */
const PAGE = 50

/**
 * Lines that are kept under `queryKey`, newest first, a page at a time; `ask` is asked for those
 * before a line.
 */
export const usePages = <T extends { readonly id: string }>(
  queryKey: readonly string[],
  ask: (query: { before?: string }, signal: AbortSignal) => Promise<{ readonly result: T[] }>,
  enabled = true,
) =>
  useInfiniteQuery({
    queryKey,
    enabled,
    queryFn: async ({ signal, pageParam }) =>
      (await ask(pageParam === null ? {} : { before: pageParam }, signal)).result,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
    select: ({ pages }) => pages.flat(),
  })
