import { describe, expect, it } from 'vitest'
import { isDrawn } from './strokes.ts'

describe('A signature [SIGN-01]', () => {
  it.each([
    ['nothing', [], false],
    ['a tap', [[{ x: 10, y: 10 }]], false],
    ['taps far apart', [[{ x: 10, y: 10 }], [{ x: 300, y: 10 }]], false],
    [
      'a trembling dot',
      [
        [
          { x: 10, y: 10 },
          { x: 14, y: 12 },
          { x: 11, y: 9 },
        ],
      ],
      false,
    ],
    [
      'a stroke',
      [
        [
          { x: 10, y: 10 },
          { x: 80, y: 40 },
        ],
      ],
      true,
    ],
    [
      'a stroke from top to bottom',
      [
        [
          { x: 10, y: 10 },
          { x: 12, y: 90 },
        ],
      ],
      true,
    ],
  ])('of %s: %j is drawn: %j', (_name, strokes, drawn) => {
    expect(isDrawn(strokes)).toBe(drawn)
  })
})
