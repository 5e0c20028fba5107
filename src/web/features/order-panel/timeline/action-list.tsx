import type { Order } from '../../../../domain/order/order.ts'
import { actionAnswers, type JudgedAction } from '../../../../domain/policy/order-actions.ts'
import type { Action } from '../../../../domain/policy/question.ts'
import type { Reason } from '../../../../domain/policy/reason.ts'
import { attemptSentences } from '../../../../domain/words/attempt-sentences.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { textFrom } from '../../../../domain/words/sentence.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { timelineWords } from '../../../../domain/words/timeline.ts'
import { t } from '../../../lib/language/language.ts'
import { said } from '../../../lib/language/said.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Icon } from '../../../ui/icons.tsx'
import type { OrderOnPage } from '../../../lib/order-on-page.ts'
import './timeline.css'

interface Props extends Asking {
  title: string
  note?: string
  order: Order | OrderOnPage
}

/** Two actions go by one name elsewhere. */
const labelOf = (action: Action): string => {
  const { actions } = t(timelineWords)
  return action === 'trigger_otp' || action === 'verify_otp'
    ? actions[action]
    : t(sentences).actions[action]
}

/** Of failed attempts the first load says nothing, to be light. */
const reasonSaid = (reason: Reason): string =>
  reason.code in t(attemptSentences) ? textFrom(attemptSentences, reason, t) : said(reason)

/** Everything that may be done with an order, with yes or no and every reason, at a moment. */
export const ActionList = ({ title, note, order, viewer, policy, clock }: Props) => (
  <section className="action-list">
    <h4>{title}</h4>
    {note !== undefined && <p className="panel-soft">{note}</p>}
    <ul className="action-answers">
      {actionAnswers(order, viewer, policy, clock).map((answer) => (
        <Answer key={answer.action} answer={answer} />
      ))}
    </ul>
  </section>
)

const Answer = ({ answer: { action, allowed, reasons } }: { answer: JudgedAction }) => {
  const say = t(timelineWords)
  return (
    <li data-action={action}>
      <p className="action-answer">
        <strong>{labelOf(action)}</strong>
        <span className={allowed ? 'answer-yes' : 'answer-no'}>
          <Icon name={allowed ? 'check' : 'cross'} />
          {allowed ? say.yes : say.no}
        </span>
      </p>
      {reasons.map((reason) => (
        <div key={`${reason.code} ${reason.field ?? ''}`} className="action-reason">
          <p>{reasonSaid(reason)}</p>
          {reason.evidence && (
            <p className="panel-soft">
              {say.missing(
                reason.evidence.map((piece) => t(panelWords).owed.steps[piece]).join(', '),
              )}
            </p>
          )}
        </div>
      ))}
    </li>
  )
}
