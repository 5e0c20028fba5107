import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedHold, listHolds } from '../../../../contract/legal-holds.ts'
import { holdWords } from '../../../../domain/words/legal-holds.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { Answered } from '../../../ui/answered.tsx'
import { AwaitedLines } from '../../../ui/awaited-lines.tsx'
import { Button } from '../../../ui/button.tsx'
import { MoreLines } from '../../../ui/more-lines.tsx'
import { lazyPart } from '../../../ui/part.tsx'
import { Card, EmptyState } from '../../../ui/surface.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { HoldTable } from './hold-table.tsx'

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
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.holds.length, 0)
      return shown < total ? shown : null
    },
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
      <Card className="page-card">
        <Answered
          query={query}
          failed={say.failed}
          waiting={<AwaitedLines lines={2} columns={4} />}
        >
          {(holds) =>
            holds.length === 0 ? (
              <EmptyState icon="stop" title={say.none} text={say.noneHint} />
            ) : (
              <>
                <HoldTable holds={holds} zone={zone} onEnd={setEnding} />
                <MoreLines of={query} more={t(managementWords).showMore} />
              </>
            )
          }
        </Answered>
      </Card>
      {isBeginning && <BeginHold onClose={() => setBeginning(false)} />}
      {ending && <EndHold hold={ending} onClose={() => setEnding(null)} />}
    </section>
  )
}
