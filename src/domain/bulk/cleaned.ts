import { HOUR } from '../time.ts'
import { isBlank, isMoment, shown, type Cell } from './cell.ts'
import type { CellContent, Value } from './convert.ts'
import { isDayRead } from './convert.ts'
import type { TatUnit } from './tat.ts'

/** A cell as it is taken over; `was` is what stands in the file where that differs. */
export interface CellShown {
  readonly text: string
  readonly was: string | null
}

/**
 * What a cell was read as, and what it was before: trimmed, its date or time read, a telephone
 * number without spaces and code. A cell that stands for nothing is shown as it is.
 */
export const cleanedOf = (
  cell: Cell | undefined,
  value: Value | undefined,
  kind: CellContent,
  unit: TatUnit,
): CellShown => {
  const as_it_is = { text: shown(cell), was: null }
  if (value === undefined || isBlank(cell)) return as_it_is
  // A number is the same however it is written; a length of time has a format, not a text.
  if (typeof cell === 'number' && (kind === 'number' || kind === 'tat')) return as_it_is
  const text = textOf(value, kind, unit)
  if (isMoment(cell) && kind === 'tat') return { text, was: null }
  const was = typeof cell === 'string' ? cell : shown(cell)
  const is_alike = was === text || (Array.isArray(value) && was === value.join(','))
  return { text, was: is_alike ? null : was }
}

const two = (part: number): string => String(part).padStart(2, '0')

const hoursOf = (ms: number): string => {
  const seconds = Math.round(ms / 1_000)
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':')
}

const textOf = (value: Value, kind: CellContent, unit: TatUnit): string => {
  if (Array.isArray(value)) return value.join(', ')
  if (isDayRead(value)) return value.time === null ? value.day : `${value.day} ${value.time}`
  if (kind !== 'tat' || typeof value !== 'number') return String(value)
  if (unit === 'hh:mm:ss') return hoursOf(value)
  return String(value / (unit === 'days' ? 24 * HOUR : HOUR))
}
