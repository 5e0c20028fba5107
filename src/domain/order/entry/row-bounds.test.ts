import { expect, it } from 'vitest'
import { brokenBound, rowBounds } from './row-bounds.ts'

const wide = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n]))
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })
const items = (count: number): object => ({ Items: Array.from({ length: count }, () => ({})) })

it('takes a row at each of its bounds and tells the one that is broken [ERRS-04]', () => {
  expect([wide(200), deep(8), items(500), {}, null, 'text', 7].map(brokenBound)).toEqual(
    Array(7).fill(null),
  )
  expect(brokenBound(wide(201))).toEqual({ code: 'too_wide', params: [200] })
  expect(brokenBound({ extra_fields: wide(201) })).toEqual({ code: 'too_wide', params: [200] })
  expect(brokenBound(deep(9))).toEqual({ code: 'too_deeply_nested', params: [8] })
  expect(brokenBound(items(501))).toEqual({
    code: 'field_wrong',
    params: ['Items', { code: 'too_many', params: [500] }],
  })
})

it('counts the values of a row where each of its objects is narrow [ERRS-04]', () => {
  const item = wide(100)
  expect(brokenBound({ Items: Array.from({ length: 200 }, () => item) })).toEqual({
    code: 'too_many_values',
    params: [rowBounds.values],
  })
})
