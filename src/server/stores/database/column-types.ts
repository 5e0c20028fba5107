import pg from 'pg'

type Parse = (text: string) => unknown

const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const TIMESTAMPTZ_ARRAY = 1185

const asNumber = (text: string): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`int8 ${text} is beyond what a number holds exactly`)
  return number
}

const UTC_TEXT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/
const parseDate = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date | number

const asIsoText = (text: string): string => {
  const utc = UTC_TEXT.exec(text)
  if (utc) return `${utc[1]}T${utc[2]}.${(utc[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`
  const date = parseDate(text)
  return date instanceof Date ? date.toISOString() : text
}

// The driver's types tell of another release of its array parser.
const arrays = pg.types.arrayParser as unknown as {
  create(text: string, parse: Parse): { parse(): unknown[] }
}

const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    arrays.create(text, parse).parse()

const asText: Parse = (text) => text

const parsers = new Map<number, Parse>([
  [INT8, asNumber],
  [INT8_ARRAY, arrayOf(asNumber)],
  [DATE, asText],
  [DATE_ARRAY, arrayOf(asText)],
  [TIMESTAMP, asText],
  [TIMESTAMPTZ, asIsoText],
  [TIMESTAMPTZ_ARRAY, arrayOf(asIsoText)],
])

/**
 * How columns become values, alike on both engines: int8 a number (RangeError beyond 2^53),
 * timestamptz the text of `Date.toISOString()` (cut to milliseconds), date `YYYY-MM-DD`, numeric
 * text, jsonb its value.
 */
export const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}
