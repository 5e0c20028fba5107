import { useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { locate } from '../../lib/locate.ts'
import { FlagIcon, PhoneIcon, RouteIcon } from '../kit/icons.tsx'
import { mapLink } from './map-link.ts'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { shortTime } from '../kit/when.ts'

/**
 * What a driver needs before the door: the way, the receiver's number, and to say that the place is
 * reached (PUBL-02).
 */
export const OnTheWay = ({ page }: { page: PublicPageState }) => {
  const say = t(publicWords)
  const { receiver_phone, destination, reached_at } = page.order
  const [isLocating, setLocating] = useState(false)
  const reached = async (): Promise<void> => {
    setLocating(true)
    await page.act({ triggerOutBound: true, geo_tag: { loc: await locate() } })
    setLocating(false)
  }
  return (
    <div className="choices">
      <div className="pair">
        {destination && (
          <a className="button" href={mapLink(destination)} rel="noreferrer">
            <RouteIcon />
            {say.navigate}
          </a>
        )}
        {receiver_phone && (
          <a className="button" href={`tel:${receiver_phone}`} rel="noreferrer">
            <PhoneIcon />
            {say.callReceiver}
          </a>
        )}
      </div>
      {refusalOf(page, 'outbound') === null && !reached_at && (
        <button
          type="button"
          className="button primary"
          disabled={isLocating || page.sending !== 'no'}
          onClick={() => void reached()}
        >
          <FlagIcon />
          {say.reached}
        </button>
      )}
      {reached_at && (
        <p className="hint">{say.reachedAt(shortTime(reached_at, page.config.time_zone))}</p>
      )}
    </div>
  )
}
