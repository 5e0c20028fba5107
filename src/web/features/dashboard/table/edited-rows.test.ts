import { describe, expect, it } from 'vitest'
import { orderOnWire } from '../../../../domain/order/on-wire.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { anOrder } from '../../../../domain/testing/factories.ts'
import { afterPage, drawnWith } from './edited-rows.ts'

const page = (...ids: string[]): WireOrder[] =>
  ids.map((_id) => ({ ...orderOnWire(anOrder()), _id }))
const ids = (drawn: readonly WireOrder[] | undefined) => drawn?.map(({ _id }) => _id)
const b = new Set(['b'])

describe('a row that is edited', () => {
  it('stays where it is when a live update moves it off the page, until it is closed [DESK-11]', () => {
    const moved = drawnWith(page('a', 'b', 'c'), page('new', 'a', 'c'), b)
    expect(ids(moved)).toEqual(['new', 'b', 'a', 'c'])
    expect(ids(drawnWith(moved, page('newer', 'new'), b))).toEqual(['newer', 'b', 'new'])
    const now = page('new', 'a', 'c')
    expect(drawnWith(moved, now, new Set())).toBe(now)
  })

  it('stays also while the page loads, and where nothing else is left on it [DESK-11]', () => {
    const loading = drawnWith(page('a', 'b'), undefined, b)
    expect([ids(loading), ids(drawnWith(loading, [], b))]).toEqual([['b'], ['b']])
    expect(drawnWith(loading, undefined, new Set())).toBeUndefined()
  })

  it('is left behind with its page, also where the next is known already [DESK-11]', () => {
    const first = page('a', 'b')
    const rows = { page: first, place: 'page 1', edited: b, drawn: first }
    const second = afterPage(rows, page('c', 'd'), 'page 2')
    expect([ids(second.drawn), second.edited.size]).toEqual([['c', 'd'], 0])
    const moved = afterPage(rows, page('new', 'a'), 'page 1')
    expect([ids(moved.drawn), moved.edited]).toEqual([['new', 'b', 'a'], b])
  })

  it('is drawn once, as it is now, while the page has it [DESK-11]', () => {
    const now = page('b', 'a')
    expect(drawnWith(page('a', 'b'), now, b)).toBe(now)
  })
})
