import { expect, it } from 'vitest'
import { flawIn, storableText } from './text.ts'

it('finds text that cannot be stored, by its path [ERRS-04]', () => {
  expect(flawIn({ a: ['fine', { b: 'x\0y' }] })?.path).toEqual(['a', '1', 'b'])
  expect(flawIn('\ud800')?.path).toEqual([])
  expect(flawIn({ 'k\0': 1 })?.path).toEqual([])
  for (const name of ['_sd', '_sd_alg', '...'])
    expect(flawIn({ extra_fields: { [name]: ['x'] } })).toEqual({
      path: ['extra_fields'],
      code: 'not_storable',
    })
  expect(flawIn({ _sdk: 1, 'a...': 2 })).toBeNull()
  expect(flawIn({ a: '😀', b: null, c: [1, true], d: 'नमस्ते' })).toBeNull()
})

it('refuses nesting however deep without running out of stack [ERRS-04]', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
  expect(flawIn(deep)?.path).toHaveLength(20)
})

it.each([
  ['LR 1', 80, 'LR 1'],
  ['a\0b\0', 2, 'ab'],
  ['\ud800x', 80, '\ufffdx'],
  // A pair that the end cuts in two is no text any more.
  ['a😀', 2, 'a\ufffd'],
  ['abc', 2, 'ab'],
])('keeps of %j, of %i units at most, %j [ERRS-04]', (text, most, kept) => {
  expect(storableText(text, most)).toBe(kept)
  expect(flawIn(kept)).toBeNull()
})
