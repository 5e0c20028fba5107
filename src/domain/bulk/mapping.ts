import { isBlank, shown, type Cell } from './cell.ts'
import type { SheetColumn, Format } from './column.ts'

/**
 * Which column of a file (from 0) holds which column of the format, by the latter's key; what is
 * not named is not in the file.
 */
export type Mapping = Readonly<Record<string, number>>

/**
 * What a person has said of headers before: the format's column by the header, plain; '' for none,
 * and with a break between them where one column is used for several.
 */
export type Remembered = Readonly<Record<string, string>>

/** A header without its spacing, case and points: 'L.R. No.' and 'lr no' are one. */
export const plain = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The columns of the format that a header was said to stand for. */
const saidOf = (remembered: Remembered, header: string): string[] =>
  (remembered[header] ?? '').split(BREAK)

const BREAK = '\n'

/** How far down a file its headers may stand, below titles and the like. */
const HEADERS_WITHIN = 15

/**
 * The row (from 0) that holds the headers: the one in which most columns of the format are found,
 * or where none is, the first that is not empty.
 */
export const headerRowIn = (
  rows: readonly (readonly Cell[])[],
  format: Format,
  remembered: Remembered,
): number => {
  const found = rows
    .slice(0, HEADERS_WITHIN)
    .map((row) => Object.keys(mappingFor(row.map(shown), format, remembered)).length)
  const most = Math.max(0, ...found)
  return most > 0
    ? found.indexOf(most)
    : Math.max(
        0,
        rows.findIndex((row) => row.some((cell) => !isBlank(cell))),
      )
}

/** How many columns of the format the headers of a sheet name: of several the most is meant. */
export const knownHeadersIn = (
  rows: readonly (readonly Cell[])[],
  format: Format,
  remembered: Remembered,
): number => {
  const row = rows[headerRowIn(rows, format, remembered)] ?? []
  return Object.keys(mappingFor(row.map(shown), format, remembered)).length
}

/** Is this header, plain, a label that the account itself gives a column? */
const isOwnLabel = ({ columns }: Format, header: string): boolean =>
  columns.some(({ label }) => plain(label) === header)

/**
 * Where the columns of the format stand: what was said before goes before labels, labels before
 * synonyms. Each column of the file is taken once, unless a person has said otherwise. That a
 * header is none of the format's was said of one file: where it is the account's own label it
 * counts for no other.
 */
export const mappingFor = (
  headers: readonly string[],
  format: Format,
  remembered: Remembered,
): Mapping => {
  const { columns } = format
  const plains = headers.map(plain)
  const mapping: Record<string, number> = {}
  const taken = new Set(
    plains.flatMap((header, at) =>
      header === '' || (remembered[header] === '' && !isOwnLabel(format, header)) ? [at] : [],
    ),
  )
  const said = new Set(taken)
  const take = (
    column: SheetColumn,
    isIt: (header: string) => boolean,
    not: ReadonlySet<number> = taken,
  ): void => {
    if (column.key in mapping) return
    const at = plains.findIndex((header, index) => !not.has(index) && isIt(header))
    if (at < 0) return
    mapping[column.key] = at
    taken.add(at)
  }
  for (const column of columns)
    take(column, (header) => saidOf(remembered, header).includes(column.key), said)
  const rounds: ((column: SheetColumn, header: string) => boolean)[] = [
    (column, header) => header === plain(column.label),
    (column, header) => column.synonyms.some((synonym) => plain(synonym) === header),
  ]
  for (const isIt of rounds)
    for (const column of columns) take(column, (header) => isIt(column, header))
  return mapping
}

/**
 * Must a person say what is where? So it is when headers are left over that columns may be in, or a
 * needed column is not found.
 */
export const isMappingOpen = (
  headers: readonly string[],
  { columns, is_generic }: Format,
  mapping: Mapping,
  remembered: Remembered,
): boolean => {
  const taken = new Set(Object.values(mapping))
  const isSaid = (header: string): boolean =>
    remembered[header] === '' || columns.some(({ key }) => saidOf(remembered, header).includes(key))
  const left = headers.filter(
    (header, at) => plain(header) !== '' && !taken.has(at) && !isSaid(plain(header)),
  )
  const absent = columns.filter(({ key, is_rare }) => !is_rare && !(key in mapping))
  const [first] = columns
  return (
    (left.length > 0 && absent.length > 0) ||
    absent.some((column) => column.required || (is_generic && column === first))
  )
}

/**
 * The columns of a file (from 0) that stand under a label of the account's own and are not read:
 * a header that comes twice, or a column that is taken from elsewhere.
 */
export const unreadColumns = (
  headers: readonly string[],
  format: Format,
  mapping: Mapping,
): number[] => {
  const taken = new Set(Object.values(mapping))
  return headers.flatMap((header, at) =>
    !taken.has(at) && isOwnLabel(format, plain(header)) ? [at] : [],
  )
}

/** Headers remembered at most, the latest; characters of one, and of what it stands for. */
const [MOST_REMEMBERED, MOST_HEADER, MOST_SAID] = [300, 200, 120]

/**
 * What a mapping that a person has confirmed says of the headers, for the next file. Of columns
 * under one header, the first that is read speaks for it: one beside it that is not read says
 * nothing.
 */
export const rememberedFrom = (
  headers: readonly string[],
  mapping: Mapping,
  before: Remembered,
): Remembered => {
  const keys = new Map<number, string>()
  for (const [key, at] of Object.entries(mapping)) {
    const other = keys.get(at)
    const both = other === undefined ? key : `${other}${BREAK}${key}`
    if (other === undefined || both.length <= MOST_SAID) keys.set(at, both)
  }
  const said = new Map<string, string>()
  for (const [at, header] of headers.map(plain).entries())
    if (header !== '' && header.length <= MOST_HEADER)
      said.set(header, said.get(header) || (keys.get(at) ?? ''))
  return Object.fromEntries([...Object.entries(before), ...said].slice(-MOST_REMEMBERED))
}
