import { expect, it } from 'vitest'
import { nearNames } from './near-name.ts'

it.each([
  ['Nagpurr', ['Nagpur', 'Nagpur 2'], ['Nagpur']],
  ['Depot 1', ['Depot 2', 'Depot 12', 'Depo 1'], ['Depo 1']],
  ['Depot १', ['Depot २'], []],
  ['Pune', ['Pune', 'PUNE'], ['PUNE']],
])('%s may be a misspelling of some of %j [DESK-10]', (name, alike, near) => {
  expect(nearNames(name, alike)).toEqual(near)
})
