import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const SIZE = 10

/** What part of a list to ask for. */
export interface ListPart {
  readonly limit: number
  readonly offset: number
}

interface ListRequest<T> {
  /** What the list is of: another one begins at its first page. */
  key: readonly unknown[]
  ask: (stretch: ListPart, signal: AbortSignal) => Promise<T[]>
  /** Milliseconds after which it is asked again. */
  every?: number
}

/** A list page by page; one line more than a page holds tells that there is a next. */
export const useStretch = <T>({ key, ask, every }: ListRequest<T>) => {
  const name = JSON.stringify(key)
  const [at, setAt] = useState({ name, page: 1 })
  const page = at.name === name ? at.page : 1
  const query = useQuery({
    queryKey: ['crates', ...key, page],
    placeholderData: keepPreviousData,
    ...(every !== undefined && { refetchInterval: every }),
    queryFn: async ({ signal }) => {
      const offset = (page - 1) * SIZE
      return { found: await ask({ limit: SIZE + 1, offset }, signal), offset }
    },
    // The page that is shown may still be the one before.
    select: ({ found, offset }): { lines: readonly T[]; isLast: boolean; first: number } => ({
      lines: found.slice(0, SIZE),
      isLast: found.length <= SIZE,
      first: offset + 1,
    }),
  })
  return { query, page, turn: (to: number): void => setAt({ name, page: to }) }
}
