import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { messageOf } from '../lib/api/failure.ts'
import { Button } from './button.tsx'

interface Props {
  of: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >
  /** On the button that asks for the next. */
  more: string
  /** Under the last line, where a list says that nothing is missing. */
  end?: string
}

/** Pagination by the next page of a list: a button under its lines, and why the last try failed. */
export const MoreLines = ({ of, more, end }: Props) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = of
  if (!hasNextPage && end === undefined) return null
  return (
    <div className="page-more" aria-live={end === undefined ? undefined : 'polite'}>
      {isFetchNextPageError ? (
        <span role="alert">{messageOf(error)}</span>
      ) : (
        <span>{!hasNextPage && end}</span>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {more}
        </Button>
      )}
    </div>
  )
}
