import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { listErasures } from '../../../../contract/admin/erasures.ts'
import { personWords } from '../../../../domain/words/person-data.ts'
import { callApi } from '../../../lib/api/api.ts'
import { nextOffset } from '../../../lib/api/next-offset.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/part.tsx'
import { EmptyState } from '../../../ui/surface.tsx'
import { ErasureTable } from './erasure-table.tsx'
import { PagedCard } from '../paged-card.tsx'

const FindPerson = lazyPart('person', async () => (await import('./find-person.tsx')).FindPerson)

/** How often a list with an erasure under way is asked for again, in ms. */
const AGAIN_MS = 3_000

/** One person's data: found, handed out, erased, and what was erased before (DATA-01). */
export const Erasures = ({ zone }: { zone: string }) => {
  const say = t(personWords)
  const [isFinding, setFinding] = useState(false)
  const query = useInfiniteQuery({
    queryKey: ['erasures'],
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof listErasures>('GET /erasures', {
          query: { offset: pageParam },
          signal,
        })
      ).result,
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      nextOffset(
        total,
        pages.map(({ erasures }) => erasures),
      ),
    select: ({ pages }) => pages.flatMap(({ erasures }) => erasures),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ erasures }) => erasures.some((one) => one.ended_at === null))
        ? AGAIN_MS
        : false,
  })
  return (
    <section className="admin-part" aria-labelledby="erasures">
      <header className="admin-head">
        <div>
          <h2 id="erasures">{say.title}</h2>
          <p className="page-lead">{say.lead}</p>
        </div>
        <div className="page-tools">
          <Button icon="search" onClick={() => setFinding(true)}>
            {say.find}
          </Button>
        </div>
      </header>
      <PagedCard
        query={query}
        failed={say.failed}
        empty={<EmptyState icon="person" title={say.none} text={say.noneHint} />}
      >
        {(erasures) => <ErasureTable erasures={erasures} zone={zone} />}
      </PagedCard>
      <Suspense>{isFinding && <FindPerson onClose={() => setFinding(false)} />}</Suspense>
    </section>
  )
}
