import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  LedgerAsked,
  LedgerMessage,
  listOutbox,
} from '../../../../contract/messages/outbox.ts'
import { ledgerWords } from '../../../../domain/words/ledger.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { useSettled } from '../../../lib/settled.ts'
import { PrintButton } from '../../../ui/print-button.tsx'
import { EmptyState } from '../../../ui/surface.tsx'
import { PagedCard } from '../paged-card.tsx'
import { Costs } from './costs.tsx'
import { MessageFilters, noFilters, type Filters } from './message-filters.tsx'
import { MessageLife } from './message-life.tsx'
import { MessageTable } from './message-table.tsx'
import './messages.css'

const SIZE = 50
/** Milliseconds without a key, after which the list is asked for. */
const PAUSE_MS = 300

/** What is set alone: the server takes no empty filter. */
const askedOf = (filters: Filters): LedgerAsked =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as LedgerAsked

/** The account's messages, narrowed, each with its life, and what they cost (MESG-01, SHAR-05). */
export const Messages = ({ zone }: { zone: string }) => {
  const say = t(ledgerWords)
  const [filters, setFilters] = useState(noFilters)
  const [opened, open] = useState<string | null>(null)
  const asked = askedOf(useSettled(filters, PAUSE_MS))
  const query = useInfiniteQuery({
    queryKey: ['outbox', asked],
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof listOutbox>('GET /outbox', {
          query: { ...asked, ...(pageParam !== null && { before: pageParam }) },
          signal,
        })
      ).result,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length === SIZE ? (page.at(-1)?.id ?? null) : null),
    select: ({ pages }): LedgerMessage[] => pages.flat(),
  })
  const isNarrowed = Object.keys(asked).length > 0
  return (
    <section className="admin-part" aria-label={say.title}>
      <header className="admin-head">
        <div>
          <h2 id="messages">{say.title}</h2>
          <p className="page-lead">{say.lead}</p>
        </div>
        <PrintButton part=".admin-part" />
      </header>
      <MessageFilters filters={filters} zone={zone} onChange={setFilters} />
      <PagedCard
        query={query}
        failed={say.failed}
        empty={
          <EmptyState
            icon={isNarrowed ? 'search' : 'remark'}
            title={isNarrowed ? say.noMatch : say.none}
            text={isNarrowed ? say.noMatchHint : say.noneHint}
          />
        }
      >
        {(messages) => <MessageTable messages={messages} zone={zone} onOpen={open} />}
      </PagedCard>
      <Costs zone={zone} />
      {opened !== null && (
        <MessageLife
          key={opened}
          id={opened}
          zone={zone}
          onOpen={open}
          onClose={() => open(null)}
        />
      )}
    </section>
  )
}
