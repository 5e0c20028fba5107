import { Suspense, useState } from 'react'
import type { ListedHold, listHolds } from '../../../../contract/admin/legal-holds.ts'
import { holdWords } from '../../../../domain/words/legal-holds.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/part.tsx'
import { EmptyState } from '../../../ui/surface.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { HoldTable } from './hold-table.tsx'
import { PagedCard } from '../paged-card.tsx'
import { useOffsetPages } from '../use-offset-pages.ts'
import '../systems/systems.css'

const BeginHold = lazyPart('begin-hold', async () => (await import('./begin-hold.tsx')).BeginHold)
const EndHold = lazyPart('end-hold', async () => (await import('./end-hold.tsx')).EndHold)

/** The legal holds of the clients one administers: begun, ended, each with its reason (DATA-01). */
export const Holds = ({ zone }: { zone: string }) => {
  const say = t(holdWords)
  const [withEnded, setWithEnded] = useState(false)
  const [isBeginning, setBeginning] = useState(false)
  const [ending, setEnding] = useState<ListedHold | null>(null)
  const query = useOffsetPages(['legal-holds', withEnded], async (offset, signal) => {
    const { result } = await callApi<typeof listHolds>('GET /legal-holds', {
      query: { ended: withEnded ? 'true' : 'false', offset },
      signal,
    })
    return { lines: result.holds, total: result.total }
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
