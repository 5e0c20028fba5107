import { dispatchDays } from '../../../domain/bulk/dispatch-days.ts'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import type { DecimalSign } from '../../../domain/bulk/number-text.ts'
import { neededPlaces } from '../../../domain/bulk/needed-places.ts'
import type { Mapping } from '../../../domain/bulk/mapping.ts'
import type { Sheet } from '../../lib/sheets/sheet.ts'
import type { SheetRow } from '../../ui/sheet-grid/sheet-row.ts'
import { failedRows, gridRow } from './grid-row.ts'
import { leftOpen, nothingSent } from './left-open.ts'
import { newJudging } from './judging.ts'
import {
  leavingHidden,
  readBy,
  readingOf,
  withText,
  type Reading,
  type Setting,
} from './reading.ts'
import { openedOf } from './opened.ts'
import type { NameSpelled, SaidName, SpellingPick } from '../../../domain/bulk/spellings.ts'
import type { Shown } from './row-state.ts'
import { newSpelling } from './spelling.ts'
import { batchOf, editsOf, failuresOf, type Failure, type OrderEdits } from './sending.ts'
import {
  nothingWeighed,
  summaryOf,
  weigh,
  type KnownOrder,
  type Summary,
  type Weighed,
} from './weighing.ts'

/** No order has a longer one. */
const LONGEST_NUMBER = 80

/** A file as it is worked on, from its reading to what is sent of it: each step is a new state. */
export const openSession = (sheet: Sheet, setting: Setting) => {
  const first = readingOf(sheet, setting)
  const { format } = first.plan
  const { policy, client, clock } = setting
  const needed = neededPlaces(first.plan, { format, policy, client, clock })
  const opened = openedOf(first, sheet, setting, needed)
  const judging = newJudging(format, setting)
  const known = new Map<string, KnownOrder>()
  const asked = new Set<string>()
  const spelling = newSpelling()
  let state = { reading: first, weighed: nothingWeighed }
  let sent = nothingSent
  // What is being sent, as it stood when sending began, and the numbers that were handed over.
  let sending: Weighed | null = null
  let handed = new Set<string>()

  const next = (reading: Reading, isAnew = false): Summary => {
    const before = isAnew ? null : state.weighed.arranged
    state = { reading, weighed: weigh(reading, judging, known, before, sent) }
    return summary()
  }
  const summary = (): Summary => summaryOf(state.reading, state.weighed, spelling)

  return {
    opened: () => opened,
    /** Reads all rows by a mapping. */
    map: (
      mapping: Mapping,
      date_order: DateOrder | null,
      decimal_sign: DecimalSign | null = null,
    ): Summary => next(readBy(state.reading, mapping, date_order, decimal_sign), true),
    /**
     * The numbers of rows, mended or not, of which the account is not known to have an order; all,
     * or those alone that it was not asked for.
     */
    numbers: (isUnaskedAlone = false): string[] => {
      const numbers = state.weighed.stated.flatMap(({ number }) =>
        number !== '' && number.length <= LONGEST_NUMBER ? [number] : [],
      )
      return [...new Set(numbers)].filter(
        (number) => !known.has(number) && !(isUnaskedAlone && asked.has(number)),
      )
    },
    /** Takes over which orders the account has of the numbers that it was asked for. */
    know: (orders: readonly KnownOrder[], numbers: readonly string[] = []): Summary => {
      for (const number of numbers) asked.add(number)
      for (const order of orders) known.set(order.identifier, order)
      return next(state.reading)
    },
    /** The names of rows of which nobody has asked yet how they are known. */
    names: (): SaidName[] => spelling.unasked(state.reading),
    /** Takes over in which spellings the account knows the names that it was asked for. */
    knowNames: (spelled: readonly NameSpelled[], names: readonly SaidName[]): Summary => {
      spelling.know(spelled, names)
      return summary()
    },
    /** Reads names by their known spelling, or again as they stand in the file. */
    spell: (picks: readonly SpellingPick[]): Summary => next(spelling.take(state.reading, picks)),
    rows: (list: Shown, from: number, count: number): SheetRow[] =>
      (state.weighed.lists.get(list) ?? [])
        .slice(from, from + count)
        .flatMap((at) => gridRow(state.reading, state.weighed, at)),
    /** Puts another text into a cell. */
    edit: (at: number, key: string, text: string): Summary =>
      next(withText(state.reading, at, key, text)),
    /** Leaves out the rows that the file hides, or reads them again. */
    leaveHidden: (isLeft: boolean): Summary => next(leavingHidden(state.reading, isLeft), true),
    /**
     * Begins to send: batches are cut from the list as it is now (a snapshot), whatever becomes of
     * rows meanwhile (BULK-11).
     */
    beginSending: (): Summary => {
      sending = state.weighed
      handed = new Set()
      return summary()
    },
    batch: (from: number, count: number): unknown[] => {
      const batch = batchOf(sending ?? state.weighed, from, count)
      for (const { number } of batch) handed.add(number)
      return batch.map(({ input }) => input)
    },
    edits: (): OrderEdits[] => {
      const edits = editsOf(sending ?? state.weighed, known)
      for (const { identifier } of edits) handed.add(identifier)
      return edits
    },
    /**
     * Goes on with what is left open once the good rows were sent, which were `taken`. A row that
     * was never handed over stays.
     */
    keepOpen: (
      refused: readonly Failure[],
      isChanging: boolean,
    ): { left: Summary; taken: number; days: readonly string[] } => {
      const { stated } = state.weighed
      const open = leftOpen(state.reading, stated, { refused, handed, isChanging }, sent)
      sent = open.before
      sending = null
      handed = new Set()
      return {
        left: next(open.reading, true),
        taken: open.taken.reduce((sum, { rows, repeated }) => sum + rows.length - repeated.size, 0),
        days: dispatchDays(open.taken),
      }
    },
    failures: (refused: readonly Failure[]) => failuresOf(state.weighed, refused),
    failed: () => failedRows(state.reading, state.weighed),
  }
}
/** A file that is worked on. */
export type UploadSession = ReturnType<typeof openSession>
