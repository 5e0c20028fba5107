import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type {
  AccountExport,
  beginAccountExport,
  listAccountExports,
} from '../../../../contract/admin/account-exports.ts'
import { archiveWords } from '../../../../domain/words/account-archive.ts'
import { useAdministeredClients } from '../../../lib/administered-clients.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { useAsking } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notify.ts'
import { EmptyState } from '../../../ui/surface.tsx'
import { ArchiveTable } from './archive-table.tsx'
import { PagedCard } from '../paged-card.tsx'
import { useOffsetPages } from '../use-offset-pages.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'

/** How often one that is being made is asked after, in ms. */
const WATCHED_MS = 2_000

const isStanding = ({ state }: Pick<AccountExport, 'state'>): boolean =>
  state === 'queued' || state === 'running'

/** Archives of all that a client has: begun, watched, taken away (DATA-01). */
export const Archives = ({ zone }: { zone: string }) => {
  const say = t(archiveWords)
  const { viewer } = useAsking()
  const [client, choose] = useState(viewer.client)
  const query = useArchives(client)
  const [isBusy, setBusy] = useState(false)
  const [sendOnce] = useState(newSendOnce)
  const queries = useQueryClient()
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      const { message } = await sendOnce(client, (key) =>
        callApi<typeof beginAccountExport>('POST /account/export', { body: { client }, key }),
      )
      notify.done(message)
    } catch (thrown) {
      notify.failure(thrown)
    }
    await queries.invalidateQueries({ queryKey: ['archives', client] })
    setBusy(false)
  }
  const isUnderWay = query.data?.some(isStanding) === true
  return (
    <section className="admin-part" aria-labelledby="archives">
      <header className="admin-head">
        <div>
          <h2 id="archives">{say.title}</h2>
          <p className="page-lead">{say.lead}</p>
        </div>
        <div className="page-tools">
          <ClientChoice client={client} onChoose={choose} />
          <Button
            icon="download"
            busy={isBusy}
            reason={isUnderWay ? say.underWay : null}
            onClick={() => void begin()}
          >
            {say.begin}
          </Button>
        </div>
      </header>
      <PagedCard
        query={query}
        failed={say.failed}
        empty={<EmptyState icon="stack" title={say.none} text={say.noneHint} />}
      >
        {(archives) => <ArchiveTable archives={archives} client={client} zone={zone} />}
      </PagedCard>
      <p className="outbox-soft">{say.hint}</p>
    </section>
  )
}

const useArchives = (client: string) =>
  useOffsetPages(
    ['archives', client],
    async (offset, signal) => {
      const { result } = await callApi<typeof listAccountExports>('GET /account/exports', {
        query: { client, offset },
        signal,
      })
      return { lines: result.exports, total: result.total }
    },
    { every_ms: WATCHED_MS, isUnderWay: isStanding },
  )

/** Which client, where one administers several. */
const ClientChoice = ({
  client,
  onChoose,
}: {
  client: string
  onChoose: (client: string) => void
}) => {
  const id = useId()
  const clients = useAdministeredClients()
  if (clients.length < 2) return null
  return (
    <FieldFrame id={id} label={t(archiveWords).client} error={null}>
      <NativeSelect id={id} value={client} onChange={({ target }) => onChoose(target.value)}>
        {clients.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
