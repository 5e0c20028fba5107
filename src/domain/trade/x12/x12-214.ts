import type { GeoPoint } from '../../order/order.ts'
import { digitsOf, kilograms, standing, type Envelope, type Shipment } from '../shipment.ts'
import { tradeStatusOf } from '../statuses.ts'
import type { TradeStep } from '../trade-steps.ts'
import { COMPONENT, inCase, segment, x12Text, type X12Letters } from './segment.ts'

/** Segments AT7 of one transaction set at most: the loop's bound. */
const MOST_STATUSES = 10
/** A status may take two segments. */
const MOST_STEPS = MOST_STATUSES / 2

/** Degrees as DDDMMSS, and on which side. */
const degrees = (value: number): string => {
  const seconds = Math.round(Math.abs(value) * 3_600)
  const [whole, minutes, rest] = [
    Math.floor(seconds / 3_600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
  const pad = (number: number, width: number): string => String(number).padStart(width, '0')
  return `${pad(whole, 3)}${pad(minutes, 2)}${pad(rest, 2)}`
}

const placeSegment = (
  place: GeoPoint | null,
  city: string,
  country: string | null,
): readonly string[] => {
  if (place) {
    const [latitude, longitude] = place
    const sides = [longitude < 0 ? 'W' : 'E', latitude < 0 ? 'S' : 'N']
    return [segment('MS1', '', '', '', degrees(longitude), degrees(latitude), ...sides)]
  }
  // A city stands with a country or not at all.
  return city.length < 2 || country === null ? [] : [segment('MS1', city, '', country)]
}

const sideOf = ({ milestone }: TradeStep): 'source' | 'destination' =>
  milestone === 'booked' || milestone === 'dispatched' ? 'source' : 'destination'

/** Is it told where it happened, and not at which end? */
const isOnWay = ({ milestone }: TradeStep): boolean =>
  milestone === 'under_way' || milestone === 'attempted'

/** A decimal of at most 10 characters. */
const decimal = (value: number): string => String(Number(Math.min(value, 99_999_999).toFixed(1)))

/** Writes the transaction set of one order, from ST to SE. */
const transactionSet = (
  { order, steps, shipper, country }: Shipment,
  number: string,
  scac: string,
  letters: X12Letters,
): string[] => {
  const text = (value: string | null, most: number): string => x12Text(value ?? '', most, letters)
  const reference = (value: string | null, qualifier: string): string[] => {
    const told = text(value, 30)
    return told === '' ? [] : [segment('L11', told, qualifier)]
  }
  const party = (role: string, name: string): string[] => {
    const told = text(name, 60)
    return told === '' ? [] : [segment('N1', role, told)]
  }
  const { destination, source } = order
  const address = text(destination.address, 55)
  const atLeast = (least: number, told: string): string => (told.length < least ? '' : told)
  const postal = atLeast(3, text(destination.postal_code, 15))
  const city = atLeast(2, text(destination.city, 30))
  const truck = text(order.truck_number.replace(/[\s-]/g, ''), 10)
  const weight = kilograms(order)
  const cityOf = (step: TradeStep): string => {
    const side = sideOf(step) === 'source' ? source : destination
    return isOnWay(step) ? '' : text(side.city ?? side.name, 30)
  }
  const statuses = standing(steps, MOST_STEPS).flatMap((step) => {
    const { date, time } = digitsOf(step.at)
    const on_way = isOnWay(step) ? step.place : null
    return tradeStatusOf(step).x12.flatMap(({ status, reason }) => [
      segment('AT7', status, reason, '', '', date, time, 'UT'),
      ...placeSegment(on_way, cityOf(step), country),
      ...(truck === '' ? [] : [segment('MS2', scac, truck)]),
    ])
  })
  const withAddress = (consignee: string[]): string[] =>
    consignee.length === 0
      ? []
      : [
          ...consignee,
          ...(address === '' ? [] : [segment('N3', address)]),
          ...(city === '' && postal === '' ? [] : [segment('N4', city, '', postal, country ?? '')]),
        ]
  const told = text(order.identifier, 30)
  // Two orders may be alike in what is left of an LR that was cut, or whose letters the set lacks.
  const is_whole = told !== '' && told === inCase(order.identifier, letters)
  const lr = is_whole ? told : text(order._id.replaceAll('-', '').slice(-30), 30)
  const po = order.profile['po_number']
  const body = [
    segment('ST', '214', number),
    segment('B10', lr, lr, scac),
    ...(is_whole ? [segment('L11', lr, 'BM')] : []),
    ...reference(order.invoice, 'IV'),
    ...reference(po === null || po === undefined ? null : String(po), 'PO'),
    ...party('SH', shipper),
    ...withAddress(party('CN', order.client)),
    segment('LX', '1'),
    ...statuses,
    ...(weight === null
      ? []
      : [
          segment(
            'AT8',
            'G',
            'K',
            decimal(weight),
            order.ship_unit === null
              ? ''
              : String(Math.min(Math.round(order.ship_unit), 9_999_999)),
          ),
        ]),
  ]
  return [...body, segment('SE', String(body.length + 1), number)]
}

/**
 * Writes orders as one interchange of ANSI X12 214 (004010), a transaction set each: times in UTC,
 * no line breaks, at most the newest statuses that a set may hold.
 */
export const x12StatusMessages = (
  shipments: readonly Shipment[],
  { sender, receiver, scac, control, now }: Envelope,
  letters: X12Letters = 'basic',
): string => {
  const { date, time } = digitsOf(now)
  const id = (text: string): string => x12Text(text, 15).padEnd(15)
  const interchange = String(control).padStart(9, '0')
  const empty = ' '.repeat(10)
  const parties = ['00', empty, '00', empty, 'ZZ', id(sender), 'ZZ', id(receiver)]
  const numbers = [date.slice(2), time, 'U', '00401', interchange, '0', 'P', COMPONENT]
  const code = x12Text(scac, 4)
  const group = String(control)
  const sets = shipments.flatMap((shipment, index) =>
    transactionSet(shipment, String(index + 1).padStart(4, '0'), code, letters),
  )
  return [
    segment('ISA', ...parties, ...numbers),
    segment(
      'GS',
      'QM',
      x12Text(sender, 15),
      x12Text(receiver, 15),
      date,
      time,
      group,
      'X',
      '004010',
    ),
    ...sets,
    segment('GE', String(shipments.length), group),
    segment('IEA', '1', interchange),
  ].join('')
}
