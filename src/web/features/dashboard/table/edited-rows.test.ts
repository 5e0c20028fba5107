import { describe, expect, it } from 'vitest'
import { orderOnWire } from '../../../../domain/order/on-wire.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { anOrder } from '../../../../domain/testing/factories.ts'
import { noneEdited, withEdited, withPage, type EditedRows } from './edited-rows.ts'

const page = (...ids: string[]): WireOrder[] =>
  ids.map((_id) => ({ ...orderOnWire(anOrder()), _id }))
const ids = ({ drawn }: EditedRows) => drawn?.map(({ _id }) => _id)

describe('a row that is edited', () => {
  it('stays where it is when a live update moves it off the page, until it is closed [DESK-11]', () => {
    const rows = withEdited(noneEdited(page('a', 'b', 'c')), 'b', true)
    const moved = withPage(rows, page('new', 'a', 'c'))
    expect(ids(moved)).toEqual(['new', 'b', 'a', 'c'])
    expect(ids(withPage(moved, page('newer', 'new')))).toEqual(['newer', 'b', 'new'])
    expect(ids(withEdited(moved, 'b', false))).toEqual(['new', 'a', 'c'])
  })

  it('stays also while the page loads, and where nothing else is left on it [DESK-11]', () => {
    const rows = withEdited(noneEdited(page('a', 'b')), 'b', true)
    const loading = withPage(rows, undefined)
    expect([ids(loading), ids(withPage(loading, []))]).toEqual([['b'], ['b']])
    expect(withEdited(loading, 'b', false).drawn).toBeUndefined()
  })

  it('is drawn once, as it is now, while the page has it [DESK-11]', () => {
    const rows = withEdited(noneEdited(page('a', 'b')), 'b', true)
    const [b, a] = page('b', 'a') as [WireOrder, WireOrder]
    expect(withPage(withPage(rows, []), [b, a]).drawn).toEqual([b, a])
  })
})
