import { describe, expect, it } from 'vitest'
import { fitted, mayBeTaken, pickedProblem } from './photo-file.ts'

describe('a picked file', () => {
  it.each([
    ['a.jpg', 10, null],
    ['lr 1001.scan.pdf', 15 * 1024 * 1024, null],
    ['noextension', 10, 'photo_name_needed'],
    ['.jpg', 10, 'photo_name_needed'],
    ['.scan.jpg', 10, null],
    ['a..jpg', 10, null],
    ['..jpg', 10, 'photo_name_needed'],
    ['. .jpg', 10, 'photo_name_needed'],
    ['a.b c', 10, 'photo_name_needed'],
    ['a.', 10, 'photo_name_needed'],
  ])('%s of %i bytes is judged by its name [PHOT-02]', (name, size, problem) =>
    expect(pickedProblem({ name, size })?.code ?? null).toBe(problem),
  )

  it('is refused over 15 MB [PHOT-05]', () =>
    expect(pickedProblem({ name: 'a.jpg', size: 15 * 1024 * 1024 + 1 })).toEqual({
      code: 'photo_too_large',
    }))

  it.each([
    ['text/plain', 'Two boxes', false],
    ['text/plain', '%PDF-1.7', true],
    ['application/pdf', '%PDF-1.7', true],
    ['application/pdf', '', true],
    ['image/avif', '', true],
    ['image/tiff', '', true],
    ['image/svg+xml', '<svg', false],
    ['video/mp4', '', false],
    ['application/zip', 'PK', false],
    ['application/octet-stream', '', true],
    ['', 'Two boxes', true],
  ])(
    'that is no picture here, of the kind %j, beginning with %j, may be taken: %s [PHOT-02]',
    (type, head, taken) => expect(mayBeTaken(type, new TextEncoder().encode(head))).toBe(taken),
  )
})

describe('a picture', () => {
  it.each([
    [4000, 3000, 1440, 1080],
    [3000, 4000, 1080, 1440],
    [3840, 2160, 1920, 1080],
    [9000, 100, 1920, 21],
    [640, 480, 640, 480],
    [1, 5000, 1, 1920],
  ])(
    'of %i x %i is made at most 1920 x 1080 and keeps its proportions [PHOT-02]',
    (width, height, wide, high) => {
      expect(fitted(width, height)).toEqual({ width: wide, height: high })
    },
  )
})
