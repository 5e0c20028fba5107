import { useQuery } from '@tanstack/react-query'
import type { listClients, ListedClient } from '../../../contract/admin.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Card } from '../../ui/surface.tsx'
import { settingsIn } from './settings.ts'

/** Each client's configuration as it is written down. */
export const Configuration = ({ zone }: { zone: string }) => {
  const say = t(managementWords)
  const query = useQuery({
    queryKey: ['clients'],
    queryFn: async ({ signal }) =>
      (await callApi<typeof listClients>('GET /admin/clients', { query: {}, signal })).result,
  })
  return (
    <section className="admin-part" aria-label={say.configuration}>
      <h2>{say.configuration}</h2>
      <Answered
        query={query}
        failed={say.failed.clients}
        waiting={
          <Card className="page-card">
            <AwaitedLines lines={8} columns={2} />
          </Card>
        }
      >
        {(clients) =>
          clients.map((client) => <Client key={client.id} client={client} zone={zone} />)
        }
      </Answered>
    </section>
  )
}

const Client = ({
  client: { key, name, version, document, changed_at, changed_by },
  zone,
}: {
  client: ListedClient
  zone: string
}) => {
  const say = t(managementWords)
  const settings = settingsIn(document)
  return (
    <Card className="page-card">
      <header className="admin-client">
        <div>
          <h3>{name}</h3>
          <p className="page-lead">
            {say.clientKey} {key}
          </p>
        </div>
        <p className="page-lead admin-version">
          {say.version(version)}
          {changed_at !== null && (
            <span>
              {say.changedBy(
                changed_by ?? say.shipped,
                shownTime(changed_at, zone, 'DD-MM-YYYY HH:mm'),
              )}
            </span>
          )}
        </p>
      </header>
      <p className="page-lead admin-note">
        {settings.length === 0 ? say.noDocument : say.onlyDifferences}
      </p>
      <dl className="settings">
        {settings.map(({ path, lines }) => (
          <div key={path} className="setting">
            <dt>{path}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
