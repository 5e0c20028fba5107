import { deflateRawSync } from 'node:zlib'
import type { Column, CellContext } from '../../domain/columns/column.ts'
import type { WireOrder } from '../../domain/order/order.ts'
import { shownStateOf } from '../../domain/order/category.ts'
import { aboutRows, type ReportFrame } from '../../domain/report/about.ts'
import { additionalSheet } from '../../domain/report/additional-sheets.ts'
import { reportCell, type ReportCell } from '../../domain/report/cell.ts'
import { factColumns, type FactColumn } from '../../domain/report/facts.ts'
import { callWords } from '../../domain/words/calls.ts'
import { english, type Translate } from '../../domain/words/catalogue.ts'
import { reportWords } from '../../domain/words/report.ts'
import { rowXml } from './sheet-xml.ts'
import type { ReportSheet } from './workbook.ts'

/** Orders in pages, from the first again each time it is asked; a page is gone through once. */
export type Pages = () => AsyncIterable<Iterable<WireOrder>>

/** A sheet of a report: what it is called, its columns, and the rows that an order has in it. */
export interface ReportSheetPlan {
  readonly key: string | null
  readonly name: string
  readonly columns: readonly { readonly id: string; readonly label: string }[]
  readonly rowsOf: (order: WireOrder) => readonly (readonly ReportCell[])[]
}

/**
 * The sheets of a report: the orders themselves first (key null), then those that the policy names.
 */
export const partsOf = (
  columns: readonly Column[],
  with_facts: boolean,
  additional: readonly { key: string; name: string }[],
  reading: CellContext,
  t: Translate,
): ReportSheetPlan[] => [
  ordersSheet(columns, with_facts ? factColumns(columns, t) : [], reading),
  ...additional.map(({ key, name }): ReportSheetPlan => {
    const sheet = additionalSheet(key, english)
    return { key, name, columns: sheet.columns, rowsOf: sheet.rows }
  }),
]

const ordersSheet = (
  columns: readonly Column[],
  facts: readonly FactColumn[],
  reading: CellContext,
): ReportSheetPlan => ({
  key: null,
  name: callWords.ordersSheet,
  columns: [...columns, ...facts],
  rowsOf: (order) => {
    const cells = columns.map((column) => reportCell(column, order, reading, english))
    for (const fact of facts) cells.push(fact.cell(order, reading))
    return [cells]
  },
})

/**
 * Orders as their reader is `shown` them, page by page; `mayGoOn` rejects where the reader may not
 * have more. The next page is asked for while one is used (read-ahead), and an order is read as it
 * is come to, so that only one is held.
 */
export async function* wirePages(
  pages: AsyncGenerator<readonly string[]>,
  mayGoOn: () => Promise<void>,
  shown: (text: string) => WireOrder,
): AsyncGenerator<Iterable<WireOrder>> {
  try {
    for (let next = pages.next(); ;) {
      const page = await next
      if (page.done) return
      await mayGoOn()
      next = pages.next()
      // Looked at in the next turn; until then its failure is not unhandled.
      next.catch(() => {})
      yield eachOf(page.value, shown)
    }
  } finally {
    await pages.return(undefined)
  }
}

function* eachOf<A, B>(all: Iterable<A>, as: (one: A) => B): Generator<B> {
  for (const one of all) yield as(one)
}
function* eachRow<A, B>(all: Iterable<A>, rowsOf: (one: A) => Iterable<B>): Generator<B> {
  for (const one of all) yield* rowsOf(one)
}

/**
 * The parts as sheets of a workbook, and one that says what the report is; each reads the orders
 * for itself, since a sheet is written whole before the next.
 */
export const sheetsOf = (
  parts: readonly ReportSheetPlan[],
  pages: Pages,
  frame: ReportFrame,
  t: Translate,
): ReportSheet[] => {
  const counts = { OPEN_DELAY: 0, OPEN_ONTIME: 0, CLOSED: 0, CLOSED_EXCEPTION: 0, REJECT: 0 }
  const count = (order: WireOrder): void => {
    counts[shownStateOf(order, frame.clock.now)] += 1
  }
  const sheets = parts.map(({ key, name, columns, rowsOf }) => ({
    name,
    labels: columns.map(({ label }) => label),
    rows: async function* () {
      for await (const page of pages())
        yield eachRow(page, (order) => {
          if (key === null) count(order)
          return rowsOf(order)
        })
    },
  }))
  const { about } = t(reportWords)
  const last: ReportSheet = {
    name: about.sheet,
    labels: [about.what, about.value],
    rows: async function* () {
      yield aboutRows(frame, counts, t)
    },
  }
  return [...sheets, last]
}

type JsonCell = string | number | boolean | null
type JsonRow = Record<string, JsonCell>

/** All rows of the parts as JSON has them: by column id, instants in UTC. */
export const rowsOf = async (
  parts: readonly ReportSheetPlan[],
  pages: Pages,
): Promise<{ rows: JsonRow[]; sheets: Record<string, JsonRow[]> }> => {
  const tables = parts.map((): JsonRow[] => [])
  for await (const page of pages()) {
    for (const order of page)
      for (const [at, part] of parts.entries())
        tables[at]?.push(...part.rowsOf(order).map((cells) => rowOf(part, cells)))
  }
  const sheets = parts.flatMap(({ key }, at) =>
    key === null ? [] : [[key, tables[at] ?? []] as const],
  )
  return { rows: tables[0] ?? [], sheets: Object.fromEntries(sheets) }
}

const rowOf = ({ columns }: ReportSheetPlan, cells: readonly ReportCell[]): JsonRow =>
  Object.fromEntries(columns.map(({ id }, at) => [id, jsonOf(cells[at] ?? null)]))

const jsonOf = (cell: ReportCell): JsonCell =>
  typeof cell === 'object' && cell !== null ? cell.instant : cell

/** About how many bytes the workbook of `total` orders will have, judged by some of them. */
export const expectedBytes = (
  parts: readonly ReportSheetPlan[],
  some: readonly WireOrder[],
  total: number,
  zone: string,
): number => {
  if (some.length === 0) return 0
  const xml = parts
    .flatMap((part) => some.flatMap(part.rowsOf))
    .map((cells, row) => rowXml(row + 2, cells, zone))
    .join('')
  return Math.round((deflateRawSync(xml).byteLength / some.length) * total)
}
