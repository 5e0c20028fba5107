import { useInfiniteQuery } from '@tanstack/react-query'
import type { clientCosts } from '../../../../contract/messages/outbox.ts'
import { ledgerWords } from '../../../../domain/words/ledger.ts'
import { callApi } from '../../../lib/api/api.ts'
import { PATIENCE_MS } from '../../../lib/api/patience.ts'
import { t } from '../../../lib/language/language.ts'
import { shownCount } from '../../../lib/language/shown-bytes.ts'
import { EmptyState } from '../../../ui/surface.tsx'
import { PagedCard } from '../paged-card.tsx'
import { NumberCells, NumberHeads } from './number-cells.tsx'
import { shownMoney } from './shown-money.ts'

/** What messages of each client cost, for who administers every one (MESG-01). */
export const ClientCosts = ({ days }: { days: { from: string; to: string } }) => {
  const say = t(ledgerWords)
  const query = useInfiniteQuery({
    queryKey: ['outbox', 'client-costs', days],
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof clientCosts>('GET /outbox/costs/clients', {
          query: { ...days, after: pageParam },
          signal,
          timeout: PATIENCE_MS,
        })
      ).result,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) =>
      pages.flatMap(({ clients, currency }) => clients.map((one) => ({ ...one, currency }))),
  })
  const numbers = [say.messages, say.smsParts, say.cost]
  return (
    <PagedCard query={query} failed={say.costsFailed} empty={<EmptyState title={say.noCosts} />}>
      {(clients) => (
        <table className="lines" aria-label={say.byClient}>
          <thead>
            <tr>
              <th scope="col">{say.client}</th>
              <NumberHeads labels={numbers} />
            </tr>
          </thead>
          <tbody>
            {clients.map(({ client, name, messages, parts, cost, currency }) => (
              <tr key={client}>
                <td data-label={say.client}>{name}</td>
                <NumberCells
                  labels={numbers}
                  values={[shownCount(messages), shownCount(parts), shownMoney(cost, currency)]}
                />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PagedCard>
  )
}
