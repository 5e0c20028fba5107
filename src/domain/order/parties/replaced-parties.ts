import type { Order } from '../order.ts'
import { contactsFor, type Outside } from './missing-steps.ts'

const outside: readonly Outside[] = ['driver', 'receiver']

/**
 * The parties of an order of whose contacts a change leaves none: links that were given out to
 * those of before are good no more (LINK-01). Where one of them stays, nobody can tell whose a link
 * was, and it goes on.
 */
export const replacedParties = (
  before: Pick<Order, 'spocs' | 'driver'>,
  after: Pick<Order, 'spocs' | 'driver'>,
): Outside[] =>
  outside.filter((party) => {
    const [former, now] = [contactsFor(before, party), contactsFor(after, party)]
    return former.length > 0 && !former.some((contact) => now.includes(contact))
  })
