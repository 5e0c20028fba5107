import { describe, expect, it } from 'vitest'
import { lookOf } from './photo-look.ts'

type Paint = (x: number, y: number) => number

const [WIDTH, HEIGHT] = [400, 300]
/** Grain of a sensor, the same at every run. */
const grain = (at: number): number => (Math.abs(Math.sin(at * 12.9898) * 43_758.5453) % 1) - 0.5
const drawn = (paint: Paint, noise = 4): Float32Array =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    Math.max(0, Math.min(255, paint(at % WIDTH, Math.floor(at / WIDTH)) + noise * grain(at))),
  )

/** An edge at `at`, as wide as the blur makes it. */
const edge = (x: number, at: number, blur: number): number =>
  1 / (1 + Math.exp(-(x - at) / Math.max(0.2, blur * 0.6)))
/** Boxes in front of a wall, seen through a lens that blurs by so many pixels. */
const boxes =
  (blur: number, light = 1): Paint =>
  (x, y) =>
    light *
    [60, 150, 240, 330].reduce(
      (grey, left, which) =>
        grey +
        (which % 2 === 0 ? 110 : -70) *
          edge(x, left, blur) *
          (1 - edge(x, left + 55, blur)) *
          edge(y, 70 + which * 10, blur) *
          (1 - edge(y, 240, blur)),
      90,
    )
/** Lines of print on a page, and the bands of grey that they become where nobody can read them. */
const print: Paint = (x, y) => (y % 14 < 7 && Math.sin(x * 1.9 + y) > 0 ? 40 : 225)
const bands: Paint = (_x, y) => 190 + 22 * Math.sin(y * 0.35)

describe('what the pixels of a photo tell', () => {
  it.each<[string, Paint, boolean, boolean]>([
    ['boxes', boxes(0.5), false, false],
    ['boxes a little out of focus', boxes(1.2), false, false],
    ['boxes out of focus', boxes(4), true, false],
    ['boxes far out of focus', boxes(7), true, false],
    ['a page of print', print, false, false],
    ['a page of print that cannot be read', bands, true, false],
    ['a white page', () => 245, false, false],
    ['a white page in uneven light', (x, y) => 250 - 0.2 * x - 0.1 * y, false, false],
    [
      'a white page with a line of print',
      (x, y) => (y > 40 && y < 60 && (x * 7) % 5 < 2 ? 40 : 245),
      false,
      false,
    ],
    ['a white page with the edge of a shadow', (x) => 245 - 55 * edge(x, 200, 14), false, false],
    ['boxes at night', boxes(0.5, 0.2), false, true],
    ['a covered lens', () => 4, false, true],
    ['a grey wall at dusk', () => 60, false, false],
    ['one lamp in a dark hold', (x, y) => (x < 60 && y < 60 ? 200 : 8), false, true],
    [
      'a lit paper in a dark hold',
      (x, y) => (x > 120 && x < 260 && y > 100 && y < 220 ? ((x + 2 * y) % 7 < 2 ? 30 : 190) : 8),
      false,
      false,
    ],
  ])('of %s is told as it is [EVID-01]', (_what, paint, blurred, dark) => {
    expect(lookOf(drawn(paint), WIDTH)).toEqual({ blurred, dark })
  })

  it('is not taken for sharp because the sensor has grain [EVID-01]', () => {
    expect(lookOf(drawn(boxes(6), 8), WIDTH).blurred).toBe(true)
  })

  it('is nothing for a picture of a few pixels [EVID-01]', () => {
    expect(lookOf(Float32Array.from([200, 10, 200, 10]), 2)).toEqual({
      blurred: false,
      dark: false,
    })
  })
})
