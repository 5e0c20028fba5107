import { Suspense, useState } from 'react'
import type { listErasures } from '../../../../contract/admin/erasures.ts'
import { personWords } from '../../../../domain/words/person-data.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/part.tsx'
import { EmptyState } from '../../../ui/surface.tsx'
import { ErasureTable } from './erasure-table.tsx'
import { PagedCard } from '../paged-card.tsx'
import { useOffsetPages } from '../use-offset-pages.ts'

const FindPerson = lazyPart('person', async () => (await import('./find-person.tsx')).FindPerson)

/** How often a list with an erasure under way is asked for again, in ms. */
const AGAIN_MS = 3_000

/** One person's data: found, handed out, erased, and what was erased before (DATA-01). */
export const Erasures = ({ zone }: { zone: string }) => {
  const say = t(personWords)
  const [isFinding, setFinding] = useState(false)
  const query = useOffsetPages(
    ['erasures'],
    async (offset, signal) => {
      const { result } = await callApi<typeof listErasures>('GET /erasures', {
        query: { offset },
        signal,
      })
      return { lines: result.erasures, total: result.total }
    },
    { every_ms: AGAIN_MS, isUnderWay: ({ ended_at }) => ended_at === null },
  )
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
