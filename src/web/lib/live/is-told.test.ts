import { expect, it } from 'vitest'
import { isTold, type LiveNews } from './is-told.ts'

const told = (news: Partial<LiveNews>, ...queryKey: unknown[]): boolean =>
  isTold({ ids: new Set(['a']), isAnew: false, lists: ['orders'], ...news }, { queryKey })

it('reads the open order again where it changed, and after a gap in which it may have [NAV-05]', () => {
  expect([told({}, 'order', 'a'), told({}, 'order', 'b')]).toEqual([true, false])
  expect(told({ isAnew: true }, 'order', 'b')).toBe(true)
  expect([told({}, 'orders', {}), told({ isAnew: true }, 'filters')]).toEqual([true, false])
})
