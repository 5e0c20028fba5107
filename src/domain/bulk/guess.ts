import { isEmail, nationalPhone, type PhoneRule } from '../contact.ts'
import { isBlank, isMoment, isUnfit, shown, type Cell } from './cell.ts'
import type { Format, SheetColumn } from './column.ts'
import { dayIn } from './dates.ts'
import { plain, type Mapping, type Remembered } from './mapping.ts'

/** What the cells of a column look like, whatever stands over them. */
export type CellLook = 'date' | 'phone' | 'plate' | 'email'

/** Cells of a column that are looked at, and how many of ten have to look alike. */
const [MOST_LOOKED, ALIKE] = [50, 0.8]

/** Plates as Indian States give them, and those of the whole country (Bharat). */
const PLATE =
  /^(?:[A-Z]{2}[ -]?\d{1,2}[ -]?[A-Z]{0,3}[ -]?\d{4}|\d\d[ -]?BH[ -]?\d{4}[ -]?[A-Z]{1,2})$/i

const unspoken = { time_zone: 'UTC', is_1904: false, date_order: 'day_first' } as const

const isDate = (cell: Exclude<Cell, null>): boolean => {
  if (isMoment(cell)) return !isUnfit(dayIn(cell, unspoken))
  // A bare number may be anything.
  if (typeof cell !== 'string' || (/^[\d.,\s]*$/.test(cell) && !/\d\.\d+\.\d/.test(cell)))
    return false
  return (['day_first', 'month_first'] as const).some(
    (date_order) => !isUnfit(dayIn(cell, { ...unspoken, date_order })),
  )
}

const isPhone = (text: string, rule: PhoneRule): boolean => {
  const number = nationalPhone(text, rule)
  // In India a mobile begins with 6 to 9: other ten digits are a number of something else.
  return number !== null && (rule.country_code !== '91' || /^(?:\+|[6-9]\d{9}$)/.test(number))
}

/** What one cell looks like; null for anything. */
export const lookOf = (cell: Cell | undefined, phones: PhoneRule): CellLook | null => {
  if (isBlank(cell)) return null
  const text = shown(cell)
  if (PLATE.test(text)) return 'plate'
  if (isDate(cell)) return 'date'
  if (isEmail(text)) return 'email'
  return isPhone(text, phones) ? 'phone' : null
}

/** What the cells of a column (from 0) look like, nearly all of them; null where they differ. */
const lookOfColumn = (
  rows: readonly (readonly Cell[])[],
  at: number,
  phones: PhoneRule,
): CellLook | null => {
  const cells = rows
    .map((row) => row[at])
    .filter((cell) => !isBlank(cell))
    .slice(0, MOST_LOOKED)
  const looks = cells.map((cell) => lookOf(cell, phones))
  const [first = null] = looks.filter((look) => look !== null)
  const alike = looks.filter((look) => look === first).length
  return first !== null && alike >= cells.length * ALIKE ? first : null
}

const isFor = ({ key, kind }: SheetColumn, look: CellLook): boolean => {
  if (look === 'plate') return key === 'truck_number'
  if (look === 'phone') return kind === 'phones'
  return kind === (look === 'date' ? 'date' : 'emails')
}

/**
 * Columns of the format that are in the file by what its cells look like, where no header says so:
 * to be confirmed by a person. In the order of the file; what was said of a header is not guessed
 * otherwise.
 */
export const guessedByContent = (
  {
    headers,
    rows,
  }: { readonly headers: readonly string[]; readonly rows: readonly (readonly Cell[])[] },
  { columns }: Format,
  { mapping, remembered }: { readonly mapping: Mapping; readonly remembered: Remembered },
  phones: PhoneRule,
): Mapping => {
  const looked = rows.slice(0, MOST_LOOKED * 4)
  const width = looked.reduce((most, { length }) => Math.max(most, length), headers.length)
  const taken = new Set(Object.values(mapping))
  const guessed: Record<string, number> = {}
  for (let at = 0; at < width; at += 1) {
    const header = plain(headers[at] ?? '')
    if (taken.has(at) || (header !== '' && Object.hasOwn(remembered, header))) continue
    const look = lookOfColumn(looked, at, phones)
    const column = columns.find(
      (one) => look !== null && isFor(one, look) && !(one.key in mapping) && !(one.key in guessed),
    )
    if (column) guessed[column.key] = at
  }
  return guessed
}
