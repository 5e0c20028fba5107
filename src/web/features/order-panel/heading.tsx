import { use } from 'react'
import { etaOf, shownStateOf } from '../../../domain/order/category.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { proofWords } from '../../../domain/words/proof-panel.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { t } from '../../lib/language/language.ts'
import { copySaid } from '../../ui/copy-said.ts'
import { Icon } from '../../ui/icons.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { GoFromSheet } from '../../ui/use-unsent.ts'
import type { Panel } from './panel.ts'
import { placeLabel } from './place-label.ts'

/** Which other orders a place leads to. */
export type PlaceSearch = { source: string } | { destination: string }

interface Numbered {
  readonly field: 'identifier' | 'invoice'
  readonly number: string
}

/** LR and invoice number, the one that the account goes by first; one that says the same is not. */
const numbersOf = (
  { identifier, invoice }: Panel['order'],
  { order_label }: Panel['policy'],
): [Numbered, ...Numbered[]] => {
  const lr: Numbered = { field: 'identifier', number: identifier }
  if (!invoice || invoice === identifier) return [lr]
  const paper: Numbered = { field: 'invoice', number: invoice }
  return order_label === 'invoice' ? [paper, lr] : [lr, paper]
}

/**
 * Which order this is, how it stands, and where it goes: its number is copied by a press, its
 * places lead to the other orders there (SUMM-01).
 */
export const Heading = ({
  panel: { order, policy, clock },
  onPlace,
}: {
  panel: Panel
  onPlace: ((search: PlaceSearch) => void) | undefined
}) => {
  const proof = t(proofWords)
  const state = shownStateOf(order, clock.now)
  const eta = etaOf(order)
  const { fields } = t(sentences)
  const [first, ...others] = numbersOf(order, policy)
  return (
    <header className="panel-heading">
      <div className="panel-number">
        <h2>
          <button
            type="button"
            className="panel-bare"
            title={proof.copyNumber}
            onClick={() => void copySaid(first.number, proof.copied(first.number))}
          >
            {first.number}
          </button>
        </h2>
        {others.map(({ field, number }) => (
          <button
            key={field}
            type="button"
            className="panel-bare panel-soft"
            title={proof.copyNumber}
            onClick={() => void copySaid(number, proof.copied(number))}
          >
            {fields[field]} {number}
          </button>
        ))}
        <StatusTag
          state={state}
          {...(state === 'REJECT' && policy.wording.rejected
            ? { word: policy.wording.rejected }
            : {})}
        />
      </div>
      <p className="panel-route">
        <Place
          label={placeLabel(order.source)}
          title={proof.ordersFrom}
          onShow={
            onPlace && order.source.name ? () => onPlace({ source: order.source.name }) : undefined
          }
        />
        <Icon name="right" />
        <Place
          label={placeLabel(order.destination)}
          title={proof.ordersTo}
          onShow={
            onPlace && order.destination.name
              ? () => onPlace({ destination: order.destination.name })
              : undefined
          }
        />
      </p>
      <p className="panel-soft">
        {[
          order.truck_number,
          eta && `${t(panelWords).expected} ${shownTime(eta, policy.time_zone, 'DD MMM HH:mm')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  )
}

const Place = ({
  label,
  title,
  onShow,
}: {
  label: string
  title: string
  onShow: (() => void) | undefined
}) => {
  const goFrom = use(GoFromSheet)
  return onShow ? (
    <button type="button" className="panel-bare" title={title} onClick={() => goFrom(onShow)}>
      {label}
    </button>
  ) : (
    <span>{label || t(panelWords).nothingChosen}</span>
  )
}
