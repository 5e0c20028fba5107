import { Suspense, useState } from 'react'
import { statusOf } from '../../../../domain/order/category.ts'
import { disputableUntil } from '../../../../domain/order/proof/dispute.ts'
import type { Claim } from '../../../../domain/order/proof/statements.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { claimTold } from '../../../../domain/words/claim-told.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { offered, type Panel } from '../panel.ts'
import { ClaimDialog, Evidence, SettleDialog } from '../lazy-dialogs.ts'
import { ReasonDialog } from '../proof/reason-dialog.tsx'

type Over =
  | { readonly is: 'change' | 'settle'; readonly claim: Claim }
  | { readonly is: 'dispute' | 'evidence' }

/**
 * What is claimed of the order and what came of it, and the dispute while its window is open
 * (SIDE-02).
 */
export const Claims = ({ panel }: { panel: Panel }) => {
  const say = t(proofWords)
  const [over, setOver] = useState<Over | null>(null)
  const { order, policy, clock, busy, act } = panel
  const [dispute, manage] = [offered(panel, 'dispute'), offered(panel, 'claim')]
  const until = disputableUntil(order, policy)
  const mayDispute = dispute.shown && statusOf(order) !== 'open'
  if (order.claims.length === 0 && !(mayDispute && dispute.reason === null)) return null
  const isManaged = manage.shown && manage.reason === null
  const leave = (): void => setOver(null)
  return (
    <section>
      <div className="panel-title">
        <h3>{say.claims}</h3>
        {mayDispute && (
          <Button icon="warning" reason={dispute.reason} onClick={() => setOver({ is: 'dispute' })}>
            {say.dispute}
          </Button>
        )}
      </div>
      {mayDispute && dispute.reason === null && until !== null && (
        <p className="panel-soft">
          {say.disputeUntil(shownTime(until, policy.time_zone, 'DD MMM HH:mm'))}
        </p>
      )}
      {order.claims.length > 0 && (
        <>
          <ul className="panel-list">
            {order.claims.map((claim) => (
              <ClaimRow
                key={claim.number}
                claim={claim}
                zone={policy.time_zone}
                now={clock.now}
                onAsk={isManaged && claim.outcome === null ? (is) => setOver({ is, claim }) : null}
              />
            ))}
          </ul>
          <Button className="start" icon="stack" onClick={() => setOver({ is: 'evidence' })}>
            {say.evidence}
          </Button>
        </>
      )}
      {over?.is === 'dispute' && (
        <ReasonDialog
          title={say.dispute}
          text=""
          label={say.disputeText}
          submit={say.dispute}
          busy={busy}
          onSubmit={(text) => act({ dispute: text })}
          onClose={leave}
        />
      )}
      <Suspense>
        {over?.is === 'evidence' && <Evidence panel={panel} onClose={leave} />}
        {over?.is === 'change' && <ClaimDialog panel={panel} claim={over.claim} onClose={leave} />}
        {over?.is === 'settle' && <SettleDialog panel={panel} claim={over.claim} onClose={leave} />}
      </Suspense>
    </section>
  )
}

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
