import { describe, expect, it } from 'vitest'
import { orderOnWire } from '../../../../domain/order/on-wire.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { anOrder } from '../../../../domain/testing/factories.ts'
import { noSelection, pageToggled, pickedOf, ranged, toggled, type Selection } from './selection.ts'

const order = (_id: string): WireOrder => ({ ...orderOnWire(anOrder()), _id })
const page = ['a', 'b', 'c', 'd', 'e'].map(order)
const [a, b, , d, e] = page as [WireOrder, WireOrder, WireOrder, WireOrder, WireOrder]
const ids = ({ orders }: Selection) => [...orders.keys()]

describe('the selection of rows', () => {
  it('picks an order and drops it again [TABL-16]', () => {
    const picked = toggled(toggled(noSelection, b), d)
    expect(ids(picked)).toEqual(['b', 'd'])
    expect(ids(toggled(picked, b))).toEqual(['d'])
  })

  it('picks everything from the one before, down or up, and drops it the same way [TABL-16]', () => {
    expect(ids(ranged(toggled(noSelection, b), page, d))).toEqual(['b', 'c', 'd'])
    const upwards = ranged(toggled(noSelection, d), page, a)
    expect(new Set(ids(upwards))).toEqual(new Set(['a', 'b', 'c', 'd']))
    expect(ids(ranged(toggled(upwards, a), page, b))).toEqual(['d', 'c'])
  })

  it('picks one alone where the one before is on another page [TABL-16]', () => {
    expect(ids(ranged(toggled(noSelection, order('z')), page, b))).toEqual(['z', 'b'])
    expect(ids(ranged(noSelection, page, e))).toEqual(['e'])
  })

  it('picks a page whole, beside what other pages have, and drops a whole page [TABL-16]', () => {
    const other = toggled(noSelection, order('z'))
    const whole = pageToggled(other, page)
    expect(ids(whole)).toEqual(['z', 'a', 'b', 'c', 'd', 'e'])
    expect([
      pickedOf(other, page),
      pickedOf(toggled(other, b), page),
      pickedOf(whole, page),
      pickedOf(noSelection, []),
    ]).toEqual(['none', 'some', 'all', 'none'])
    expect(ids(pageToggled(toggled(other, b), page))).toEqual(['z', 'b', 'a', 'c', 'd', 'e'])
    expect(ids(pageToggled(whole, page))).toEqual(['z'])
  })
})
