import { useEffect } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Facts } from '../kit/facts.tsx'
import { Frame } from '../kit/frame.tsx'
import { shortTime } from '../kit/when.ts'
import type { PublicPageState } from '../link/page.ts'

const LOOK_MS = 60_000

/** What is coming, and since when it has been at the door (DOOR-04). */
export const Arrival = ({ page, onNext }: { page: PublicPageState; onNext: () => void }) => {
  const say = t(publicWords)
  const { reached_at = null, status } = page.order
  const { refresh } = page
  const isAwaited = status === 'open' && reached_at === null
  // Polling: whoever waits here is told, while the page is looked at.
  useEffect(() => {
    if (!isAwaited) return
    const look = setInterval(() => {
      if (!document.hidden) void refresh()
    }, LOOK_MS)
    return () => clearInterval(look)
  }, [isAwaited, refresh])
  return (
    <Frame
      header={<About page={page} step="arrival" />}
      footer={
        <button type="button" className="button primary" onClick={onNext}>
          {say.arrivalNext}
        </button>
      }
    >
      <h1>{say.arrivalTitle}</h1>
      <output>
        {reached_at !== null && (
          <span className="sent reached">
            <strong>{say.driverReached}</strong>
            {shortTime(reached_at, page.config.time_zone)}
          </span>
        )}
      </output>
      <Facts page={page} />
    </Frame>
  )
}
