/** Whole numbers from 0 up to (not including) `below`. */
export interface Random {
  int(below: number): number
}

/** A repeatable source of numbers (mulberry32), so that two runs have the same data. */
export const random = (seed: number): Random => {
  let state = seed >>> 0
  return {
    int: (below) => {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
    },
  }
}
