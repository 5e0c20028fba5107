import { deflateRawSync } from 'node:zlib'
import type { Column, CellContext } from '../../domain/columns/column.ts'
import type { Order, WireOrder } from '../../domain/order/order.ts'
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

/** Orders in pages, from the first one again each time it is asked. */
export type Pages = () => AsyncIterable<readonly WireOrder[]>

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
  rowsOf: (order) => [
    [
      ...columns.map((column) => reportCell(column, order, reading, english)),
      ...facts.map((fact) => fact.cell(order, reading)),
    ],
  ],
})

/**
 * Stored orders as their reader is `shown` them, page by page; `mayGoOn` rejects where the reader
 * may not have more.
 */
export async function* wirePages(
  pages: AsyncIterable<readonly { readonly doc: Order }[]>,
  mayGoOn: () => Promise<void>,
  shown: (order: Order) => WireOrder,
): AsyncGenerator<WireOrder[]> {
  for await (const page of pages) {
    await mayGoOn()
    yield page.map(({ doc }) => shown(doc))
  }
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
      for await (const page of pages()) {
        if (key === null) page.forEach(count)
        yield page.flatMap(rowsOf)
      }
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
    for (const [at, part] of parts.entries())
      tables[at]?.push(...page.flatMap(part.rowsOf).map((cells) => rowOf(part, cells)))
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
