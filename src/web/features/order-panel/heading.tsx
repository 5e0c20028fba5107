import { useNavigate } from '@tanstack/react-router'
import { etaOf, shownStateOf } from '../../../domain/order/category.ts'
import { formatTime } from '../../../domain/time-format.ts'
import { panelWords as say } from '../../../domain/words/order-panel.ts'
import { proofWords } from '../../../domain/words/proof-panel.ts'
import { copyText } from '../../lib/clipboard.ts'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../ui/notify.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { Panel } from './panel.ts'
import { placeLabel } from './place-label.ts'

const copy = async (number: string): Promise<void> => {
  if (await copyText(number)) notify.done(proofWords.copied(number))
}

/** Which order this is, how it stands, and where it goes: its number is copied by a press, its places lead to the other orders there (SUMM-01). */
export const Heading = ({ panel: { order, policy, clock } }: { panel: Panel }) => {
  const state = shownStateOf(order, clock.now)
  const eta = etaOf(order)
  const isInvoice = policy.order_label === 'invoice'
  const navigate = useNavigate()
  const show = (search: { source: string } | { destination: string }): void => void navigate({ to: '/home', search })
  const number = isInvoice ? order.invoice ?? order.identifier : order.identifier
  return (
    <header className="panel-heading">
      <div className="panel-number">
        <h2><button type="button" className="panel-bare" title={proofWords.copyNumber} onClick={() => void copy(number)}>{number}</button></h2>
        <StatusTag state={state} {...(state === 'REJECT' && policy.wording.rejected ? { word: policy.wording.rejected } : {})} />
      </div>
      <p className="panel-route">
        <button type="button" className="panel-bare" title={proofWords.ordersFrom} onClick={() => show({ source: order.source.name })}>{placeLabel(order.source)}</button>
        <Icon name="right" />
        <button type="button" className="panel-bare" title={proofWords.ordersTo} onClick={() => show({ destination: order.destination.name })}>{placeLabel(order.destination)}</button>
      </p>
      <p className="panel-soft">{[order.truck_number, eta && `${say.expected} ${formatTime(eta, policy.time_zone, 'DD MMM HH:mm')}`].filter(Boolean).join(' · ')}</p>
    </header>
  )
}
