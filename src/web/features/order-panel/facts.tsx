import { etaOf } from '../../../domain/order/category.ts'
import type { Spoc } from '../../../domain/order/order.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { detailsWords } from '../../../domain/words/order-details.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { unitWords } from '../../../domain/words/units.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import type { Panel } from './panel.ts'

const person = (name: string, contacts: readonly string[]): string =>
  [name, contacts.join(', ')].filter((part) => part !== '').join(' · ')
/** Digits in groups, as India writes them. */
const amount = (value: number | string | null): string | null =>
  typeof value === 'number' ? value.toLocaleString('en-IN') : value
const receiver = ({ name, contact }: Spoc): string =>
  person(name, [...contact.phone, ...contact.email])

/**
 * Everything that was said about the consignment; what was not is left out; the details show every
 * field.
 */
export const Facts = ({
  panel: { order, policy },
  onDetails,
}: {
  panel: Panel
  onDetails: (() => void) | undefined
}) => {
  const say = t(panelWords)
  const time = (instant: string | null): string | null =>
    instant === null ? null : shownTime(instant, policy.time_zone, 'DD MMM HH:mm')
  const { ship_weight, destination } = order
  const named = destination.address?.includes(destination.name) ? null : destination.name
  const address = [
    named,
    destination.address,
    destination.city,
    destination.postal_code,
    destination.state,
  ].filter((part) => part !== null && part !== '')
  const facts: [label: string, value: string | null][] = [
    [say.dispatched, time(order.dispatch_date)],
    [say.expected, time(etaOf(order))],
    [say.delivered, time(order.delivery_time)],
    [say.source, [order.source.name, order.source.city].filter(Boolean).join(', ')],
    [say.destination, address.join(', ')],
    [say.vehicle, order.truck_number],
    [say.driver, person(order.driver.name, order.driver.contact)],
    [say.receivers, order.spocs.map(receiver).join('\n')],
    [say.contactChanged, time(order.epod.contact_changed_at ?? null)],
    [say.client, order.client],
    [say.transporter, order.transporter],
    [say.invoice, order.invoice],
    [say.units, amount(order.ship_unit)],
    [say.weight, ship_weight && `${amount(ship_weight.weight)} ${t(unitWords)[ship_weight.unit]}`],
    [say.value, amount(order.value)],
    [say.rating, order.epod.client_rating === null ? null : say.stars(order.epod.client_rating)],
  ]
  return (
    <section>
      <div className="panel-title">
        <h3>{say.facts}</h3>
        {onDetails && (
          <Button icon="eye" onClick={onDetails}>
            {t(detailsWords).view}
          </Button>
        )}
      </div>
      <dl className="panel-facts">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
