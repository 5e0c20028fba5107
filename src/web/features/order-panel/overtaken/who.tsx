import type { ReactNode } from 'react'
import { eventSummary } from '../../../../domain/order/event-summary.ts'
import { overtakenBy } from '../../../../domain/policy/overtaken-act.ts'
import type { Action } from '../../../../domain/policy/question.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import type { Panel } from '../panel.ts'
import { useOrderLog } from '../use-order-log.ts'

interface WhoProps {
  panel: Panel
  action: Action
  /** The order's `rev` when the form was opened. */
  began: number
}

/** What ended a form's act since it was opened, and who did it, where the page has read as far. */
export const Who = ({ panel: { order, policy }, action, began }: WhoProps): ReactNode => {
  const { data = [] } = useOrderLog(order._id)
  const event = overtakenBy(action, data, began)
  if (!event) return null
  const { title, by } = eventSummary(event, t, policy.time_zone)
  return `\n${title} · ${shownTime(event.server_time, policy.time_zone, 'DD MMM HH:mm')} · ${by}`
}
