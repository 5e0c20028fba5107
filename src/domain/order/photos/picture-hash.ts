/** Side of the small grey picture that a hash is made of, in pixels. */
export const HASH_SIDE = 32
const BITS = 64
/**
 * Where the finer half of the frequencies is mostly weaker, they tell of noise and shading alone: a
 * wall, a covered lens.
 */
const LEAST_DETAIL = 6

const cosines = Array.from({ length: HASH_SIDE }, (_, frequency) =>
  Float64Array.from(
    { length: HASH_SIDE },
    (_at, at) =>
      Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * HASH_SIDE)) *
      Math.sqrt((frequency === 0 ? 1 : 2) / HASH_SIDE),
  ),
)

/**
 * The lowest frequencies across and down, without the mean: what a picture shows at a distance,
 * whatever its size, format and exposure.
 */
const lowest = Array.from({ length: HASH_SIDE ** 2 }, (_, at) => ({
  across: at % HASH_SIDE,
  down: Math.floor(at / HASH_SIDE),
}))
  .toSorted((a, b) => a.across + a.down - b.across - b.down || a.down - b.down)
  .slice(1, BITS + 1)

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

/**
 * What stays of a picture through shrinking, re-encoding and a change of exposure, as 64 digits 0
 * or 1, from its 32 by 32 greys; null where there is too little to tell it from others.
 */
export const pictureHash = (greys: Uint8Array): string | null => {
  const rows = lowest.reduce((most, { across }) => Math.max(most, across), 0) + 1
  const partly = Array.from({ length: rows }, (_, across) =>
    Float64Array.from({ length: HASH_SIDE }, (_row, row) => {
      let sum = 0
      for (let at = 0; at < HASH_SIDE; at += 1)
        sum += (greys[row * HASH_SIDE + at] ?? 0) * (cosines[across]?.[at] ?? 0)
      return sum
    }),
  )
  const strengths = lowest.map(({ across, down }) =>
    (partly[across] ?? new Float64Array()).reduce(
      (sum, part, row) => sum + part * (cosines[down]?.[row] ?? 0),
      0,
    ),
  )
  if (median(strengths.slice(BITS / 2).map(Math.abs)) < LEAST_DETAIL) return null
  const middle = median(strengths)
  return strengths.map((strength) => (strength > middle ? '1' : '0')).join('')
}

/** The greys of the same picture, turned by a quarter to the right. */
const turnedOnce = (greys: Uint8Array): Uint8Array =>
  greys.map((_, at) => {
    const [x, y] = [at % HASH_SIDE, Math.floor(at / HASH_SIDE)]
    return greys[(HASH_SIDE - 1 - x) * HASH_SIDE + y] ?? 0
  })

/**
 * The hashes of a picture turned by one, two and three quarters, as a phone's gallery turns it;
 * those that show too little are left out.
 */
export const turnedHashes = (greys: Uint8Array): string[] => {
  const once = turnedOnce(greys)
  const twice = turnedOnce(once)
  return [once, twice, turnedOnce(twice)].flatMap((turned) => pictureHash(turned) ?? [])
}

/**
 * Digits in which two hashes of the same picture may differ; those of different pictures differ in
 * about half.
 */
export const MOST_APART = 7

const BAND = 16
const numberOf = (digits: string): number => Number.parseInt(digits, 2)

/** A hash as four numbers of 16 digits each, by which an index finds it. */
export const bandsOf = (hash: string): [number, number, number, number] => [
  numberOf(hash.slice(0, 16)),
  numberOf(hash.slice(16, 32)),
  numberOf(hash.slice(32, 48)),
  numberOf(hash.slice(48)),
]

/**
 * A band and all that differ from it in one digit: of two hashes that are at most 7 apart, one band
 * at least differs in no more.
 */
export const nearBand = (band: number): number[] => [
  band,
  ...Array.from({ length: BAND }, (_, digit) => band ^ (1 << digit)),
]
