import { Suspense, useState } from 'react'
import { statusOf } from '../../../../domain/order/category.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { correctedValueTold } from '../../../../domain/words/corrected-told.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { offered, type Panel } from '../panel.ts'
import { CorrectDialog, RecordedErrors } from '../lazy-dialogs.ts'

/** Values put right after closure, each with the one before, and a further one (PROF-05). */
export const Corrections = ({ panel }: { panel: Panel }) => {
  const say = t(proofWords)
  const [asks, setAsks] = useState<'correct' | 'error' | null>(null)
  const { order, policy } = panel
  const { shown, reason } = offered(panel, 'correct')
  const mayCorrect = shown && statusOf(order) !== 'open'
  if (order.corrections.length === 0 && !order.error_reports && !mayCorrect && asks === null)
    return null
  return (
    <section>
      <div className="panel-title">
        <h3>{say.corrections}</h3>
        {mayCorrect && (
          <Button icon="pencil" reason={reason} onClick={() => setAsks('correct')}>
            {say.correct}
          </Button>
        )}
      </div>
      {order.corrections.length > 0 && (
        <ul className="panel-list">
          {order.corrections.map(({ field, before, after, reason: why, by, time }) => (
            <li key={time + field}>
              <strong>{say.fields[field] ?? field}</strong>
              <p>
                {say.changed(
                  correctedValueTold(field, before, policy.time_zone, t),
                  correctedValueTold(field, after, policy.time_zone, t),
                )}
              </p>
              <p className="panel-soft">
                {why} · {shownTime(time, policy.time_zone, 'DD MMM HH:mm')}
                {by === null ? '' : say.byWhom(by)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {asks === 'correct' && (
        <Suspense>
          <CorrectDialog panel={panel} onClose={() => setAsks(null)} />
        </Suspense>
      )}
      <Suspense>
        <RecordedErrors
          panel={panel}
          isAsked={asks === 'error'}
          onAsk={(isAsked) => setAsks(isAsked ? 'error' : null)}
        />
      </Suspense>
    </section>
  )
}
