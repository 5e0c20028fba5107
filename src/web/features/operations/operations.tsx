import { useQuery } from '@tanstack/react-query'
import type { getOperations } from '../../../contract/admin/operations.ts'
import { operationsWords } from '../../../domain/words/operations.ts'
import { pageWords } from '../../../domain/words/pages.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Page } from '../../ui/page.tsx'
import { Card } from '../../ui/surface.tsx'
import { FigureCards } from './figure-cards.tsx'
import { Jobs } from './jobs.tsx'
import { Tables } from './tables.tsx'
import { Verification } from './verification.tsx'
import './operations.css'

/**
 * How often the figures are asked for while the page is looked at, and while the log is verified.
 */
const EVERY_MS = 30_000
const SOON_MS = 2_000

/** How the installation is doing, for whoever administers every client (MGMT-02). */
export const Operations = ({ zone }: { zone: string }) => {
  const say = t(operationsWords)
  const query = useQuery({
    queryKey: ['operations'],
    queryFn: async ({ signal }) =>
      (await callApi<typeof getOperations>('GET /operations', { signal })).result,
    refetchInterval: ({ state: { data } }) =>
      data?.verification && data.verification.ended_at === null ? SOON_MS : EVERY_MS,
  })
  return (
    <Page title={t(pageWords).operations} lead={say.lead}>
      <Answered
        query={query}
        failed={say.failed}
        waiting={
          <Card className="page-card">
            <AwaitedLines lines={12} columns={3} />
          </Card>
        }
      >
        {(operations) => (
          <>
            <FigureCards operations={operations} zone={zone} />
            <Verification
              verification={operations.verification}
              zone={zone}
              onAsked={() => void query.refetch()}
            />
            <Jobs jobs={operations.jobs} zone={zone} />
            <Tables tables={operations.database.tables} keys={operations.keys} />
          </>
        )}
      </Answered>
    </Page>
  )
}
