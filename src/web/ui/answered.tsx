import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dashboardWords } from '../../domain/words/dashboard.ts'
import { pageWords } from '../../domain/words/pages.ts'
import { ApiFailure, messageOf } from '../lib/api/failure.ts'
import { t } from '../lib/language/language.ts'
import { EmptyState, ErrorState } from './surface.tsx'

/**
 * What stands in place of a page that an account may not see: the judge's sentence, and the way
 * back.
 */
export const Refused = ({ reason }: { reason: string }) => (
  <EmptyState
    icon="stop"
    title={t(pageWords).refused}
    text={reason}
    action={
      <a className="button button-plain" href="/home">
        {t(dashboardWords).toHome}
      </a>
    }
  />
)

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What could not be done, where it failed. */
  failed: string
  /** Skeletons of the true size. */
  waiting: ReactNode
  children: (data: T) => ReactNode
}

/** What was asked for in whichever state it is: awaited, refused, failed with Retry, or there. */
export const Answered = <T,>({
  query: { data, error, isFetching, refetch },
  failed,
  waiting,
  children,
}: Props<T>) => {
  if (data !== undefined) return children(data)
  if (error instanceof ApiFailure && error.code === 403) return <Refused reason={error.message} />
  if (error)
    return (
      <ErrorState
        title={failed}
        text={messageOf(error)}
        retry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return waiting
}
