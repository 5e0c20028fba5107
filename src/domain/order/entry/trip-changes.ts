import { fieldErrors, type FieldError } from '../../field-errors.ts'
import type { Policy } from '../../policy/policy.ts'
import type { Viewer } from '../../policy/viewer.ts'
import type { Clock } from '../../time.ts'
import type { Order } from '../order.ts'
import { editFields } from './edit-input.ts'
import { editProblems } from './edit.ts'

/** What is typed of who brings an order: vehicle, driver and phone, in the order of the columns. */
export const tripFields = ['truck_number', 'driver.name', 'driver.contact'] as const
/** Fields in the sheet of many orders: those of the trip, and the hours until the ETA. */
export const sheetFields = [...tripFields, 'eta_hrs'] as const
type TripField = (typeof tripFields)[number]
/** One of these fields. */
export type SheetField = (typeof sheetFields)[number]
/** The text in each field of one order; several phones are apart by commas. */
export type TypedTrip = Readonly<Record<TripField, string>> & { readonly eta_hrs?: string }

/** An order's trip as it stands in the fields. */
export const tripOf = ({ truck_number, driver }: Pick<Order, 'truck_number' | 'driver'>) =>
  ({
    truck_number,
    'driver.name': driver.name,
    'driver.contact': driver.contact.join(','),
  }) satisfies TypedTrip

/** An order's trip as it stands in the sheet of many orders, with the hours until the ETA. */
export const sheetTripOf = (order: Pick<Order, 'truck_number' | 'driver' | 'eta_hrs'>) =>
  ({
    ...tripOf(order),
    eta_hrs: order.eta_hrs === null ? '' : String(order.eta_hrs),
  }) satisfies TypedTrip

/** What POST /edit_epod takes of a trip: the fields that were changed, and no other. */
export interface TripEdit {
  readonly truck_number?: string
  readonly driver?: { readonly name?: string; readonly contact?: string }
  readonly eta_hrs?: number | null
}

/** Hours as they are typed: none empties, and what is no number is one that no order takes. */
const hoursIn = (text: string): number | null =>
  text === '' ? null : /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN

/** What was typed over `before` as an edit; null where nothing was. */
export const tripEdit = (before: TypedTrip, typed: TypedTrip): TripEdit | null => {
  const isChanged = (field: SheetField): boolean =>
    typed[field] !== undefined && typed[field].trim() !== before[field]?.trim()
  if (!sheetFields.some(isChanged)) return null
  const driver = {
    ...(isChanged('driver.name') && { name: typed['driver.name'].trim() }),
    ...(isChanged('driver.contact') && { contact: typed['driver.contact'].trim() }),
  }
  return {
    ...(isChanged('truck_number') && { truck_number: typed.truck_number.trim() }),
    ...(Object.keys(driver).length > 0 && { driver }),
    ...(isChanged('eta_hrs') && { eta_hrs: hoursIn((typed.eta_hrs ?? '').trim()) }),
  }
}

/** Do both say the same in every field? */
export const isSameTrip = (one: TypedTrip, other: TypedTrip): boolean =>
  sheetFields.every((field) => one[field] === other[field])

/** Rebase: what was typed over `before`, over `now`. Fields that nobody typed in follow it. */
export const rebasedTrip = (before: TypedTrip, typed: TypedTrip, now: TypedTrip): TypedTrip => {
  const follows = sheetFields.filter(
    (field) => typed[field] !== undefined && typed[field] === before[field],
  )
  return { ...typed, ...Object.fromEntries(follows.map((field) => [field, now[field]])) }
}

/** What stands against such an edit, by field: by the schema and the rules of the server. */
export const tripProblems = (
  order: Order,
  edit: TripEdit,
  viewer: Viewer,
  policy: Policy,
  clock: Clock,
): FieldError[] => {
  const parsed = editFields.safeParse(edit)
  if (!parsed.success) return fieldErrors(parsed.error.issues)
  return editProblems(order, parsed.data, viewer, policy, clock).map((reason) => ({
    ...reason,
    field: reason.field ?? '',
  }))
}

/** Cells of a spreadsheet as the clipboard has them: rows by line ends, columns by tabs. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()))

/**
 * The trips with pasted cells put in from a cell on, to the right and down; what does not fit
 * beside or below is left out. A single cell is no table, and is for the field itself.
 */
export const tripsWith = (
  trips: readonly TypedTrip[],
  at: { readonly row: number; readonly field: SheetField },
  cells: readonly (readonly string[])[],
): TypedTrip[] => {
  const first = sheetFields.indexOf(at.field)
  return trips.map((trip, row) => {
    const pasted = row < at.row ? undefined : cells[row - at.row]
    if (pasted === undefined) return trip
    const put = pasted.flatMap((cell, column): [SheetField, string][] => {
      const field = sheetFields[first + column]
      return field === undefined || trip[field] === undefined ? [] : [[field, cell]]
    })
    return { ...trip, ...Object.fromEntries(put) }
  })
}
