import { shownStateOf } from '../../../domain/order/category.ts'
import { etaOf } from '../../../domain/order/category.ts'
import { formatTime } from '../../../domain/time-format.ts'
import { panelWords as say } from '../../../domain/words/order-panel.ts'
import { Icon } from '../../ui/icons.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { Panel } from './panel.ts'
import { placeLabel } from './place-label.ts'

/** Which order this is, how it stands, and where it goes. */
export const Heading = ({ panel: { order, policy, clock } }: { panel: Panel }) => {
  const state = shownStateOf(order, clock.now)
  const eta = etaOf(order)
  const isInvoice = policy.order_label === 'invoice'
  const number = isInvoice ? order.invoice ?? order.identifier : order.identifier
  return (
    <header className="panel-heading">
      <div className="panel-number">
        <h2>{number}</h2>
        <StatusTag state={state} {...(state === 'REJECT' && policy.wording.rejected ? { word: policy.wording.rejected } : {})} />
      </div>
      <p className="panel-route">
        <span>{placeLabel(order.source)}</span><Icon name="right" /><span>{placeLabel(order.destination)}</span>
      </p>
      <p className="panel-soft">{[order.truck_number, eta && `${say.expected} ${formatTime(eta, policy.time_zone, 'DD MMM HH:mm')}`].filter(Boolean).join(' · ')}</p>
    </header>
  )
}
