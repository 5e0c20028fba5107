import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'

/** Whether changes arrive by themselves at the moment, as dot and word. */
export const LiveMark = ({ isLive }: { isLive: boolean }) => {
  const say = t(dashboardWords)
  return (
    <span
      className={`live ${isLive ? '' : 'live-lost'}`}
      aria-live="polite"
      title={isLive ? say.liveOn : say.liveOff}
    >
      <span className="live-dot" aria-hidden="true" />
      <span className="live-word">{isLive ? say.liveOn : say.liveOff}</span>
    </span>
  )
}
