import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'
import { shortTime } from './when.ts'

type Place = { name: string; city: string | null } | null

/** A place with its city, unless the name says it already. */
const placeText = (place: Place): string | null => {
  if (!place) return null
  const { name, city } = place
  return [name, city && !name.includes(city) ? city : ''].filter(Boolean).join(', ')
}

/** What is coming, from where, on what and until when; what the sender did not say is left out. */
export const Facts = ({ page: { order, config } }: { page: PublicPageState }) => {
  const say = t(publicWords)
  const time = (instant: string | null): string | null =>
    instant === null ? null : shortTime(instant, config.time_zone)
  const facts: [label: string, value: string | number | null][] = [
    [say.from, placeText(order.source)],
    [say.to, placeText(order.destination)],
    [say.expected, time(order.eta)],
    [say.units, order.ship_unit],
    [say.vehicle, order.truck_number],
    [say.invoice, order.invoice],
    [say.forClient, order.client],
    [say.dispatched, time(order.dispatch_date)],
  ]
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
