import { expect, it } from 'vitest'
import { leftOfOldPlace, type TypedPlace } from './old-place.ts'

const jaipur = {
  name: 'Jaipur Sitapura',
  address: 'Plot 7, RIICO',
  city: 'Jaipur',
  postal_code: '302022',
  state: '',
}

it.each<[string, TypedPlace, string[]]>([
  ['the same place', jaipur, []],
  ['its name in another case, and with spaces', { ...jaipur, name: ' jaipur  SITAPURA ' }, []],
  ['no name yet', { ...jaipur, name: ' ' }, []],
  [
    'another name alone',
    { ...jaipur, name: 'Kochi Kalamassery' },
    ['address', 'city', 'postal_code'],
  ],
  [
    'another name with a city of its own',
    { ...jaipur, name: 'Kochi Kalamassery', city: 'Kochi' },
    ['address', 'postal_code'],
  ],
  [
    'another name with the rest emptied or typed anew',
    { name: 'Kochi Kalamassery', address: 'HMT Road', city: '', postal_code: ' ', state: 'Kerala' },
    [],
  ],
])('finds what is left of a place before: %s [EDIT-02]', (_case, now, left) =>
  expect(leftOfOldPlace(jaipur, now)).toEqual(left),
)

it('has nothing of a place that had no name, nor of what a form does not ask for [EDIT-02]', () => {
  expect(leftOfOldPlace({ ...jaipur, name: '' }, { ...jaipur, name: 'Kochi' })).toEqual([])
  expect(leftOfOldPlace({ name: 'Pune', city: 'Pune' }, { name: 'Hosur', city: 'Pune' })).toEqual([
    'city',
  ])
})
