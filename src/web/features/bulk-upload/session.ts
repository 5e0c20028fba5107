import { shown, type Cell } from '../../../domain/bulk/cell.ts'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import { groupsOf } from '../../../domain/bulk/drafts.ts'
import { editOf } from '../../../domain/bulk/edit-of.ts'
import { formatFor } from '../../../domain/bulk/formats.ts'
import { enteredAs, judgeGroup, type Judged } from '../../../domain/bulk/judge.ts'
import {
  headerRowIn,
  isMappingOpen,
  mappingFor,
  type Mapping,
  type Remembered,
} from '../../../domain/bulk/mapping.ts'
import { readRow, type Plan, type Row } from '../../../domain/bulk/rows.ts'
import {
  missingSentence,
  rowStates,
  statesOf,
  type RowState,
  type Stated,
} from '../../../domain/bulk/states.ts'
import type { OrderInput } from '../../../domain/order/order-input.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { Clock } from '../../../domain/time.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import type { Sheet } from '../../lib/sheets/sheet.ts'

/** Who uploads, and what that person said of files before. */
export interface Setting {
  readonly policy: Policy
  readonly client: string
  readonly clock: Clock
  readonly remembered: Remembered
  readonly date_order: DateOrder | null
}

/** A column of the format, and where the file has it. */
export interface Place {
  readonly key: string
  readonly label: string
  readonly required: boolean
}

/** What a file was found to be. */
export interface Opened {
  readonly headers: readonly string[]
  readonly places: readonly Place[]
  readonly mapping: Mapping
  readonly is_open: boolean
  readonly name: string | null
  readonly names: readonly string[]
}

/** Which rows are on show. */
export type Shown = RowState | 'all'

/**
 * What stands in a file, as a whole; `orders` that could be sent, of which `differing` are there
 * with other values.
 */
export interface Summary {
  readonly counts: Readonly<Record<Shown, number>>
  readonly orders: number
  readonly differing: number
  readonly missing: string | null
  readonly dropped: readonly number[]
  readonly first: string
}

/** A row on show: texts by the format's columns, and what is wrong with which. */
export interface GridRow {
  readonly at: number
  readonly line: number
  readonly state: RowState
  readonly reason: string
  readonly cells: readonly string[]
  readonly wrong: readonly (string | null)[]
}

/** An order that the account has, and as what it was entered, canonically. */
export interface KnownOrder {
  readonly _id: string
  readonly identifier: string
  readonly entered: string
}

/** An order that is not added, as the report tells it. */
export interface Failure {
  readonly identifier: string
  readonly message: string
  readonly POD_ID: string | number | null
}

/**
 * A file as it is worked on, from its reading to what is sent of it. Rows are judged once and again
 * only where they, or those of the same number, change.
 */
export const openSession = (sheet: Sheet, setting: Setting) => {
  const { policy, client, clock } = setting
  const format = formatFor(policy)
  const header_row = headerRowIn(
    sheet.lines.map(({ cells }) => cells),
    format,
    setting.remembered,
  )
  const headers = (sheet.lines[header_row]?.cells ?? []).map(shown)
  const lines = sheet.lines.slice(header_row + 1)
  // Cells may stand right of the last header.
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), headers.length)
  const guessed = mappingFor(headers, format, setting.remembered)
  const known = new Map<string, KnownOrder>()
  const judged = new WeakMap<Row, { group: readonly Row[]; result: Judged }>()
  const entered = new WeakMap<OrderInput, string>()
  let plan: Plan = {
    format,
    mapping: guessed,
    is_1904: sheet.is_1904,
    date_order: null,
    tat_unit: policy.bulk.tat_unit,
  }
  let rows: ReturnType<typeof readRow>[] = []
  let stated: readonly Stated[] = []
  let stateOf = new Map<Row, Stated>()
  let lists = new Map<Shown, number[]>()

  const place = (mapping: Mapping, date_order: DateOrder | null): void => {
    // A column that the file does not have stands behind those it has, so that it can be filled by
    // hand.
    const places = Object.fromEntries(
      format.columns.map((column, n) => [column.key, mapping[column.key] ?? width + n]),
    )
    plan = { ...plan, mapping: places, date_order }
    rows = lines.map(({ cells, line }) => readRow(cells, line, plan))
  }
  const judge = (group: readonly Row[]): Judged => {
    const [first] = group
    const before = first && judged.get(first)
    if (
      before &&
      before.group.length === group.length &&
      before.group.every((row, at) => row === group[at])
    )
      return before.result
    const result = judgeGroup(group, { format, policy, client })
    if (first) judged.set(first, { group, result })
    return result
  }
  const enteredOf = (order: OrderInput): string => {
    const before = entered.get(order)
    if (before !== undefined) return before
    const text = enteredAs(order, clock)
    entered.set(order, text)
    return text
  }
  const stateFor = (row: Row): RowState | undefined =>
    stateOf.get(row)?.repeated.has(row) ? 'duplicate' : stateOf.get(row)?.state
  const weigh = (): Summary => {
    const all = groupsOf(
      rows.filter((row) => typeof row === 'object'),
      format,
    ).map(judge)
    stated = statesOf(all, (number) => known.get(number)?.entered ?? null, enteredOf)
    stateOf = new Map(stated.flatMap((one) => one.rows.map((row): [Row, Stated] => [row, one])))
    lists = new Map<Shown, number[]>([
      ['all', []],
      ...rowStates.map((state): [Shown, number[]] => [state, []]),
    ])
    for (const [at, row] of rows.entries()) {
      const state = typeof row === 'object' ? stateFor(row) : undefined
      if (state) for (const list of ['all', state] as const) lists.get(list)?.push(at)
    }
    return {
      counts: Object.fromEntries([...lists].map(([list, { length }]) => [list, length])) as Record<
        Shown,
        number
      >,
      orders: ofState('new').length + ofState('update').length,
      differing: ofState('update').length,
      missing: missingSentence(all),
      dropped: rows.flatMap((row, at) => (row === 'no_first' ? [lines[at]?.line ?? 0] : [])),
      first: format.columns[0]?.label ?? '',
    }
  }
  const ofState = (wanted: RowState): Stated[] => stated.filter(({ state }) => state === wanted)
  const gridRow = (at: number): GridRow[] => {
    const say = t(bulkWords)
    const [row, line] = [rows[at], lines[at]]
    if (!line || typeof row !== 'object') return []
    const [its, state] = [stateOf.get(row), stateFor(row)]
    if (!its || !state) return []
    const own = row.problems.length > 0 ? row.problems : its.problems
    const other = its.rows.find(({ problems }) => problems.length > 0)
    return [
      {
        at,
        line: line.line,
        state,
        reason: its.repeated.has(row)
          ? say.repeatsOwn
          : row.problems.length === 0 && other && other !== row
            ? say.heldBack(other.line)
            : its.reason,
        cells: format.columns.map((column) => shown(line.cells[plan.mapping[column.key] ?? -1])),
        wrong: format.columns.map((column) =>
          state === 'error'
            ? (own.find((problem) => problem.column === column.key)?.message ?? null)
            : null,
        ),
      },
    ]
  }

  return {
    opened: (): Opened => ({
      headers,
      places: format.columns.map((column) => ({
        key: column.key,
        label: column.label,
        required: column.required,
      })),
      mapping: guessed,
      is_open: isMappingOpen(headers, format, guessed, setting.remembered),
      name: sheet.name,
      names: sheet.names,
    }),
    /** Reads all rows by a mapping. */
    map: (mapping: Mapping, date_order: DateOrder | null): Summary => {
      place(mapping, date_order)
      return weigh()
    },
    /** The numbers that would be sent, for asking which of them are known. */
    numbers: (): string[] =>
      stated.flatMap(({ order, number }) => (order && !known.has(number) ? [number] : [])),
    know: (orders: readonly KnownOrder[]): Summary => {
      for (const order of orders) known.set(order.identifier, order)
      return weigh()
    },
    rows: (list: Shown, from: number, count: number): GridRow[] =>
      (lists.get(list) ?? []).slice(from, from + count).flatMap(gridRow),
    /** Puts another text into a cell. */
    edit: (at: number, key: string, text: string): Summary => {
      const line = lines[at]
      const column = plan.mapping[key]
      if (line && column !== undefined) {
        while (line.cells.length <= column) line.cells.push(null)
        line.cells[column] = text
        rows[at] = readRow(line.cells, line.line, plan)
      }
      return weigh()
    },
    /** Orders to send, as POST /orders takes them; those that differ behind the new ones. */
    batch: (from: number, count: number): unknown[] =>
      [...ofState('new'), ...ofState('update')].slice(from, from + count).map(({ input }) => input),
    /** Orders that differ, as POST /edit_epod takes them. */
    edits: (): { _id: string; identifier: string; fields: Record<string, unknown> }[] =>
      ofState('update').flatMap(({ number: identifier, input }) => {
        const _id = known.get(identifier)?._id
        return _id === undefined ? [] : [{ _id, identifier, fields: editOf(input) }]
      }),
    /**
     * What the server refused and what is not sent because it is in error, each with its line in
     * the file.
     */
    failures: (refused: readonly Failure[]): Failure[] => {
      const line_of = new Map(
        stated.flatMap(({ number, state, rows: [first] }): [string, number][] =>
          first && (state === 'new' || state === 'update') ? [[number, first.line]] : [],
        ),
      )
      const told = (line: number | undefined, message: string): string =>
        line === undefined ? message : t(bulkWords).at(line, message)
      return [
        ...refused.map((failure) => ({
          ...failure,
          message: told(line_of.get(failure.identifier), failure.message),
        })),
        ...ofState('error').map(({ number, reason, rows: its, input: { POD_ID } }) => ({
          identifier: number,
          message: told((its.find(({ problems }) => problems.length > 0) ?? its[0])?.line, reason),
          POD_ID: typeof POD_ID === 'string' || typeof POD_ID === 'number' ? POD_ID : null,
        })),
      ]
    },
    /** The rows in error as they stand in the file, with the reason behind them. */
    failed: (): { headers: string[]; rows: Cell[][] } => {
      const last = lines.reduce((most, { cells }) => Math.max(most, cells.length), width)
      const labels = Array.from(
        { length: last },
        (_, n) => headers[n] || (format.columns[n - width]?.label ?? ''),
      )
      return {
        headers: [...labels, t(bulkWords).reportLabels.reason],
        rows: (lists.get('error') ?? []).flatMap((at) =>
          gridRow(at).map(({ reason }) => [
            ...Array.from({ length: last }, (_, n): Cell => shown(lines[at]?.cells[n])),
            reason,
          ]),
        ),
      }
    },
  }
}
/** A file that is worked on. */
export type Session = ReturnType<typeof openSession>
