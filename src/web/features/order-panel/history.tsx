import { useQuery } from '@tanstack/react-query'
import type { orderHistory } from '../../../contract/orders.ts'
import { eventSummary } from '../../../domain/order/event-summary.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { between, MINUTE } from '../../../domain/time.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { useCallApi } from '../../lib/api/backend.ts'
import { t } from '../../lib/language/language.ts'
import type { Panel } from './panel.ts'

/** Everything that happened to the order, oldest first, in plain words. */
export const History = ({ panel: { order, policy } }: { panel: Panel }) => {
  const say = t(panelWords)
  const { _id: id } = order
  const callApi = useCallApi()
  const { data } = useQuery({
    queryKey: ['order', id, 'events'],
    queryFn: async ({ signal }) => {
      const { result } = await callApi<typeof orderHistory>('GET /orders/:id/events', {
        params: { id },
        query: {},
        signal,
      })
      return result.map(({ body }) => eventIn(body))
    },
  })
  return (
    <section>
      <h3>{say.history}</h3>
      <ol className="panel-history">
        {data?.map((event) => {
          const { title, detail, by } = eventSummary(event, t)
          const { device_time: claimed, server_time } = event
          const time = (instant: string): string =>
            shownTime(instant, policy.time_zone, 'DD MMM HH:mm')
          const is_apart = claimed !== null && Math.abs(between(claimed, server_time)) > 2 * MINUTE
          return (
            <li key={event.seq}>
              <span>
                <strong>{title}</strong>
                {detail !== '' && ` ${detail}`}
              </span>
              <span className="panel-soft">
                {time(server_time)}
                {is_apart && ` (${say.onDevice(time(claimed))})`} · {by}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
