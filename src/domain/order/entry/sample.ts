import { isNobodys } from '../../contact.ts'
import type { Policy } from '../../policy/policy.ts'
import { wallClock, type Clock } from '../../time.ts'
import type { Order } from '../order.ts'
import type { OrderInput } from './order-input.ts'

/** How the number of a sample begins, so that everybody who meets it knows what it is. */
const SAMPLE_NUMBER = 'SAMPLE-'

/** What an import is called that brought nothing but a sample. */
export const SAMPLE_FILE = 'Sample order'

/** What the people and places of a sample are called. */
export interface SampleNames {
  readonly client: string
  readonly driver: string
  readonly receiver: string
  readonly source: string
  readonly destination: string
}

/** A telephone number by the account's rule that no network has: zeros alone (E.164). */
const nobodysPhone = ({ least_digits }: Policy['phones']): string => '0'.repeat(least_digits)

/**
 * An order to try things on, that any account may add: `tail` tells it from others. No message
 * about it can reach anybody.
 */
export const sampleInput = (
  names: SampleNames,
  tail: string,
  { phones }: Pick<Policy, 'phones'>,
  clock: Clock,
): OrderInput => {
  const phone = [nobodysPhone(phones)]
  const { day, time } = wallClock(clock.now, clock.time_zone)
  return {
    identifier: `${SAMPLE_NUMBER}${tail}`,
    client: names.client,
    truck_number: 'SAMPLE',
    driver: { name: names.driver, contact: phone },
    spocs: [{ name: names.receiver, contact: { phone } }],
    source: { name: names.source },
    destination: { name: names.destination },
    dispatch_date: day,
    dispatch_time: time,
    eta_hrs: 48,
  }
}

/**
 * Is this order a sample: by its number, for everybody to see, and because it names nobody who
 * could be reached?
 */
export const isSample = ({
  identifier,
  driver,
  spocs,
}: Pick<Order, 'identifier' | 'driver' | 'spocs'>): boolean =>
  identifier.startsWith(SAMPLE_NUMBER) &&
  [driver.contact, ...spocs.map(({ contact }) => contact.phone)].flat().every(isNobodys) &&
  spocs.every(({ contact }) => contact.email.length === 0)
