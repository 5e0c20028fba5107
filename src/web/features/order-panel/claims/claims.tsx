import { Suspense, useState } from 'react'
import { statusOf } from '../../../../domain/order/category.ts'
import { disputableUntil } from '../../../../domain/order/proof/dispute.ts'
import type { Claim } from '../../../../domain/order/proof/statements.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { offered, type Panel } from '../panel.ts'
import { ClaimDialog, ClaimList, Evidence, ReasonDialog, SettleDialog } from '../lazy-dialogs.ts'

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
  const { order, policy, act } = panel
  const [dispute, manage] = [offered(panel, 'dispute'), offered(panel, 'claim')]
  const until = disputableUntil(order, policy)
  const mayDispute = dispute.shown && statusOf(order) !== 'open'
  if (order.claims.length === 0 && over === null && !(mayDispute && dispute.reason === null))
    return null
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
          <Suspense>
            <ClaimList
              panel={panel}
              onAsk={isManaged ? (is, claim) => setOver({ is, claim }) : null}
            />
          </Suspense>
          <Button className="start" icon="stack" onClick={() => setOver({ is: 'evidence' })}>
            {say.evidence}
          </Button>
        </>
      )}
      <Suspense>
        {over?.is === 'dispute' && (
          <ReasonDialog
            title={say.dispute}
            text=""
            label={say.disputeText}
            submit={say.dispute}
            panel={panel}
            action="dispute"
            onSubmit={(text) => act({ dispute: text })}
            onClose={leave}
          />
        )}
        {over?.is === 'evidence' && <Evidence panel={panel} onClose={leave} />}
        {over?.is === 'change' && <ClaimDialog panel={panel} claim={over.claim} onClose={leave} />}
        {over?.is === 'settle' && <SettleDialog panel={panel} claim={over.claim} onClose={leave} />}
      </Suspense>
    </section>
  )
}
