import { useState } from 'react'
import type {
  ListedApiKey,
  listApiKeys,
  revokeApiKey,
} from '../../../../contract/systems/api-keys.ts'
import { systemWords } from '../../../../domain/words/systems.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { EmptyState } from '../../../ui/surface.tsx'
import { MakeKey } from './make-key.tsx'
import { AskFirst, ShownOnce } from './shown-once.tsx'
import { useSystemAct } from './use-act.ts'
import { PagedCard } from '../paged-card.tsx'
import { useOffsetPages } from '../use-offset-pages.ts'

/** The API keys of the client: made, shown once, revoked (HOOK-01). */
export const ApiKeys = ({ zone }: { zone: string }) => {
  const say = t(systemWords)
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const query = useOffsetPages(['systems', 'keys'], async (offset, signal) => {
    const { result, total } = await callApi<typeof listApiKeys>('GET /api-keys', {
      query: { offset },
      signal,
    })
    return { lines: result, total }
  })
  return (
    <section className="systems-part" aria-labelledby="api-keys">
      <header className="admin-head">
        <h3 id="api-keys">{say.keys}</h3>
        <Button icon="plus" onClick={() => setMaking(true)}>
          {say.makeKey}
        </Button>
      </header>
      <PagedCard
        query={query}
        failed={say.failed}
        empty={<EmptyState title={say.noKeys} text={say.noKeysHint} />}
      >
        {(keys) => <KeyTable keys={keys} zone={zone} />}
      </PagedCard>
      {isMaking && (
        <MakeKey
          zone={zone}
          onMade={(key) => {
            setMaking(false)
            setMade(key)
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made !== null && <ShownOnce title={say.key} text={made} onClose={() => setMade(null)} />}
    </section>
  )
}

const KeyTable = ({ keys, zone }: { keys: readonly ListedApiKey[]; zone: string }) => {
  const say = t(systemWords)
  const act = useSystemAct()
  const [revoking, setRevoking] = useState<ListedApiKey | null>(null)
  const at = (instant: string): string => shownTime(instant, zone, 'DD-MM-YYYY HH:mm')
  const untilOf = ({ expires_at, is_expired }: ListedApiKey): string => {
    if (expires_at === null) return say.forever
    return is_expired ? say.expired(at(expires_at)) : at(expires_at)
  }
  const revoke = async (id: string): Promise<void> => {
    const isDone = await act.run(async () => {
      const { message } = await callApi<typeof revokeApiKey>('DELETE /api-keys/:id', {
        params: { id },
      })
      notify.done(message)
    })
    if (isDone) setRevoking(null)
  }
  return (
    <>
      <table className="lines" aria-labelledby="api-keys">
        <thead>
          <tr>
            {[say.keyName, say.scopes, say.expires, say.lastUsed].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{say.revoke}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <td data-label={say.keyName}>
                <span className="lines-strong">
                  {key.name}
                  <span className="outbox-soft">
                    {say.by(at(key.created_at), key.created_by ?? say.someone)}
                  </span>
                </span>
              </td>
              <td data-label={say.scopes}>
                <span className="systems-codes">
                  {key.scopes.map((scope) => (
                    <code key={scope}>{scope}</code>
                  ))}
                </span>
              </td>
              <td data-label={say.expires}>{untilOf(key)}</td>
              <td data-label={say.lastUsed}>
                {key.last_used_at === null ? say.never : at(key.last_used_at)}
              </td>
              <td>
                <Button aria-label={say.revokeTitle(key.name)} onClick={() => setRevoking(key)}>
                  {say.revoke}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {revoking && (
        <AskFirst
          title={say.revokeTitle(revoking.name)}
          text={say.revokeLead}
          act={say.revoke}
          is_danger
          isBusy={act.isBusy}
          onConfirm={() => void revoke(revoking.id)}
          onClose={() => setRevoking(null)}
        />
      )}
    </>
  )
}
