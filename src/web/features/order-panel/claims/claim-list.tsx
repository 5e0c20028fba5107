import type { Claim } from '../../../../domain/order/proof/statements.ts'
import { claimTold } from '../../../../domain/words/claim-told.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { Panel } from '../panel.ts'

/** The claims of an order, each with what who manages them may do about it (SIDE-02). */
export const ClaimList = ({
  panel: { order, policy, clock },
  onAsk,
}: {
  panel: Panel
  onAsk: ((what: 'change' | 'settle', claim: Claim) => void) | null
}) => (
  <ul className="panel-list">
    {order.claims.map((claim) => (
      <ClaimRow
        key={claim.number}
        claim={claim}
        zone={policy.time_zone}
        now={clock.now}
        onAsk={onAsk && claim.outcome === null ? (what) => onAsk(what, claim) : null}
      />
    ))}
  </ul>
)

interface ClaimRowProps {
  claim: Claim
  zone: string
  now: string
  onAsk: ((what: 'change' | 'settle') => void) | null
}

const ClaimRow = ({
  claim: { number, origin, text, owner, due_at, outcome },
  zone,
  now,
  onAsk,
}: ClaimRowProps) => {
  const say = t(proofWords)
  const time = (instant: string): string => shownTime(instant, zone, 'DD MMM HH:mm')
  const isOverdue = outcome === null && due_at < now
  return (
    <li className="claim">
      <p>
        <strong>{say.claim(number)}</strong>{' '}
        <span className="panel-soft">{say.origins[origin]}</span>
      </p>
      <p>{claimTold({ origin, text }, t)}</p>
      <p className="panel-soft">
        {say.owner}: {owner} ·{' '}
        <span className={isOverdue ? 'differs' : undefined}>
          {isOverdue ? say.overdue : say.due} {time(due_at)}
        </span>
      </p>
      {outcome && (
        <p>
          <strong>
            {say.settledAt(
              t(panelWords).decisions[outcome.decision],
              time(outcome.time),
              outcome.by ? say.byWhom(outcome.by) : '',
            )}
          </strong>
          {outcome.amount !== null && ` · ${say.amount} ${outcome.amount.toLocaleString('en-IN')}`}:{' '}
          {outcome.note}
        </p>
      )}
      {onAsk && (
        <div className="panel-row">
          <Button onClick={() => onAsk('settle')}>{say.settle}</Button>
          <Button variant="quiet" onClick={() => onAsk('change')}>
            {say.change}
          </Button>
        </div>
      )}
    </li>
  )
}
