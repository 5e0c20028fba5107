import { expect, it } from 'vitest'
import { did, recorded } from '../../testing/factories.ts'
import type { OrderEvent } from '../events.ts'
import { english } from '../../words/catalogue.ts'
import { eventSummary } from '../event-summary.ts'
import { distanceTold } from './photo-notes.ts'

const told = (more: object): string[] => {
  const photo = did.photo('/api/files/a')
  return recorded([{ ...photo, data: { ...photo.data, ...more } } as OrderEvent]).map(
    (event) => eventSummary(event, english, 'Asia/Kolkata').detail,
  )
}

it.each([
  [{}, 'a.jpg'],
  [{ quality: { blurred: false, dark: false }, code: 'match', location: [18.5, 73.8] }, 'a.jpg'],
  [
    { quality: { blurred: true, dark: true }, code: 'other', location: 'denied' },
    'a.jpg · Blurred · Dark · Names another number · Location refused',
  ],
  [{ code: 'none', location: 'unavailable' }, 'a.jpg · Location not available'],
])(
  'a photo with %j is told in the history with what was noticed of it [EVID-01]',
  (more, detail) => {
    expect(told(more)).toEqual([detail])
  },
)

it('a picture that another order has is told as such [EVID-02]', () => {
  expect(told({ seen_on: { order_id: 'x', digest: 'y' } })).toEqual([
    'a.jpg · Same picture as on another order',
  ])
})

it.each([
  [0, '0 m'],
  [999, '999 m'],
  [1_000, '1.0 km'],
  [12_345, '12.3 km'],
])('%i metres are told as %s [EVID-01]', (metres, said) => {
  expect(distanceTold(metres, english)).toBe(said)
})
