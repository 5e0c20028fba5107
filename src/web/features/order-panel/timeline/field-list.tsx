import { eventSummary } from '../../../../domain/order/event-summary.ts'
import type { FieldOrigin, Provenance } from '../../../../domain/order/timeline/field-origins.ts'
import type { Step } from '../../../../domain/order/timeline/orders-over-time.ts'
import { kindsInOrder, toldLabel, toldValue } from '../../../../domain/told-field.ts'
import { placeOf } from '../../../../domain/order/timeline/fields.ts'
import { between, MINUTE } from '../../../../domain/time.ts'
import { offlineWords } from '../../../../domain/words/offline.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { timelineWords } from '../../../../domain/words/timeline.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'

interface Moment {
  steps: readonly Step[]
  at: number
  time_zone: string
}

/** What has just changed before all else, the rest as people look for it. */
const inOrder = (origins: readonly FieldOrigin[], at: number): FieldOrigin[] => {
  const rank = new Map(kindsInOrder.map((kind, index) => [kind, index]))
  const placeOfField = ({ kind, origin }: FieldOrigin): number =>
    (rank.get(kind) ?? rank.size) - (at > 1 && origin.seq === at ? rank.size + 1 : 0)
  return origins.toSorted((a, b) => placeOfField(a) - placeOfField(b))
}

/** Every field that had a value, or lost it just then, each with who set it, when and how. */
export const FieldList = ({ origins, ...moment }: Moment & { origins: readonly FieldOrigin[] }) => {
  const reading = { t, time_zone: moment.time_zone }
  return (
    <section>
      <h4>{t(timelineWords).asTheyWere}</h4>
      <dl className="field-origins">
        {inOrder(origins, moment.at).map((field) => {
          const value = toldValue(field, field.value, reading)
          const before = toldValue(field, field.before, reading)
          const isNew = field.origin.seq === moment.at
          if (value === '' && (before === '' || !isNew)) return null
          return (
            <Row
              key={placeOf(field)}
              field={field}
              value={value}
              before={before}
              isChanged={isNew && moment.at > 1}
              {...moment}
            />
          )
        })}
      </dl>
    </section>
  )
}

interface RowProps extends Moment {
  field: FieldOrigin
  value: string
  before: string
  isChanged: boolean
}

const Row = ({ field, value, before, isChanged, ...moment }: RowProps) => {
  const say = t(timelineWords)
  return (
    <div data-changed={isChanged || undefined}>
      <dt>
        <span>{toldLabel(field, t)}</span>
        {isChanged && <em>{value === '' ? say.removed : say.changed}</em>}
      </dt>
      <dd>
        {value === '' ? say.nothing : value}
        {field.origin.seq > 1 && (
          <p className="panel-soft">{say.before(before === '' ? say.nothing : before)}</p>
        )}
        <p className="panel-soft">{originText(field.origin, moment)}</p>
      </dd>
    </div>
  )
}

/** Who set it, when, by which link, under which version of the rules, and by which event. */
const originText = (origin: Provenance, { steps, time_zone }: Moment): string => {
  const say = t(timelineWords)
  const event = steps[origin.seq - 1]?.event
  if (!event) return ''
  const { title, by } = eventSummary(event, t, time_zone)
  const { actor, device_time, server_time, time_flag, policy_version, link } = origin
  const time = (instant: string): string => shownTime(instant, time_zone, 'DD MMM HH:mm')
  const { party: parties, system } = t(panelWords)
  const role = say.codes[actor.role]
  const who = actor.username !== null && role !== undefined ? `${by} (${role})` : by
  const isApart = device_time !== null && Math.abs(between(device_time, server_time)) > 2 * MINUTE
  return [
    say.setBy(who, time(server_time)),
    ...(isApart ? [say.onDevice(time(device_time))] : []),
    ...(time_flag === undefined ? [] : [t(offlineWords).flags[time_flag]]),
    ...(link ? [say.byLink(parties[link.party], link.made_by ?? system, time(link.made_at))] : []),
    say.byRules(policy_version),
    say.event(origin.seq, title),
  ].join(' · ')
}
