import type { LedgerMessage } from '../../../../contract/messages/outbox.ts'
import { ledgerWords } from '../../../../domain/words/ledger.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { Icon, type IconName } from '../../../ui/icons.tsx'

const icons: Readonly<Record<LedgerMessage['state'], IconName>> = {
  queued: 'clock',
  sent: 'done',
  delivered: 'done',
  read: 'done',
  failed: 'warning',
  expired: 'alarm',
  no_provider: 'stack',
}

/** The state of a message, and what is known against its arrival. */
export const MessageState = ({ state, why }: Pick<LedgerMessage, 'state' | 'why'>) => {
  const say = t(ledgerWords)
  // What the state says itself is not said twice.
  const isSaid = state === 'expired' || state === 'no_provider'
  return (
    <span>
      <span className={`outbox-state outbox-${state}`}>
        <Icon name={icons[state]} size={14} />
        {t(managementWords).states[state] ?? state}
      </span>
      {why !== null && !isSaid && <span className="outbox-soft">{say.faults[why]}</span>}
    </span>
  )
}

/** Messages as lines; each opens its life. */
export const MessageTable = ({
  messages,
  zone,
  onOpen,
}: {
  messages: readonly LedgerMessage[]
  zone: string
  onOpen: (id: string) => void
}) => {
  const say = t(ledgerWords)
  return (
    <table className="lines" aria-label={say.title}>
      <thead>
        <tr>
          {[say.when, say.to, say.what, say.state].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <Line key={message.id} message={message} zone={zone} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

const Line = ({
  message: { id, created_at, recipient, channel, event, identifier, state, why },
  zone,
  onOpen,
}: {
  message: LedgerMessage
  zone: string
  onOpen: (id: string) => void
}) => {
  const say = t(ledgerWords)
  const what = say.events[event] ?? event
  return (
    <tr>
      <td data-label={say.when} className="outbox-time">
        <time dateTime={created_at}>{shownTime(created_at, zone, 'DD-MM-YYYY HH:mm')}</time>
      </td>
      <td data-label={say.to}>
        <span>
          {recipient}
          <span className="outbox-soft">{t(managementWords).channels[channel] ?? channel}</span>
        </span>
      </td>
      <td data-label={say.what}>
        <span>
          <button
            type="button"
            className="ledger-open"
            aria-label={say.open(what, recipient)}
            onClick={() => onOpen(id)}
          >
            {what}
          </button>
          {identifier !== null && <span className="outbox-soft">{identifier}</span>}
        </span>
      </td>
      <td data-label={say.state}>
        <MessageState state={state} why={why} />
      </td>
    </tr>
  )
}
