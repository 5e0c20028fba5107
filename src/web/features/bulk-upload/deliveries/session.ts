import { shown, type Cell } from '../../../../domain/bulk/cell.ts'
import type { Format } from '../../../../domain/bulk/column.ts'
import type { DateOrder } from '../../../../domain/bulk/dates.ts'
import type { DeliveryInput } from '../../../../domain/bulk/deliveries/delivery-input.ts'
import {
  deliveryText,
  judgeDelivery,
  type JudgedDelivery,
  type JudgingDeliveries,
} from '../../../../domain/bulk/deliveries/judge-delivery.ts'
import type { MatchedFile } from '../../../../domain/bulk/deliveries/photo-names.ts'
import { groupsOf } from '../../../../domain/bulk/drafts.ts'
import type { Mapping } from '../../../../domain/bulk/mapping.ts'
import { requiredPlaces } from '../../../../domain/bulk/needed-places.ts'
import type { DecimalSign } from '../../../../domain/bulk/number-text.ts'
import type { Row } from '../../../../domain/bulk/rows.ts'
import { rowStates, type RowState } from '../../../../domain/bulk/states.ts'
import type { Policy } from '../../../../domain/policy/policy.ts'
import type { Sheet } from '../../../lib/sheets/sheet.ts'
import type { SheetRow } from '../../../ui/sheet-grid/sheet-row.ts'
import { hiddenIn, type HiddenIn } from '../hidden-in.ts'
import {
  leavingHidden,
  readBy,
  readingOf,
  withText,
  type Reading,
  type Setting,
} from '../reading.ts'
import { openedOf } from '../opened.ts'
import { foundOn, onShelf, type PhotosFound, type Shelf } from './shelf.ts'
import {
  reasonOfRow,
  stated,
  stateOfRow,
  type StatedDelivery,
  type DeliveryVerdict,
} from './weighing.ts'

/** Which rows are on show. */
export type ShownDeliveries = RowState | 'all'

/** Who hands deliveries in, in which words, and what that person said of files before. */
export interface DeliverySetting
  extends Omit<JudgingDeliveries, 'policy'>, Pick<Setting, 'remembered' | 'date_order'> {
  readonly policy: Policy
  readonly format: Format
}

/** What stands in a file as a whole. */
export interface DeliverySummary {
  readonly counts: Readonly<Record<ShownDeliveries, number>>
  /** Deliveries of the file, those that would be recorded, and those that nobody has judged yet. */
  readonly all: number
  readonly deliveries: number
  readonly unchecked: number
  readonly asks_dates: boolean
  readonly asks_decimals: boolean
  readonly hidden: HiddenIn
  readonly photos: PhotosFound | null
}

/** A photo to send, of which order. */
export interface PhotoToSend extends MatchedFile {
  readonly order_id: string
}

interface State {
  readonly reading: Reading
  readonly all: readonly StatedDelivery[]
  readonly of: ReadonlyMap<Row, StatedDelivery>
  readonly lists: ReadonlyMap<ShownDeliveries, readonly number[]>
  readonly matched: ReadonlyMap<string, readonly MatchedFile[]>
  readonly named: ReadonlyMap<string, readonly string[]>
}

/** A file of deliveries as it is worked on, with the photos beside it. */
export const openDeliverySession = (sheet: Sheet, setting: DeliverySetting) => {
  const first = readingOf(sheet, setting, setting.format)
  const opened = openedOf(first, sheet, setting, requiredPlaces(setting.format))
  const verdicts = new Map<string, DeliveryVerdict>()
  const judged = new WeakMap<Row, { group: readonly Row[]; result: JudgedDelivery }>()
  let shelf: Shelf | null = null
  let state: State = {
    reading: first,
    all: [],
    of: new Map(),
    lists: new Map(),
    matched: new Map(),
    named: new Map(),
  }

  const judge = (group: readonly Row[]): JudgedDelivery => {
    const [row] = group
    const before = row && judged.get(row)
    if (before?.group.length === group.length && before.group.every((one, n) => one === group[n]))
      return before.result
    const result = judgeDelivery(group, setting)
    if (row) judged.set(row, { group, result })
    return result
  }

  const next = (reading: Reading): DeliverySummary => {
    const rows = reading.rows.filter((row) => typeof row === 'object')
    const shapes = groupsOf(rows, setting.format).map(judge)
    const named = new Map(
      shapes.flatMap(({ number, files }) => (files.length > 0 ? [[number, files] as const] : [])),
    )
    const numbers = shapes.flatMap(({ number }) => (number === '' ? [] : [number]))
    const matched = onShelf(shelf, numbers, named)
    const all = shapes.map((shape) => {
      const photos = matched.get(shape.number)?.length ?? 0
      const sent: DeliveryInput | null = shape.input && {
        ...shape.input,
        ...(photos > 0 && { photos: Math.min(photos, MOST_COUNTED) }),
      }
      return stated(shape, sent, (sent && verdicts.get(deliveryText(sent))) ?? null)
    })
    const of = new Map(
      all.flatMap((one) => one.rows.map((row): [Row, StatedDelivery] => [row, one])),
    )
    state = { reading, all, of, matched, named, lists: listsOf(reading, of) }
    return summary()
  }

  const ready = (): StatedDelivery[] =>
    state.all.filter((one) => one.state === 'new' && one.verdict !== null)
  const unchecked = (): DeliveryInput[] =>
    state.all.flatMap(({ sent, verdict }) => (sent && verdict === null ? [sent] : []))

  const summary = (): DeliverySummary => ({
    counts: Object.fromEntries(
      [...state.lists].map(([list, { length }]) => [list, length]),
    ) as DeliverySummary['counts'],
    all: state.all.length,
    deliveries: ready().length,
    unchecked: unchecked().length,
    asks_dates: state.reading.asks_dates,
    asks_decimals: state.reading.asks_decimals,
    hidden: hiddenIn(state.reading),
    photos: shelf && foundOn(shelf, state.matched, state.named),
  })

  const keep = (sent: readonly DeliveryInput[], answers: readonly DeliveryVerdict[]): void => {
    for (const answer of answers) {
      const input = sent[answer.row - 1]
      if (input) verdicts.set(deliveryText(input), answer)
    }
  }

  return {
    opened: () => opened,
    map: (mapping: Mapping, date_order: DateOrder | null, sign: DecimalSign | null) =>
      next(readBy(state.reading, mapping, date_order, sign)),
    leaveHidden: (isLeft: boolean) => next(leavingHidden(state.reading, isLeft)),
    edit: (at: number, key: string, text: string) => next(withText(state.reading, at, key, text)),
    put: (photos: Shelf | null) => {
      shelf = photos
      return next(state.reading)
    },
    photo: (path: string) => shelf?.archive.photo(path) ?? null,
    rows: (list: ShownDeliveries, from: number, count: number): SheetRow[] =>
      (state.lists.get(list) ?? [])
        .slice(from, from + count)
        .flatMap((at) => gridRow(state, setting.format, at)),
    /** Deliveries of which the server has said nothing yet. */
    toCheck: (count: number) => unchecked().slice(0, count),
    toRecord: (count: number) =>
      ready()
        .flatMap(({ sent }) => sent ?? [])
        .slice(0, count),
    keep: (sent: readonly DeliveryInput[], answers: readonly DeliveryVerdict[]) => {
      keep(sent, answers)
      return next(state.reading)
    },
    /** Photos that have to be there before their delivery, or those of deliveries on record. */
    photosToSend: (which: 'first' | 'after'): PhotoToSend[] =>
      state.all.flatMap(({ number, state: its, verdict }) => {
        const order_id = verdict?._id
        const is_wanted =
          which === 'first' ? its === 'new' && verdict?.photos_first === true : its === 'same'
        return order_id === undefined || !is_wanted
          ? []
          : (state.matched.get(number) ?? []).map((file) => ({ ...file, order_id }))
      }),
    refused: (): string[] =>
      state.all.flatMap(({ state: its, reason }) => (its === 'error' ? [reason] : [])),
    failed: () => failedRows(state),
  }
}
/** A file of deliveries that is worked on. */
export type DeliverySession = ReturnType<typeof openDeliverySession>

/** Photos of one order that the server counts at most. */
const MOST_COUNTED = 20

const listsOf = (
  { rows }: Reading,
  of: ReadonlyMap<Row, StatedDelivery>,
): Map<ShownDeliveries, number[]> => {
  const lists = new Map<ShownDeliveries, number[]>([
    ['all', []],
    ...rowStates.map((state): [ShownDeliveries, number[]] => [state, []]),
  ])
  for (const [at, row] of rows.entries()) {
    const its = typeof row === 'object' ? of.get(row) : undefined
    if (!its || typeof row !== 'object') continue
    for (const list of ['all', stateOfRow(its, row)] as const) lists.get(list)?.push(at)
  }
  return lists
}

const gridRow = ({ reading, of }: State, format: Format, at: number): SheetRow[] => {
  const [row, line] = [reading.rows[at], reading.lines[at]]
  const its = typeof row === 'object' ? of.get(row) : undefined
  if (!line || typeof row !== 'object' || !its) return []
  const state = stateOfRow(its, row)
  return [
    {
      at,
      line: line.line,
      state,
      reason: reasonOfRow(its, row),
      cells: format.columns.map(({ key }) => shown(line.cells[reading.plan.mapping[key] ?? -1])),
      wrong: format.columns.map(({ key }) =>
        state === 'error' ? (its.wrong.get(key) ?? null) : null,
      ),
    },
  ]
}

/** The rows in error as they stand in the file, with the reason behind them. */
const failedRows = (state: State): { headers: string[]; rows: Cell[][] } => {
  const { headers, lines, rows, plan } = state.reading
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), headers.length)
  const labels = Array.from(
    { length: width },
    (_, n) =>
      headers[n] || (plan.format.columns.find(({ key }) => plan.mapping[key] === n)?.label ?? ''),
  )
  return {
    headers: labels,
    rows: (state.lists.get('error') ?? []).map((at) => {
      const row = rows[at]
      const its = typeof row === 'object' ? state.of.get(row) : undefined
      return [
        ...Array.from({ length: width }, (_, n): Cell => shown(lines[at]?.cells[n])),
        its?.reason ?? '',
      ]
    }),
  }
}
