import { describe, expect, it } from 'vitest'
import { orderOf } from '../testing/factories.ts'
import type { Reach } from './viewer.ts'
import { isWithinReach } from './within-reach.ts'

const order = {
  ...orderOf({
    transporter: 'Roadrunner',
    client: 'Northwind',
    destination: { name: 'Nagpur Depot' },
  }),
  _id: 'here',
}

describe('a reach', () => {
  it.each<[string, Reach, boolean]>([
    ['the client’s desk', { kind: 'client' }, true],
    ['the vendor that carries it', { kind: 'vendor', transporter: 'Roadrunner' }, true],
    ['another vendor', { kind: 'vendor', transporter: 'Bluedart' }, false],
    [
      'a vendor whose name is written otherwise',
      { kind: 'vendor', transporter: 'roadrunner' },
      false,
    ],
    ['the distributor it is sold to', { kind: 'distributor', name: 'Northwind' }, true],
    ['the distributor it goes to', { kind: 'distributor', name: 'Nagpur Depot' }, true],
    ['another distributor', { kind: 'distributor', name: 'Contoso' }, false],
    ['a link of its own', { kind: 'order', order_id: 'here' }, true],
    ['a link of another order', { kind: 'order', order_id: 'other' }, false],
  ])('of %s shows an order or not [ROLE-15]', (_, reach, expected) =>
    expect(isWithinReach(reach, order)).toBe(expected),
  )
})
