import { dashboardWords } from '../../../domain/words/dashboard.ts'

/** Whether changes arrive by themselves at the moment, as dot and word. */
export const LiveMark = ({ isLive }: { isLive: boolean }) => (
  <span
    className={`live ${isLive ? '' : 'live-lost'}`}
    aria-live="polite"
    title={isLive ? dashboardWords.liveOn : dashboardWords.liveOff}
  >
    <span className="live-dot" aria-hidden="true" />
    <span className="live-word">{isLive ? dashboardWords.liveOn : dashboardWords.liveOff}</span>
  </span>
)
