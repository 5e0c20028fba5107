import { MINUTE } from '../../domain/time.ts'

/** Takes a line's place: may it be written, and how many were left out in the minute before? */
export type LineBudget = () => { readonly is_written: boolean; readonly left_out: number }

/** So many lines a minute, so that nobody can fill the log; those beyond are counted. */
export const lineBudget = (
  most: number,
  now: () => number = () => performance.now(),
): LineBudget => {
  let [minute, lines, beyond] = [0, 0, 0]
  return () => {
    let left_out = 0
    const this_minute = Math.floor(now() / MINUTE)
    if (this_minute !== minute) {
      left_out = beyond
      ;[minute, lines, beyond] = [this_minute, 0, 0]
    }
    lines += 1
    const is_written = lines <= most
    if (!is_written) beyond += 1
    return { is_written, left_out }
  }
}
