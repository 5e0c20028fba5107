import { contactChannel } from '../messages/channel.ts'
import { actorNamed } from '../order/event-summary.ts'
import { shownStateOf, statusOf } from '../order/category.ts'
import type { Recorded } from '../order/events.ts'
import type { Order, Withheld } from '../order/order.ts'
import type { Instant } from '../time.ts'
import { choiceIn } from '../words/choices.ts'
import { columnWords } from '../words/columns.ts'
import { offlineWords } from '../words/offline.ts'
import { parcelWords } from '../words/parcel.ts'
import { panelWords } from '../words/order-panel.ts'
import type { Fact, Section } from './section.ts'
import { maskedContact, type Telling } from './telling.ts'

type Of<T extends Recorded['type']> = Extract<Recorded, { type: T }>

/** Events of one kind, oldest first. */
export const eventsOf = <T extends Recorded['type']>(
  events: readonly Recorded[],
  type: T,
): Of<T>[] => events.filter((event): event is Of<T> => event.type === type)

/**
 * When the device says that an event was captured, and where that is not relied on, why; none where
 * it was silent.
 */
export const capturedFacts = (
  event: Recorded,
  captured_at: Instant | undefined,
  { t, say, time }: Telling,
): Fact[] => {
  if (captured_at !== undefined) return [[say.captured, time(captured_at)]]
  const { device_time, time_flag } = event
  return device_time === null || time_flag === undefined
    ? []
    : [[say.captured, say.notBelieved(time(device_time), t(offlineWords).flags[time_flag])]]
}

/** The event that ended an order as it stands; undefined while it is open. */
export const closingOf = (
  order: Order,
  events: readonly Recorded[],
): Of<'received'> | Of<'rejected'> | undefined => {
  const status = statusOf(order)
  return status === 'open' ? undefined : eventsOf(events, status).at(-1)
}

const conditionsOf = (order: Order, { t }: Telling): string =>
  [...new Set(order.epod.remarks.flatMap(({ categories }) => categories))]
    .map((category) => choiceIn(t, category))
    .join(', ')

/** What came of the goods: when by the device and by the server, by whom, and where. */
export const deliverySection = (
  order: Order,
  events: readonly Recorded[],
  now: Instant,
  telling: Telling,
): Section => {
  const { t, say, time, place } = telling
  const panel = t(panelWords)
  const closing = closingOf(order, events)
  const { otp, reject, client_rating, version } = order.epod
  const at = reject.rejected ? reject.rejected_At : order.delivery_time
  const arrival = eventsOf(events, 'outbound').find(({ data }) => data.reached === true)
  const facts: Fact[] = [
    [say.outcome, t(columnWords).states[shownStateOf(order, now)]],
    [say.through, otp.verified_through === null ? '' : panel.through[otp.verified_through]],
    ...(order.label?.missed
      ? [[t(parcelWords).title, t(parcelWords)[order.label.missed]] satisfies Fact]
      : []),
    [reject.rejected ? say.endedAt : say.at, at === null ? '' : time(at)],
  ]
  if (closing) {
    const { data } = closing
    if (data.reason !== undefined) facts.push([say.reason, data.reason])
    if ('closer' in data && data.closer !== null) facts.push([say.stated, time(data.closer)])
    facts.push(
      ...capturedFacts(closing, data.captured_at, telling),
      [say.server, time(closing.server_time)],
      [say.by, actorNamed(closing, t)],
      [say.place, place(data.geo_tag.loc ?? closing.place)],
    )
  }
  if (arrival)
    facts.push([
      say.reached,
      `${time(arrival.data.captured_at ?? arrival.server_time)} · ${place(arrival.data.geo_tag.loc)}`,
    ])
  facts.push(
    [say.conditions, conditionsOf(order, telling)],
    [say.rating, client_rating === null ? '' : panel.stars(client_rating)],
    [say.version, version.number > 1 ? String(version.number) : ''],
  )
  return { kind: 'facts', title: say.delivery, facts: facts.filter(([, value]) => value !== '') }
}

/** Sent codes that are told one by one. */
const MOST_SENT = 3

/** How the receiver was asked to prove itself: codes sent, where to, and the one that was right. */
export const otpSection = (
  order: Order,
  events: readonly Recorded[],
  withheld: readonly Withheld[],
  { say, time, t }: Telling,
): Section | null => {
  const sent = eventsOf(events, 'otp_sent')
  const wrong = eventsOf(events, 'otp_failed').length
  const { verified_at, verified_through } = order.epod.otp
  const to = (contact: string): string => {
    const channel = say.channels[contactChannel(contact)]
    return withheld.includes('contacts') ? channel : say.sentBy(channel, maskedContact(contact))
  }
  const facts: Fact[] = sent.slice(-MOST_SENT).map(({ server_time, data }) => {
    const contacts = [...new Set(data.contacts.map(to))].join(', ')
    return [say.sent, say.sentTo(time(server_time), contacts || say.erasedContact)]
  })
  if (wrong > 0) facts.push([say.wrong, String(wrong)])
  if (verified_through === 'otp' && verified_at !== null)
    facts.push([say.verified, `${time(verified_at)} · ${t(panelWords).through.otp}`])
  return facts.length === 0 ? null : { kind: 'facts', title: say.otp, facts }
}
