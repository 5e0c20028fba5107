import { Suspense, useState } from 'react'
import { isReasonDue } from '../../../../domain/order/proof/given-reason.ts'
import { statusOf } from '../../../../domain/order/category.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { heldWords } from '../../../../domain/words/held.ts'
import { labelWords } from '../../../../domain/words/labels.ts'
import { officeSentences } from '../../../../domain/words/office-sentences.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { reasonWords } from '../../../../domain/words/reasons.ts'
import { errorWords } from '../../../../domain/words/recorded-error.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { AskReason, ReasonDialog } from '../lazy-dialogs.ts'
import { offered, type Panel } from '../panel.ts'
import { Versions } from './versions.tsx'

/** How the proof was judged last, in the page's language. */
const judgement = ({ review }: Panel['order']): string => {
  if (review === null) return t(labelWords).reviewNotStarted
  const say = t(officeSentences)
  if (review.outcome === 'rejected') return say.review_rejected
  return review.is_final ? say.review_approved : say.review_approved_level(review.level)
}

/**
 * How the proof was judged, the judgement that is due, and the way back to it where it was turned
 * down (REVW-01 to REVW-03).
 */
export const Review = ({ panel }: { panel: Panel }) => {
  const say = t(proofWords)
  const [asks, setAsks] = useState<'approve' | 'turn_down' | 'reupdate' | null>(null)
  const { order, viewer, policy, busy, held, act, review } = panel
  const waits = held === null ? null : t(heldWords).waits(held)
  const { approval_status, review_pending, reupdate_allowed, epod } = order
  const [judge, reopen] = [offered(panel, 'review'), offered(panel, 'reupdate')]
  const hasHistory = approval_status.review_history.length > 0 || epod.version.number > 1
  // There is nothing to judge before the proof is given.
  if (!hasHistory && (policy.review_levels === 0 || statusOf(order) === 'open')) return null
  return (
    <section>
      <div className="panel-title">
        <h3>{say.review}</h3>
        <span className="panel-soft">{judgement(order)}</span>
      </div>
      {judge.shown && review_pending && (
        <>
          <div className="panel-row">
            <Button
              variant="primary"
              icon="check"
              aria-keyshortcuts="a"
              reason={waits ?? judge.reason}
              busy={busy}
              onClick={() =>
                isReasonDue('approve', viewer, policy)
                  ? setAsks('approve')
                  : void review(say.approve, true, '')
              }
            >
              {say.approve}
            </Button>
            <Button
              variant="danger"
              icon="cross"
              aria-keyshortcuts="d"
              reason={waits ?? judge.reason}
              busy={busy}
              onClick={() => setAsks('turn_down')}
            >
              {say.turnDown}
            </Button>
          </div>
          {judge.reason !== null && <p className="panel-why">{judge.reason}</p>}
        </>
      )}
      {reopen.shown && reupdate_allowed && (
        <Button
          className="start"
          icon="pencil"
          reason={reopen.reason}
          busy={busy}
          onClick={() => setAsks('reupdate')}
        >
          {say.reupdate}
        </Button>
      )}
      <ReviewHistory panel={panel} />
      {epod.version.number > 1 && <Versions panel={panel} />}
      <Suspense>
        {asks === 'turn_down' && (
          <AskReason
            panel={panel}
            act="turn_down"
            title={say.turnDownSure}
            text={say.turnDownText}
            submit={say.turnDown}
            tone="danger"
            onGiven={(reason) => review(say.turnDown, false, reason)}
            onClose={() => setAsks(null)}
          />
        )}
        {asks === 'approve' && (
          <AskReason
            panel={panel}
            act="approve"
            title={t(panelWords).rejectSure(say.approve, order.identifier)}
            submit={say.approve}
            onGiven={(reason) => review(say.approve, true, reason)}
            onClose={() => setAsks(null)}
          />
        )}
        {asks === 'reupdate' && (
          <ReasonDialog
            title={say.reupdate}
            text={say.reupdateText}
            label={say.reason}
            submit={say.reupdate}
            panel={panel}
            action="reupdate"
            onSubmit={(reason) => act({ reupdate: { reason } })}
            onClose={() => setAsks(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

const ReviewHistory = ({ panel: { order, policy } }: { panel: Panel }) => {
  const say = t(proofWords)
  const { review_history } = order.approval_status
  if (review_history.length === 0) return null
  return (
    <ul className="panel-list">
      {review_history.map(({ is_approved, review_on, by, level, reason, in_error }) => {
        const [time, who] = [
          shownTime(review_on, policy.time_zone, 'DD MMM HH:mm'),
          by ? say.byWhom(by) : '',
        ]
        return (
          <li key={review_on}>
            {is_approved ? say.approvedAt(level ?? 1, time, who) : say.turnedDownAt(time, who)}
            {reason !== undefined && <p className="panel-soft">{t(reasonWords).because(reason)}</p>}
            {in_error === true && <p className="panel-why">{t(errorWords).title}</p>}
          </li>
        )
      })}
    </ul>
  )
}
