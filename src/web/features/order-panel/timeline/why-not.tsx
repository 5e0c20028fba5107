import { useMemo } from 'react'
import type { Recorded } from '../../../../domain/order/events.ts'
import { ordersOverTime } from '../../../../domain/order/timeline/orders-over-time.ts'
import { timelineWords } from '../../../../domain/words/timeline.ts'
import { t } from '../../../lib/language/language.ts'
import { Dialog } from '../../../ui/drawer.tsx'
import type { Panel } from '../panel.ts'
import { useWholeLog } from '../use-order-log.ts'
import { ActionList } from './action-list.tsx'
import { NotRead } from './not-read.tsx'

const nothing: readonly Recorded[] = []

/** What the viewer may do with the order now, and every reason why not (REPL-03). */
export const WhyNot = ({ panel, onClose }: { panel: Panel; onClose: () => void }) => {
  const say = t(timelineWords)
  const { order } = panel
  const log = useWholeLog(order._id)
  const events = log.is === 'read' ? log.events : nothing
  // The log knows of pending codes, of which an order off the wire says nothing.
  const replayed = useMemo(
    () => ordersOverTime(events, order.withheld).at(-1)?.order,
    [events, order.withheld],
  )
  return (
    <Dialog title={say.whyNot} width={640} onClose={onClose}>
      {log.is === 'awaited' || log.is === 'failed' ? (
        <NotRead log={log} />
      ) : (
        <ActionList
          title={say.now}
          order={replayed ?? order}
          viewer={panel.viewer}
          policy={panel.policy}
          clock={panel.clock}
        />
      )}
    </Dialog>
  )
}
