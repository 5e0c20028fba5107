import { streamXlsxRows } from 'hucre/xlsx'
import { momentAt, type Cell, type SheetTime } from '../../../domain/bulk/cell.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../language/language.ts'
import { MOST_CHARACTERS } from './limits.ts'
import { gathering, unescaped, type Sheet } from './sheet.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Reads a sheet of a workbook that was inspected before, the first in sight unless another is
 * `wanted`; formulas count as their last results. Throws Unreadable.
 */
export const readXlsx = async (
  bytes: Uint8Array,
  workbook: string,
  wanted: string | null,
): Promise<Sheet> => {
  const say = t(bulkWords)
  const is_1904 = /<(?:\w+:)?workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook)
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\b([^>]*)>/g)].map(
    ([, attributes = '']) => ({
      name: unescaped(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      is_hidden: /\bstate="(very)?[hH]idden"/.test(attributes),
    }),
  )
  const in_sight = sheets.filter(({ is_hidden }) => !is_hidden)
  const names = (in_sight.length > 0 ? in_sight : sheets).map(({ name }) => name)
  const name = names.find((one) => one === wanted) ?? names[0]
  if (name === undefined) throw new Unreadable(say.damaged)
  const { lines, add } = gathering()
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: name }))
      add(
        index + 1,
        values.map((value) => cellOf(value, is_1904)),
      )
  } catch (thrown) {
    throw thrown instanceof Unreadable ? thrown : new Unreadable(say.damaged, { cause: thrown })
  }
  return { lines, is_1904, name, names }
}

const cellOf = (
  value: string | number | boolean | Date | null | undefined,
  is_1904: boolean,
): Cell => {
  if (value instanceof Date) return momentOf(value, is_1904)
  if (typeof value === 'string') return value.slice(0, MOST_CHARACTERS)
  return value ?? null
}

const DAY_MS = 86_400_000
/** Day 0 of a workbook that counts from 1904. */
const EPOCH_1904_MS = Date.UTC(1904, 0, 1)
/** The reader knows no 29 February 1900, which spreadsheets do: dates before it are a day off. */
const MARCH_1900_MS = Date.UTC(1900, 2, 1)
/** A moment this close to the beginning is a length of time, not a date. */
const LENGTH_DAYS = 3_650

const momentOf = (date: Date, is_1904: boolean): SheetTime => {
  const ms = date.getTime()
  const since_1904 = (ms - EPOCH_1904_MS) / DAY_MS
  if (is_1904 && since_1904 < LENGTH_DAYS) return { days: since_1904 }
  const { days } = momentAt(ms)
  return { days: ms < MARCH_1900_MS ? days - 1 : days }
}
