import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { PhoneIcon, RouteIcon } from '../kit/icons.tsx'
import type { PublicPageState } from '../link/page.ts'
import { mapLink, mapsOf, placeLines } from './map-link.ts'
import { usePathWords } from './use-path-words.ts'

/** Where the goods go and who takes them there: the way to it, and the call before it (DOOR-01). */
export const Destination = ({ page: { order } }: { page: PublicPageState }) => {
  const say = t(publicWords)
  const sayPath = usePathWords()
  const { destination, receiver_name, receiver_phone } = order
  const maps = mapsOf(navigator.userAgent, navigator.maxTouchPoints)
  return (
    <div className="destination">
      {destination && (
        <>
          <address>
            <strong>{destination.name}</strong>
            {placeLines(destination).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <a
            className="button"
            href={mapLink(destination, maps)}
            rel="noreferrer"
            // A page that opens in the browser would take the place of this one.
            target={maps === 'other' ? '_blank' : undefined}
          >
            <RouteIcon />
            {sayPath.navigate}
          </a>
        </>
      )}
      {(receiver_name ?? receiver_phone) && (
        <div className="callee">
          <p>
            <span className="hint">{say.by['receiver']}</span>
            <strong>{receiver_name}</strong>
          </p>
          {receiver_phone && (
            <a className="button" href={`tel:${receiver_phone}`} rel="noreferrer">
              <PhoneIcon />
              {sayPath.callReceiver}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
