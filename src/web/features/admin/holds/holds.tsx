import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ListedHold, listHolds } from '../../../../contract/admin/legal-holds.ts'
import { holdWords } from '../../../../domain/words/legal-holds.ts'
import { callApi } from '../../../lib/api/api.ts'
import { nextOffset } from '../../../lib/api/next-offset.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/part.tsx'
import { EmptyState } from '../../../ui/surface.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { HoldTable } from './hold-table.tsx'
import { PagedCard } from '../paged-card.tsx'
import '../systems/systems.css'

const BeginHold = lazyPart('begin-hold', async () => (await import('./begin-hold.tsx')).BeginHold)
const EndHold = lazyPart('end-hold', async () => (await import('./end-hold.tsx')).EndHold)

/** The legal holds of the clients one administers: begun, ended, each with its reason (DATA-01). */
export const Holds = ({ zone }: { zone: string }) => {
  const say = t(holdWords)
  const [withEnded, setWithEnded] = useState(false)
  const [isBeginning, setBeginning] = useState(false)
  const [ending, setEnding] = useState<ListedHold | null>(null)
  const query = useInfiniteQuery({
    queryKey: ['legal-holds', withEnded],
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof listHolds>('GET /legal-holds', {
          query: { ended: withEnded ? 'true' : 'false', offset: pageParam },
          signal,
        })
      ).result,
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      nextOffset(
        total,
        pages.map(({ holds }) => holds),
      ),
    select: ({ pages }) => pages.flatMap(({ holds }) => holds),
  })
  return (
    <section className="admin-part" aria-labelledby="legal-holds">
      <header className="admin-head">
        <div>
          <h2 id="legal-holds">{say.holds}</h2>
          <p className="page-lead">{say.lead}</p>
        </div>
        <div className="page-tools">
          <Switch checked={withEnded} says={say.withEnded} onSet={setWithEnded} />
          <Button icon="plus" onClick={() => setBeginning(true)}>
            {say.begin}
          </Button>
        </div>
      </header>
      <PagedCard
        query={query}
        failed={say.failed}
        empty={<EmptyState icon="stop" title={say.none} text={say.noneHint} />}
      >
        {(holds) => <HoldTable holds={holds} zone={zone} onEnd={setEnding} />}
      </PagedCard>
      <Suspense>
        {isBeginning && <BeginHold onClose={() => setBeginning(false)} />}
        {ending && <EndHold hold={ending} onClose={() => setEnding(null)} />}
      </Suspense>
    </section>
  )
}
