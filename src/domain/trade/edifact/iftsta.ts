import { digitsOf, standing, type Envelope, type Shipment } from '../shipment.ts'
import { tradeStatusOf } from '../statuses.ts'
import { geoUri } from '../epcis/identifiers.ts'
import type { TradeStep } from '../trade-steps.ts'
import { edifactSegment as segment, unocText as text } from './segment.ts'

/** Segment group 5 of one consignment at most. */
const MOST_STATUSES = 99

/** Instants as code 303 has them, with UTC for their zone. */
const moment = (instant: string): string => {
  const { date, time } = digitsOf(instant)
  return `${date}${time}UTC`
}

const placeOf = ({ milestone, place, order }: TradeStep): string[] => {
  if (milestone === 'under_way' || milestone === 'attempted')
    return place ? [segment('LOC', '14', ['', '', '', text(geoUri(place), 70)])] : []
  const isSource = milestone === 'booked' || milestone === 'dispatched'
  const { name } = isSource ? order.source : order.destination
  const told = text(name, 70)
  return told === '' ? [] : [segment('LOC', isSource ? '5' : '7', ['', '', '', told])]
}

/** Writes the message of one order, from UNH to UNT. */
const message = (
  { order, steps, shipper, country }: Shipment,
  number: string,
  now: string,
): string[] => {
  const { destination } = order
  const written = text(order.identifier, 35)
  // Two orders may be alike in what is left of an LR that was cut, or whose letters the set lacks.
  const is_whole = written !== '' && written === order.identifier.normalize('NFC')
  const lr = is_whole ? written : order._id.replaceAll('-', '')
  const party = (role: string, name: string | null, ...address: readonly string[]): string[] => {
    const told = text(name ?? '', 35)
    return told === '' ? [] : [segment('NAD', role, '', '', told, ...address)]
  }
  const reference = (qualifier: string, value: string | null): string[] => {
    const told = text(value ?? '', 35)
    return told === '' ? [] : [segment('RFF', [qualifier, told])]
  }
  const po = order.profile['po_number']
  const body = [
    segment('UNH', number, ['IFTSTA', 'D', '96A', 'UN']),
    segment('BGM', '77', lr, '9'),
    segment('DTM', ['137', moment(now), '303']),
    ...party('CZ', shipper),
    ...party(
      'CN',
      order.client,
      text(destination.address ?? '', 35),
      text(destination.city ?? '', 35),
      '',
      text(destination.postal_code ?? '', 9),
      country ?? '',
    ),
    ...party('CA', order.transporter),
    ...reference('IV', order.invoice),
    ...reference('ON', po === null || po === undefined ? null : String(po)),
    segment('CNI', '1', [lr]),
    ...standing(steps, MOST_STATUSES).flatMap((step) => {
      const { event, reason } = tradeStatusOf(step).edifact
      return [
        segment('STS', ['1'], [event], [reason ?? '']),
        segment('DTM', ['334', moment(step.at), '303']),
        ...placeOf(step),
      ]
    }),
  ]
  return [...body, segment('UNT', String(body.length + 1), number)]
}

/**
 * Writes orders as one interchange of UN/EDIFACT IFTSTA (D.96A, UNOC), a message each: times in
 * UTC, no line breaks, no character beyond ISO 8859-1.
 */
export const edifactStatusMessages = (
  shipments: readonly Shipment[],
  { sender, receiver, control, now }: Envelope,
): string => {
  const { date, time } = digitsOf(now)
  const reference = String(control)
  const messages = shipments.flatMap((shipment, index) => message(shipment, String(index + 1), now))
  return [
    "UNA:+.? '",
    segment(
      'UNB',
      ['UNOC', '3'],
      [text(sender, 35)],
      [text(receiver, 35)],
      [date.slice(2), time],
      reference,
    ),
    ...messages,
    segment('UNZ', String(shipments.length), reference),
  ].join('')
}
