import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { AdministeredClient, listAdministered } from '../../../contract/admin/clients.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { policyFormWords } from '../../../domain/words/policy-form.ts'
import { callApi } from '../../lib/api/api.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { t } from '../../lib/language/language.ts'
import { useSettled } from '../../lib/settled.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { TextField } from '../../ui/field.tsx'
import { lazyPart } from '../../ui/part.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'

const NewClient = lazyPart(
  'new-client',
  async () => (await import('./new-client/new-client.tsx')).NewClient,
)

/** With more clients than this there is a search. */
const FEW = 8
/** Milliseconds without a key, after which the search is asked for. */
const PAUSE_MS = 250

/** The clients that one administers, each leading to its configuration. */
export const Clients = ({ zone }: { zone: string }) => {
  const say = t(managementWords)
  const words = t(policyFormWords)
  const [sought, seek] = useState('')
  const search = useSettled(sought, PAUSE_MS)
  const [isAdding, setAdding] = useState(false)
  const query = useInfiniteQuery({
    queryKey: ['clients', search],
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof listAdministered>('GET /clients', {
          query: { search, offset: pageParam },
          signal,
        })
      ).result,
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.clients.length, 0)
      return shown < total ? shown : null
    },
    select: ({ pages }) => ({
      clients: pages.flatMap((page) => page.clients),
      total: pages.at(-1)?.total ?? 0,
      may_add: pages[0]?.may_add ?? false,
    }),
  })
  const { data } = query
  return (
    <section className="admin-part" aria-labelledby="configuration">
      <header className="admin-head">
        <h2 id="configuration">{say.configuration}</h2>
        <div className="page-tools">
          {(sought !== '' || (data?.total ?? 0) > FEW) && (
            <TextField
              label={words.findClient}
              type="search"
              value={sought}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => seek(target.value)}
            />
          )}
          {data?.may_add && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {words.newClient}
            </Button>
          )}
        </div>
      </header>
      <Card className="page-card">
        <Answered
          query={query}
          failed={say.failed.clients}
          waiting={<AwaitedLines lines={2} columns={4} />}
        >
          {({ clients }) =>
            clients.length === 0 ? (
              <EmptyState icon="search" title={words.noClients} text={words.noClientsHint} />
            ) : (
              <>
                <ClientTable clients={clients} zone={zone} />
                <MoreLines of={query} more={say.showMore} />
              </>
            )
          }
        </Answered>
      </Card>
      <Suspense>
        {isAdding && data && <NewClient clients={data.clients} onClose={() => setAdding(false)} />}
      </Suspense>
    </section>
  )
}

const ClientTable = ({
  clients,
  zone,
}: {
  clients: readonly AdministeredClient[]
  zone: string
}) => {
  const say = t(managementWords)
  const words = t(policyFormWords)
  return (
    <table className="lines" aria-label={words.clients}>
      <thead>
        <tr>
          {[say.name, say.clientKey, words.beganWith, words.lastChange].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clients.map(({ key, name, preset, version, changed_at, changed_by }) => (
          <tr key={key}>
            <td data-label={say.name}>
              <Link className="lines-strong" to="/admin/$client" params={{ client: key }}>
                {name}
              </Link>
            </td>
            <td data-label={say.clientKey}>
              <code>{key}</code>
            </td>
            <td data-label={words.beganWith}>{preset ?? say.none}</td>
            <td data-label={words.lastChange}>
              <span>
                {say.version(version)}
                {changed_at !== null && (
                  <span className="outbox-soft">
                    {say.changedBy(
                      changed_by ?? say.shipped,
                      shownTime(changed_at, zone, 'DD-MM-YYYY HH:mm'),
                    )}
                  </span>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
