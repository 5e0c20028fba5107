import type { OrderInput } from '../../domain/order/entry/order-input.ts'
import { wallClock, type Instant } from '../../domain/time.ts'
import { firstNames, lastNames, registrations } from '../../presets/people.ts'
import type { DemoPlace, DemoTrade } from '../../presets/trades.ts'
import type { Chance } from './chance.ts'

/** When an order of the demo leaves, and its hours from there to its ETA. */
export interface Departure {
  readonly dispatch: Instant
  readonly hours: number
  readonly time_zone: string
}

const person = (chance: Chance): string => `${chance.pick(firstNames)} ${chance.pick(lastNames)}`
const phone = (chance: Chance): string => `98765${chance.int(10_000, 99_999)}`
const email = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@example.com`
const located = ({
  loc: [latitude, longitude],
  ...place
}: DemoPlace): DemoPlace & { loc: [number, number] } => ({ ...place, loc: [latitude, longitude] })

/**
 * One order of a trade as its account would enter it; `n` makes its number, and takes the receivers
 * in turn.
 */
export const entryOf = (
  trade: DemoTrade,
  n: number,
  { dispatch, hours, time_zone }: Departure,
  chance: Chance,
): OrderInput => {
  const numbered = (text: string): string => text.replaceAll('{n}', String(n))
  const { day, time } = wallClock(dispatch, time_zone)
  const firm = trade.receivers[n % trade.receivers.length] ?? chance.pick(trade.receivers)
  const receiver = person(chance)
  const source = located(chance.pick(trade.sources))
  const units = chance.int(4, 60)
  return {
    identifier: numbered(trade.number),
    invoice: numbered(trade.invoice),
    invoice_date: day,
    client: firm.name,
    transporter: chance.pick(trade.carriers),
    truck_number: `${chance.pick(registrations)}${chance.pick(['AB', 'CQ', 'EX', 'KT'])}${chance.int(1000, 9999)}`,
    driver: { name: person(chance), contact: [phone(chance)] },
    spocs: [
      {
        name: receiver,
        contact: { phone: [phone(chance)], email: chance.often(0.7) ? [email(receiver)] : [] },
      },
    ],
    source: { name: source.name, loc: source.loc, city: source.city },
    destination: { ...located(firm.at), address: `Plot ${chance.int(1, 240)}, ${firm.at.name}` },
    dispatch_date: day,
    dispatch_time: time,
    eta_hrs: hours,
    ship_unit: units,
    ship_weight: chance.often(0.5)
      ? { weight: chance.int(1, 16), unit: 'Tonne' }
      : { weight: chance.int(40, 950), unit: 'Kg' },
    value: chance.int(80, 4_000) * 100,
    quantity: units,
    Items: Array.from({ length: chance.int(1, 3) }, (_, at) => {
      const { name, unit } = chance.pick(trade.goods)
      return {
        item_no: String((at + 1) * 10),
        product_description: name,
        product_quantity: chance.int(2, 40),
        sales_unit: unit,
      }
    }),
    profile: Object.fromEntries(
      Object.entries(trade.profile).map(([key, text]) => [key, numbered(text)]),
    ),
  }
}
