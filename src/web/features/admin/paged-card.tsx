import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { managementWords } from '../../../domain/words/management.ts'
import { t } from '../../lib/language/language.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { Card } from '../../ui/surface.tsx'

/** Pagination: a list on a card, with what is shown while it comes, fails or is empty. */
export const PagedCard = <T,>({
  query,
  failed,
  empty,
  children,
}: {
  query: UseInfiniteQueryResult<T[]>
  failed: string
  empty: ReactNode
  children: (lines: T[]) => ReactNode
}) => (
  <Card className="page-card">
    <Answered query={query} failed={failed} waiting={<AwaitedLines lines={2} columns={4} />}>
      {(lines) =>
        lines.length === 0 ? (
          empty
        ) : (
          <>
            {children(lines)}
            <MoreLines of={query} more={t(managementWords).showMore} />
          </>
        )
      }
    </Answered>
  </Card>
)
