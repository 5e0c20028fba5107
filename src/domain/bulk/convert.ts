import { arePhones, isEmail, nationalPhones, splitContacts, type PhoneRule } from '../contact.ts'
import { sentence } from '../words/sentence.ts'
import { isUnfit, shown, tidy, type Cell, type Taken } from './cell.ts'
import { numberInText, type DecimalSign } from './number-text.ts'
import { dayIn, timeIn, type Calendar, type DayRead } from './dates.ts'
import { tatIn, type TatUnit } from './tat.ts'

/** What a column holds. */
export type CellContent = 'text' | 'number' | 'date' | 'time' | 'tat' | 'phones' | 'emails'

/** What a cell becomes. */
export type Value = string | number | string[] | DayRead

/** What reading the cells of a file depends on. */
export interface CellReading extends Calendar {
  readonly tat_unit: TatUnit
  readonly phones: PhoneRule
  /** Null where the file writes its decimals now so, now so, and nobody has said how. */
  readonly decimal_sign: DecimalSign | null
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
      return numberIn(cell, reading.decimal_sign)
    case 'date':
      return dayIn(cell, reading)
    case 'time':
      return timeIn(cell, reading)
    case 'tat':
      return tatIn(cell, reading)
    case 'phones':
      return phonesIn(cell, reading.phones)
    case 'emails':
      return emailsIn(cell)
  }
}

const numberIn = (cell: Exclude<Cell, null>, sign: DecimalSign | null): Taken<number> => {
  if (typeof cell === 'number') return cell
  return typeof cell === 'string'
    ? numberInText(tidy(cell), sign)
    : { unfit: sentence('not_number', shown(cell)) }
}

const listIn = (cell: Exclude<Cell, null>): string[] => splitContacts(shown(cell))

const phonesIn = (cell: Exclude<Cell, null>, phones: PhoneRule): Taken<string[]> => {
  const list = listIn(cell)
  return arePhones(list, phones)
    ? nationalPhones(list, phones)
    : { unfit: sentence('contact_invalid') }
}

const emailsIn = (cell: Exclude<Cell, null>): Taken<string[]> => {
  const list = listIn(cell)
  return list.every(isEmail) ? list : { unfit: sentence('email_invalid') }
}

/** The day of a value that a date column holds. */
export const isDayRead = (value: Value): value is DayRead =>
  typeof value === 'object' && !Array.isArray(value) && !isUnfit(value)
