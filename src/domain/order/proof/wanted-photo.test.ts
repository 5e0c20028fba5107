import { expect, it } from 'vitest'
import { arePhotosThere, wantedPhoto } from './wanted-photo.ts'

it.each([
  ['', false, 'epod', false],
  ['epod', false, 'epod', true],
  ['spoc', false, 'epod', true],
  ['', true, 'epod', false],
  ['epod', true, 'spoc', false],
  ['spoc', true, 'epod', true],
  ['epod spoc', true, 'epod', true],
  ['door', true, 'epod', false],
])(
  'with the photos %j, a picture of the receiver asked for: %s, the next one shows %s; all are there: %s [EPOD-05] [CHAS-01]',
  (tags, receive_needs_spoc_photo, next, areThere) => {
    const photos = tags.split(' ').flatMap((tag) => (tag === '' ? [] : [{ tag }]))
    const rules = { receive_needs_spoc_photo }
    expect([wantedPhoto({ photos }, rules), arePhotosThere({ photos }, rules)]).toEqual([
      next,
      areThere,
    ])
  },
)
