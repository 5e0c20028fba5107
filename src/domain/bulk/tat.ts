import type { Policy } from '../policy/policy.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../time.ts'
import { sentence } from '../words/sentence.ts'
import { isMoment, isUnfit, tidy, type Cell, type Taken } from './cell.ts'
import { numberInText, numberPart, type DecimalSign } from './number-text.ts'

/** How a file writes the turn-around time. */
export type TatUnit = Policy['bulk']['tat_unit']

const counted: Record<Exclude<TatUnit, 'hh:mm:ss'>, { ms: number; words: RegExp }> = {
  hours: { ms: HOUR, words: /^ ?(?:h|hrs?|hours?)?\.?$/i },
  days: { ms: DAY, words: /^ ?(?:d|days?)?\.?$/i },
}

/**
 * The turn-around time of a cell in milliseconds: days of 24 hours, hh:mm:ss, or hours, as the
 * policy has it (BULK-08).
 */
export const tatIn = (
  cell: Exclude<Cell, null>,
  { tat_unit: unit, decimal_sign }: { tat_unit: TatUnit; decimal_sign: DecimalSign | null },
): Taken<number> => {
  const unfit = { unfit: sentence('not_tat', String(isMoment(cell) ? cell.days : cell), unit) }
  // A cell formatted as a length of time says its own unit.
  if (isMoment(cell))
    return cell.days >= 0 && cell.days < 3_650
      ? Math.round((cell.days * DAY) / SECOND) * SECOND
      : unfit
  const text = typeof cell === 'string' ? tidy(cell) : ''
  if (unit === 'hh:mm:ss') {
    const [, hours, minutes, seconds = 0] =
      /^(\d{1,4}):([0-5]?\d)(?::([0-5]?\d))?$/.exec(text) ?? []
    return hours === undefined
      ? unfit
      : Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND
  }
  const { ms, words } = counted[unit]
  if (typeof cell === 'number') return cell >= 0 ? Math.round(cell * ms) : unfit
  const part = numberPart(text)
  if (!/^\d/.test(part) || !words.test(text.slice(part.length))) return unfit
  const count = numberInText(part, decimal_sign)
  if (!isUnfit(count)) return Math.round(count * ms)
  return count.unfit.code === 'number_two_ways' ? count : unfit
}
