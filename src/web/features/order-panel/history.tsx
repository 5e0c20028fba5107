import { Suspense, useState } from 'react'
import { eventSummary } from '../../../domain/order/event-summary.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { between, MINUTE } from '../../../domain/time.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { lazyPart } from '../../ui/part.tsx'
import type { Panel } from './panel.ts'
import { useOrderLog } from './use-order-log.ts'

const Timeline = lazyPart(
  'timeline',
  async () => (await import('./timeline/timeline.tsx')).Timeline,
)

/** Everything that happened to the order, oldest first, in plain words. */
export const History = ({ panel }: { panel: Panel }) => {
  const { order, policy } = panel
  const say = t(panelWords)
  const log = useOrderLog(order._id)
  const [isLooking, setLooking] = useState(false)
  return (
    <section className="no-print">
      <div className="panel-title">
        <h3>{say.history}</h3>
        <Button icon="clock" aria-expanded={isLooking} onClick={() => setLooking(!isLooking)}>
          {say.lookBack}
        </Button>
      </div>
      {isLooking && (
        <Suspense fallback={<div aria-busy="true" />}>
          <Timeline panel={panel} />
        </Suspense>
      )}
      <ol className="panel-history">
        {log.data?.map((event) => {
          const { title, detail, by } = eventSummary(event, t, policy.time_zone)
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
      <MoreLines of={log} more={say.moreHistory} />
    </section>
  )
}
