import { expect, it } from 'vitest'
import { sortedNext, sortingOf, sortingText, type Sorting } from './sort-keys.ts'

it.each([
  ['due', { by: 'due', is_descending: false }],
  ['-source', { by: 'source', is_descending: true }],
  ['', null],
  ['-', null],
  ['--due', null],
  ['doc', null],
  ['constructor', null],
])('%j in an address orders by %j [DESK-04] [FILT-08]', (text, sorting) => {
  expect(sortingOf(text)).toEqual(sorting)
  if (sorting) expect(sortingText(sortingOf(text))).toBe(text)
})

it.each([
  ['due', ['due', '-due', undefined, 'due']],
  ['delivery_time', ['-delivery_time', 'delivery_time', undefined, '-delivery_time']],
] as const)('a press on %s orders one way, the other, and not at all [DESK-04]', (by, wanted) => {
  const seen: (string | undefined)[] = []
  let sorting: Sorting = { by: 'client', is_descending: false }
  for (const _ of wanted) {
    sorting = sortedNext(sorting, by)
    seen.push(sortingText(sorting))
  }
  expect(seen).toEqual(wanted)
})
