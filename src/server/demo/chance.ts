/** Choices that look like chance and are the same for the same seed. */
export interface Chance {
  /** A whole number from `least` to `most`. */
  int(least: number, most: number): number
  /** One of the values, each as likely. */
  pick<T>(values: readonly [T, ...T[]] | readonly T[]): T
  /** True in `share` of all cases. */
  often(share: number): boolean
}

/** The choices of one seed (mulberry32). */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1))
  return {
    int,
    often: (share) => next() < share,
    pick: (values) => {
      const index = int(0, values.length - 1)
      if (index < 0) throw new RangeError('nothing to pick from')
      return values[index] as (typeof values)[number]
    },
  }
}
