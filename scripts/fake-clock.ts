/** A moment at which every suite has to pass, and what is special about it. */
export interface Moment {
  readonly name: string
  /** With India's offset, where the demo's clients are. */
  readonly at: string
}

/**
 * When the suites are run again: each hour around which a day changes, on the days that are odd. A
 * day and an hour share a run, since a run of them all takes a quarter of an hour.
 */
export const moments: readonly Moment[] = [
  { name: 'ten past midnight in India, on the leap day', at: '2028-02-29T00:10:00+05:30' },
  {
    name: 'eight in the morning in India, on the last day of a month',
    at: '2027-04-30T08:00:00+05:30',
  },
  { name: 'noon in India', at: '2027-03-18T12:00:00+05:30' },
  {
    name: 'ten to midnight in India, on the last day of a year',
    at: '2027-12-31T23:50:00+05:30',
  },
]

/** The machine's own time, also where this process shows another one. */
const realNow = (): number => Date.now() - Number(process.env['FAKETIME'] ?? 0) * 1_000

/**
 * Environment variables of libfaketime: the clock of every process that gets them is put by the
 * same offset, so that it shows `at` now and runs on from there. Waits are as long as ever.
 */
export const clockShowing = (at: string, library: string, now = realNow()) => {
  const offset = Math.round((Date.parse(at) - now) / 1_000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${offset < 0 ? '' : '+'}${offset}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // By default it guesses, and a browser then waits for seconds where it should for moments.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    // The memory that processes share to agree on a start is closed to other users of the machine.
    FAKETIME_DISABLE_SHM: '1',
    // Node reads the times of files past the library.
    NO_FAKE_STAT: '1',
  }
}

/** Those variables where this process has them, for a child that gets none of the others. */
export const inheritedClock = (): Record<string, string> =>
  Object.fromEntries(
    Object.keys(clockShowing('', '')).flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
