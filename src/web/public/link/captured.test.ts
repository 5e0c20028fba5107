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
  ['label', { label: '(00)123456789012345675' }],
  ['leave', { leave: true, geo_tag: { loc: [] } }],
  ['not_delivered', { not_delivered: { reason: 'closed' }, geo_tag: { loc: [] } }],
  ['answer', { attempt_answer: { number: 1, answer: 'nobody_came' } }],
  ['remark', { remarks: { text: 'wet' }, custom_fields: { seal: 'x' }, extra_fields: {} }],
  ['goods', { missing: [] }],
  ['goods', { damaged: [] }],
  ['goods', { missing: [], damaged: [] }],
  ['goods', { quantities: [{ line: 'total', quantity: 3 }] }],
])('calls an action %s where it waits', (kind, act) => {
  expect(kindOf(act)).toBe(kind)
})

it('keeps a place that was given, and none where there was none', () => {
  expect(placeIn([18.5, 73.8])).toEqual([18.5, 73.8])
  expect(placeIn([])).toBeNull()
  expect(placeIn(undefined)).toBeNull()
})
