import { timelineWords } from '../../../../domain/words/timeline.ts'
import { messageOf } from '../../../lib/api/failure.ts'
import { t } from '../../../lib/language/language.ts'
import { ErrorState, Skeleton } from '../../../ui/surface.tsx'
import { MOST_EVENTS, type WholeLog } from '../use-order-log.ts'

/** What stands where a log would that is not there: awaited, too long, or failed with Retry. */
export const NotRead = ({ log }: { log: Exclude<WholeLog, { is: 'read' }> }) => {
  const say = t(timelineWords)
  switch (log.is) {
    case 'awaited':
      return (
        <div className="stack" aria-busy="true">
          <output className="visually-hidden">{say.loading}</output>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      )
    case 'too_long':
      return <p className="panel-soft">{say.tooLong(MOST_EVENTS)}</p>
    case 'failed':
      return <ErrorState title={say.failed} text={messageOf(log.error)} retry={log.again} />
  }
}
