import { isEmail, isPhone, splitContacts } from '../contact.ts'
import { sentence } from '../words/sentence.ts'
import { isUnfit, shown, tidy, type Cell, type Taken } from './cell.ts'
import { dayIn, timeIn, type Calendar, type DayRead } from './dates.ts'
import { tatIn, type TatUnit } from './tat.ts'

/** What a column holds. */
export type CellContent = 'text' | 'number' | 'date' | 'time' | 'tat' | 'phones' | 'emails'

/** What a cell becomes. */
export type Value = string | number | string[] | DayRead

/** What reading the cells of a file depends on. */
export interface CellReading extends Calendar {
  readonly tat_unit: TatUnit
}

/** From here on, numbers have more digits than a spreadsheet keeps. */
const MOST_DIGITS = 1e15

/** What a cell that is not blank stands for in a column of this kind. */
export const convert = (
  cell: Exclude<Cell, null>,
  kind: CellContent,
  reading: CellReading,
): Taken<Value> => {
  if (
    typeof cell === 'string' &&
    /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$|^Err:\d+$/.test(cell)
  )
    return { unfit: sentence('formula_failed', cell) }
  switch (kind) {
    case 'text':
      return typeof cell === 'number' && Math.abs(cell) >= MOST_DIGITS
        ? { unfit: sentence('rounded') }
        : shown(cell)
    case 'number':
      return numberIn(cell)
    case 'date':
      return dayIn(cell, reading)
    case 'time':
      return timeIn(cell)
    case 'tat':
      return tatIn(cell, reading.tat_unit)
    case 'phones':
      return listOf(cell, isPhone, 'contact_invalid')
    case 'emails':
      return listOf(cell, isEmail, 'email_invalid')
  }
}

const numberIn = (cell: Exclude<Cell, null>): Taken<number> => {
  if (typeof cell === 'number') return cell
  const text = typeof cell === 'string' ? tidy(cell) : ''
  // 1,00,000.50 as well as 100,000.50; a comma with other than two or three digits behind it is no
  // thousands' sign.
  const plain = /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain)
    ? Number(plain)
    : { unfit: sentence('not_number', shown(cell)) }
}

const listOf = (
  cell: Exclude<Cell, null>,
  isFit: (one: string) => boolean,
  problem: 'contact_invalid' | 'email_invalid',
): Taken<string[]> => {
  const list = splitContacts(typeof cell === 'string' ? tidy(cell) : shown(cell))
  return list.every(isFit) ? list : { unfit: sentence(problem) }
}

/** The day of a value that a date column holds. */
export const isDayRead = (value: Value): value is DayRead =>
  typeof value === 'object' && !Array.isArray(value) && !isUnfit(value)
