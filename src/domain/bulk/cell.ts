import { DAY, MINUTE } from '../time.ts'
import { withoutUnseen } from '../unseen.ts'
import type { Sentence } from '../words/sentence.ts'

/**
 * A moment or a length of time as spreadsheets keep it: days since 1899-12-30 on the wall clock,
 * the time of day as their fraction.
 */
export interface SheetTime {
  readonly days: number
}

/** What a cell of a sheet holds. */
export type Cell = string | number | boolean | null | SheetTime

/**
 * What is read of a formula without a cached value, as spreadsheets show one that could not be
 * calculated: an empty cell would lose it in silence.
 */
export const UNCALCULATED = '#CALC!'

/** Why a cell cannot be taken over. */
export interface Unfit {
  readonly unfit: Sentence
}

/** What a cell stands for, or why it stands for nothing. */
export type Taken<T> = T | Unfit

/** Could the cell not be taken over? */
export const isUnfit = (taken: unknown): taken is Unfit =>
  typeof taken === 'object' && taken !== null && 'unfit' in taken

/** Is this a moment? */
export const isMoment = (cell: Cell): cell is SheetTime => typeof cell === 'object' && cell !== null

/**
 * Text without what nobody sees: spaces of all kinds at its ends are dropped, those inside are
 * plain ones, invisible marks go.
 */
export const tidy = (text: string): string =>
  // Most cells are tidy, and there are a million of them.
  /^[!-~]+(?: [!-~]+)*$/.test(text) ? text : withoutUnseen(text).replace(/\s+/g, ' ').trim()

/** Does the cell hold nothing a person would see? */
export const isBlank = (cell: Cell | undefined): cell is null | undefined | string =>
  cell === null ||
  cell === undefined ||
  (typeof cell === 'string' && !/^[!-~]/.test(cell) && tidy(cell) === '')

/** The letters by which spreadsheets call a column: A for 0, Z for 25, AA for 26. */
export const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) +
  String.fromCodePoint(65 + (column % 26))

/** The column (from 0) that spreadsheets call by these letters. */
export const columnOf = (letters: string): number =>
  letters.split('').reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1

const EPOCH_MS = Date.UTC(1899, 11, 30)

/** The wall clock at a moment, to the minute: `day` as YYYY-MM-DD, `time` as HH:mm. */
export const wallOf = ({ days }: SheetTime): { day: string; time: string } => {
  const iso = new Date(EPOCH_MS + Math.round((days * DAY) / MINUTE) * MINUTE).toISOString()
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) }
}

/** The moment that clocks show as `ms` since 1970 in UTC. */
export const momentAt = (ms: number): SheetTime => ({ days: (ms - EPOCH_MS) / DAY })

/** The day after 9999-12-31, with which the calendars of spreadsheets end. */
const DAYS_END = 2_958_466

/**
 * A cell as people read it: a moment of no day as its time alone, and one beyond all calendars as
 * its number.
 */
export const shown = (cell: Cell | undefined): string => {
  if (isBlank(cell)) return ''
  if (!isMoment(cell)) return typeof cell === 'string' ? tidy(cell) : String(cell).toUpperCase()
  if (!(Math.abs(cell.days) < DAYS_END)) return String(cell.days)
  const { day, time } = wallOf(cell)
  if (cell.days >= 0 && cell.days < 1) return time
  return time === '00:00' ? day : `${day} ${time}`
}
