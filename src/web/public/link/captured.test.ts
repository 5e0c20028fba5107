import { expect, it } from 'vitest'
import { kindOf, placeIn } from './captured.ts'
import type { ActionKind } from '../offline/kept.ts'
import type { PublicInput } from './page.ts'

it.each<[ActionKind, PublicInput]>([
  ['receive', { receive: true }],
  ['reject', { reject: true }],
  ['remark', { remarks: { text: 'wet' } }],
  ['photo', { photos: [] }],
  ['rating', { client_rating: 4 }],
  ['outbound', { triggerOutBound: true }],
  ['signature', { signature: { name: 'Meera', relation: 'Security', image: '' } }],
  ['goods', { damaged: [] }],
])('calls an action %s where it waits', (kind, act) => {
  expect(kindOf(act)).toBe(kind)
})

it('keeps a place that was given, and none where there was none', () => {
  expect(placeIn([18.5, 73.8])).toEqual([18.5, 73.8])
  expect(placeIn([])).toBeNull()
  expect(placeIn(undefined)).toBeNull()
})
