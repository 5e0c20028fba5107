import type { listOrderMessages, ToldMessage } from '../../../contract/messages/order-messages.ts'
import { messagesLeft } from '../../../domain/messages/messages-left.ts'
import { ledgerWords } from '../../../domain/words/ledger.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { useCallApi } from '../../lib/api/backend.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { t } from '../../lib/language/language.ts'
import { MoreLines } from '../../ui/more-lines.tsx'
import type { Panel } from './panel.ts'
import { useOrderLog } from './use-order-log.ts'
import { usePages } from './use-pages.ts'

/** Who was told what of the order, when, and whether it arrived (SHAR-06). */
export const ToldMessages = ({ panel: { order, policy } }: { panel: Panel }) => {
  const say = t(ledgerWords)
  const { _id: id } = order
  const callApi = useCallApi()
  const query = usePages(['order', id, 'messages'], (before, signal) =>
    callApi<typeof listOrderMessages>('GET /orders/:id/messages', {
      params: { id },
      query: before,
      signal,
    }),
  )
  const { data, isError } = query
  if (data === undefined && !isError) return null
  return (
    <section className="no-print">
      <h3>{say.title}</h3>
      {isError && <p className="panel-soft">{say.failed}</p>}
      {data?.length === 0 && <NoMessage order_id={id} />}
      <ul className="panel-list">
        {data?.map((message) => (
          <Line key={message.id} message={message} zone={policy.time_zone} />
        ))}
      </ul>
      {data !== undefined && <MoreLines of={query} more={t(panelWords).moreHistory} />}
    </section>
  )
}

const NoMessage = ({ order_id }: { order_id: string }) => {
  const say = t(ledgerWords)
  const { data: events } = useOrderLog(order_id)
  // Without its log nothing is known of what left.
  if (!events) return null
  return <p className="panel-soft">{messagesLeft(events) ? say.noneKept : say.nobody}</p>
}

const Line = ({ message, zone }: { message: ToldMessage; zone: string }) => {
  const say = t(ledgerWords)
  const channel = t(managementWords).channels[message.channel] ?? message.channel
  return (
    <li className="panel-link">
      <div>
        <strong>{message.recipient}</strong> ·{' '}
        {say.told(say.events[message.event] ?? message.event, channel)}
        <p className="panel-soft">{outcomeOf(message, zone)}</p>
      </div>
    </li>
  )
}

const outcomeOf = (message: ToldMessage, zone: string): string => {
  const say = t(ledgerWords)
  const { state, why, read_at, delivered_at, sent_at } = message
  const time = (at: string): string => shownTime(at, zone, 'DD MMM HH:mm')
  if (read_at !== null) return say.read(time(read_at))
  if (delivered_at !== null) return say.delivered(time(delivered_at))
  if (state === 'failed' || state === 'expired' || state === 'no_provider')
    return why === null ? (t(managementWords).states[state] ?? state) : say.not(say.faults[why])
  const sent = sent_at === null ? say.waits : say.sent(time(sent_at))
  return why === null ? sent : `${sent} · ${say.faults[why]}`
}
