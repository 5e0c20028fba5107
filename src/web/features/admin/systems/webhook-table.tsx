import { useState } from 'react'
import type {
  enableWebhook,
  ListedWebhook,
  removeWebhook,
  rotateWebhook,
} from '../../../../contract/systems/webhooks.ts'
import { systemWords } from '../../../../domain/words/systems.ts'
import { callApi } from '../../../lib/api/api.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import { Deliveries } from './deliveries.tsx'
import { AskFirst } from './shown-once.tsx'
import { useSystemAct } from './use-act.ts'

type Asked = { readonly what: 'rotate' | 'remove' | 'deliveries'; readonly webhook: ListedWebhook }

/** Webhooks, a line each, with what can be done with them; `onSecret` is handed a new secret. */
export const WebhookTable = ({
  webhooks,
  zone,
  onSecret,
}: {
  webhooks: readonly ListedWebhook[]
  zone: string
  onSecret: (secret: string) => void
}) => {
  const say = t(systemWords)
  const act = useSystemAct()
  const [sendOnce] = useState(newSendOnce)
  const [asked, ask] = useState<Asked | null>(null)
  const close = (): void => ask(null)
  const enable = (id: string): void =>
    void act.run(async () => {
      const input = { params: { id }, body: {} }
      notify.done((await callApi<typeof enableWebhook>('POST /webhooks/:id/enable', input)).message)
    })
  const closeAfter = async (work: () => Promise<void>): Promise<void> => {
    if (await act.run(work)) close()
  }
  const rotate = (id: string): void =>
    void closeAfter(async () => {
      const { result } = await sendOnce(['rotate', id], (key) =>
        callApi<typeof rotateWebhook>('POST /webhooks/:id/rotate', {
          params: { id },
          body: {},
          key,
        }),
      )
      onSecret(result.secret)
    })
  const remove = (id: string): void =>
    void closeAfter(async () => {
      const input = { params: { id } }
      notify.done((await callApi<typeof removeWebhook>('DELETE /webhooks/:id', input)).message)
    })
  return (
    <>
      <table className="lines" aria-labelledby="webhooks">
        <thead>
          <tr>
            {[say.address, say.what, say.state].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{say.deliveries}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <tr key={webhook.id}>
              <Facts webhook={webhook} zone={zone} />
              <td>
                <fieldset className="systems-acts" aria-label={say.acts(webhook.url)}>
                  <Button onClick={() => ask({ what: 'deliveries', webhook })}>
                    {say.deliveries}
                  </Button>
                  {webhook.state !== 'active' && (
                    <Button busy={act.isBusy} onClick={() => enable(webhook.id)}>
                      {say.enable}
                    </Button>
                  )}
                  <Button onClick={() => ask({ what: 'rotate', webhook })}>{say.rotate}</Button>
                  <Button onClick={() => ask({ what: 'remove', webhook })}>{say.remove}</Button>
                </fieldset>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked?.what === 'deliveries' && (
        <Deliveries webhook={asked.webhook} zone={zone} onClose={close} />
      )}
      {asked?.what === 'rotate' && (
        <AskFirst
          title={say.rotateTitle(asked.webhook.url)}
          text={say.rotateLead}
          act={say.rotate}
          isBusy={act.isBusy}
          onConfirm={() => rotate(asked.webhook.id)}
          onClose={close}
        />
      )}
      {asked?.what === 'remove' && (
        <AskFirst
          title={say.removeTitle(asked.webhook.url)}
          text={say.removeLead}
          act={say.remove}
          is_danger
          isBusy={act.isBusy}
          onConfirm={() => remove(asked.webhook.id)}
          onClose={close}
        />
      )}
    </>
  )
}

const Facts = ({ webhook, zone }: { webhook: ListedWebhook; zone: string }) => {
  const say = t(systemWords)
  const { url, types, state, created_at, created_by, failing_since, former_until, queued } = webhook
  const at = (instant: string): string => shownTime(instant, zone, 'DD-MM-YYYY HH:mm')
  const isWell = state === 'active' && failing_since === null
  const notes = [
    state === 'active' && failing_since !== null ? say.failingSince(at(failing_since)) : '',
    queued > 0 ? say.waiting(queued) : '',
    former_until === null ? '' : say.formerSecrets(at(former_until)),
  ].filter(Boolean)
  return (
    <>
      <td data-label={say.address}>
        <span className="lines-strong systems-url">
          {url}
          <span className="outbox-soft">{say.by(at(created_at), created_by ?? say.someone)}</span>
        </span>
      </td>
      <td data-label={say.what}>
        <span className="systems-codes">
          {types.map((type) => (
            <code key={type}>{type}</code>
          ))}
        </span>
      </td>
      <td data-label={say.state}>
        <span>
          <span className={`outbox-state ${isWell ? 'outbox-sent' : 'outbox-failed'}`}>
            <Icon name={isWell ? 'done' : 'warning'} size={14} />
            {say.states[state]}
          </span>
          {notes.length > 0 && <span className="outbox-soft">{notes.join(' · ')}</span>}
        </span>
      </td>
    </>
  )
}
