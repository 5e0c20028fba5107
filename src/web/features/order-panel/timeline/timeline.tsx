import { useMemo, useState } from 'react'
import { fieldOrigins } from '../../../../domain/order/timeline/field-origins.ts'
import { ordersOverTime, type Step } from '../../../../domain/order/timeline/orders-over-time.ts'
import type { Recorded } from '../../../../domain/order/events.ts'
import { detailsWords } from '../../../../domain/words/order-details.ts'
import { timelineWords } from '../../../../domain/words/timeline.ts'
import { t } from '../../../lib/language/language.ts'
import type { Panel } from '../panel.ts'
import { useWholeLog } from '../use-order-log.ts'
import { ActionList } from './action-list.tsx'
import { FieldList } from './field-list.tsx'
import { Moment } from './moment.tsx'
import { NotRead } from './not-read.tsx'
import './timeline.css'

const withheldNotes = ['contacts', 'value'] as const

/** The order as it was at any moment, with where each value comes from (REPL-02). */
export const Timeline = ({ panel }: { panel: Panel }) => {
  const log = useWholeLog(panel.order._id)
  return (
    <section className="timeline" aria-label={t(timelineWords).title}>
      {log.is === 'read' ? <Replay panel={panel} events={log.events} /> : <NotRead log={log} />}
    </section>
  )
}

const Replay = ({ panel, events }: { panel: Panel; events: readonly Recorded[] }) => {
  const say = t(timelineWords)
  const { order, viewer, policy } = panel
  const steps = useMemo(() => ordersOverTime(events, order.withheld), [events, order.withheld])
  // Null follows the log as it grows.
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? steps.length, steps.length)
  const step: Step | undefined = steps[at - 1]
  const origins = useMemo(() => fieldOrigins(steps, at), [steps, at])
  if (!step) return null
  return (
    <>
      <Moment
        steps={steps}
        at={at}
        time_zone={policy.time_zone}
        onMove={(next) => setChosen(next === steps.length ? null : next)}
      />
      {withheldNotes.map(
        (part) =>
          order.withheld?.includes(part) && (
            <p key={part} className="panel-soft">
              {t(detailsWords).withheld[part]}
            </p>
          ),
      )}
      <FieldList origins={origins} steps={steps} at={at} time_zone={policy.time_zone} />
      <ActionList
        title={say.atMoment}
        note={say.todaysRules}
        order={step.order}
        viewer={viewer}
        policy={policy}
        clock={{ now: step.event.server_time, time_zone: policy.time_zone }}
      />
    </>
  )
}
