import { describe, expect, it } from 'vitest'
import {
  bandsOf,
  HASH_SIDE,
  MOST_APART,
  nearBand,
  pictureHash,
  turnedHashes,
} from './picture-hash.ts'

type Paint = (x: number, y: number) => number

const drawn = (paint: Paint): Uint8Array =>
  Uint8Array.from({ length: HASH_SIDE ** 2 }, (_, at) =>
    Math.max(0, Math.min(255, Math.round(paint(at % HASH_SIDE, Math.floor(at / HASH_SIDE))))),
  )
/** Noise that is the same at every run. */
const noise = (seed: number): number => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1
/** Light and dark parts that overlap, other ones for each number. */
const goods =
  (which: number): Paint =>
  (x, y) =>
    Array.from({ length: 14 }, (_, part) => which * 100 + part * 7).reduce((grey, seed) => {
      const [left, top, wide, high] = [
        noise(seed) * 26,
        noise(seed + 1) * 26,
        4 + noise(seed + 2) * 12,
        4 + noise(seed + 3) * 12,
      ]
      return x >= left && x < left + wide && y >= top && y < top + high
        ? 30 + 200 * noise(seed + 4)
        : grey
    }, 120)
/** Digits in which two hashes differ. */
const apart = (one: string, other: string): number =>
  Array.from(one).filter((digit, at) => digit !== other[at]).length
const hashOf = (paint: Paint): string => pictureHash(drawn(paint)) ?? ''

describe('the hash of a picture', () => {
  it.each<[string, Paint]>([
    ['brighter', (x, y) => goods(1)(x, y) + 18],
    ['darker', (x, y) => goods(1)(x, y) * 0.8],
    [
      'with the noise of another encoding',
      (x, y) => goods(1)(x, y) + 6 * (noise(x * 40 + y) - 0.5),
    ],
    ['cut by a little', (x, y) => goods(1)(0.5 + x * 0.97, 0.5 + y * 0.97)],
  ])('stays nearly the same for the picture %s [EVID-02]', (_what, changed) => {
    expect(hashOf(goods(1))).toMatch(/^[01]{64}$/)
    expect(apart(hashOf(goods(1)), hashOf(changed))).toBeLessThanOrEqual(MOST_APART)
  })

  it.each<[string, Paint]>([
    ['to the right', (x, y) => goods(1)(y, HASH_SIDE - 1 - x)],
    ['on its head', (x, y) => goods(1)(HASH_SIDE - 1 - x, HASH_SIDE - 1 - y)],
    ['to the left', (x, y) => goods(1)(HASH_SIDE - 1 - y, x)],
  ])('is among those of the picture turned %s [EVID-02]', (_how, changed) => {
    const turned = turnedHashes(drawn(changed))
    expect(turned).toHaveLength(3)
    expect(turned).toContain(hashOf(goods(1)))
    expect(turned).not.toContain(hashOf(changed))
  })

  it('is far from that of every other picture [EVID-02]', () => {
    const hashes = Array.from({ length: 12 }, (_, which) => hashOf(goods(which + 1)))
    const distances = hashes.flatMap((hash, at) =>
      hashes.slice(at + 1).map((other) => apart(hash, other)),
    )
    expect(Math.min(...distances)).toBeGreaterThan(2 * MOST_APART)
  })

  it.each<[string, Paint]>([
    ['a covered lens', (x, y) => 6 + 4 * noise(x * 40 + y)],
    ['a white wall', (x, y) => 235 + 6 * noise(x * 50 + y)],
    ['a wall under a lamp', (x, y) => 250 - 0.15 * ((x - 13) ** 2 + (y - 14) ** 2)],
    ['one even grey', () => 128],
    ['a shade from side to side', (x, y) => 40 + 5 * x + y],
  ])('is none for %s, which shows too little [EVID-02]', (_what, paint) => {
    expect(pictureHash(drawn(paint))).toBeNull()
  })
})

describe('the bands of a hash', () => {
  const hash = '1100101001010011'.repeat(4)
  const flipped = (at: readonly number[]): string =>
    Array.from(hash, (digit, index) =>
      at.includes(index) ? String(1 - Number(digit)) : digit,
    ).join('')

  it('are its digits, sixteen each [EVID-02]', () => {
    expect(bandsOf(hash)).toEqual([0xca53, 0xca53, 0xca53, 0xca53])
    expect(bandsOf('0'.repeat(63) + '1')).toEqual([0, 0, 0, 1])
    expect([nearBand(0), new Set(nearBand(0xca53)).size]).toEqual([
      [0, ...Array.from({ length: 16 }, (_, digit) => 2 ** digit)],
      17,
    ])
  })

  it.each([
    [[]],
    [[0]],
    [[0, 1, 2, 3, 4, 5, 6]],
    [[0, 16, 32, 48]],
    [[0, 1, 16, 17, 32, 33, 48]],
    [[15, 14, 31, 30, 47, 63, 62]],
  ])('find every hash that differs in at most seven digits (%j) [EVID-02]', (at) => {
    const other = bandsOf(flipped(at))
    expect(apart(hash, flipped(at))).toBe(at.length)
    expect(bandsOf(hash).some((band, index) => nearBand(band).includes(other[index] ?? -1))).toBe(
      true,
    )
  })
})
