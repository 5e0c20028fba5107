import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type {
  getMessage,
  LedgerMessage,
  repeatMessage,
} from '../../../../contract/messages/outbox.ts'
import { ledgerWords } from '../../../../domain/words/ledger.ts'
import { newKey } from '../../../lib/api/answer.ts'
import { callApi, type Output } from '../../../lib/api/api.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { Answered } from '../../../ui/answered.tsx'
import { AwaitedLines } from '../../../ui/awaited-lines.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { notify } from '../../../ui/notify.ts'
import { MessageState } from './message-table.tsx'
import { shownMoney } from './shown-money.ts'

type Life = Output<typeof getMessage>['result']

/** One message from queue to read; a dead letter is sent again from here. */
export const MessageLife = ({
  id,
  zone,
  onOpen,
  onClose,
}: {
  id: string
  zone: string
  onOpen: (id: string) => void
  onClose: () => void
}) => {
  const say = t(ledgerWords)
  const query = useQuery({
    queryKey: ['outbox', 'life', id],
    queryFn: async ({ signal }) =>
      (await callApi<typeof getMessage>('GET /outbox/:id', { params: { id }, signal })).result,
  })
  const { data } = query
  const event = data && (say.events[data.message.event] ?? data.message.event)
  return (
    <Drawer title={event ?? say.title} onClose={onClose} width={520}>
      <Answered query={query} failed={say.failed} waiting={<AwaitedLines lines={4} columns={2} />}>
        {(life) => <Told life={life} zone={zone} onOpen={onOpen} />}
      </Answered>
    </Drawer>
  )
}

const Told = ({
  life: { message, currency, rows, kept },
  zone,
  onOpen,
}: {
  life: Life
  zone: string
  onOpen: (id: string) => void
}) => {
  const say = t(ledgerWords)
  return (
    <div className="ledger-life">
      <div className="ledger-head">
        <div>
          <strong>{message.recipient}</strong>
          {message.identifier !== null && <span className="outbox-soft">{message.identifier}</span>}
        </div>
        <MessageState state={message.state} why={message.why} />
      </div>
      <Again message={message} reason={kept[0]?.message ?? null} onSent={onOpen} />
      <section>
        <h3>{say.life}</h3>
        <ol className="ledger-steps">
          {rows.map((row, place) => (
            <li key={place} className={`ledger-step ledger-step-${row.step}`}>
              <span>{row.message}</span>
              {row.said !== null && <span className="outbox-soft">{row.said}</span>}
              <span className="outbox-soft">
                {row.at !== null && (
                  <time dateTime={row.at}>{shownTime(row.at, zone, 'DD-MM-YYYY HH:mm')}</time>
                )}
                {row.other !== null && (
                  <button
                    type="button"
                    className="ledger-open"
                    onClick={() => row.other !== null && onOpen(row.other)}
                  >
                    {say.other}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <Facts message={message} currency={currency} />
      <section>
        <h3>{say.text}</h3>
        <pre className="outbox-body">{`${message.subject}\n\n${message.body}`}</pre>
      </section>
    </div>
  )
}

const Facts = ({
  message: { provider, provider_id, cost, parts, sent_by },
  currency,
}: {
  message: LedgerMessage
  currency: string
}) => {
  const say = t(ledgerWords)
  const facts = [
    [say.sentBy, sent_by],
    [say.provider, [provider, provider_id].filter((one) => one !== null).join(' · ') || null],
    [
      say.cost,
      [cost === null ? null : shownMoney(cost, currency), parts === null ? null : say.parts(parts)]
        .filter((one) => one !== null)
        .join(' · ') || null,
    ],
  ].filter(([, value]) => value !== null)
  if (facts.length === 0) return null
  return (
    <dl className="ledger-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Again = ({
  message: { id, state, may_repeat },
  reason,
  onSent,
}: {
  message: LedgerMessage
  reason: string | null
  onSent: (id: string) => void
}) => {
  const say = t(ledgerWords)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  // One key for what is pressed here: pressed again after a lost answer, it is the same request.
  const key = useRef(newKey())
  if (state !== 'failed' && state !== 'expired' && state !== 'no_provider') return null
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const input = { params: { id }, body: {}, key: key.current }
      const { message, result } = await callApi<typeof repeatMessage>(
        'POST /outbox/:id/again',
        input,
      )
      notify.done(message)
      await queries.invalidateQueries({ queryKey: ['outbox'] })
      onSent(result.id)
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="ledger-again">
      <Button
        icon="share"
        busy={isBusy}
        reason={may_repeat ? null : reason}
        onClick={() => void send()}
      >
        {say.again}
      </Button>
    </div>
  )
}
