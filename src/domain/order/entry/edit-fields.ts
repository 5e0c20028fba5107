import type { Clock } from '../../time.ts'
import { weightUnits } from '../../units.ts'
import { canonical } from '../canonical.ts'
import type { OrderEdit } from './edit-input.ts'
import { enteredFrom, type Entered } from './new-order.ts'
import type { OrderInput } from './order-input.ts'
import type { Order, Spoc } from '../order.ts'

/**
 * Without what is undefined: what an edit does not name must not take the place of what is there.
 */
const named = <T extends object>(
  shape: T | undefined,
): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(shape ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const asTyped = ({ name, contact: { phone, email } }: Spoc) => ({ name, contact: { phone, email } })

/** An order as somebody would have to enter it; what nobody enters may stand beside it. */
export const inputFrom = (order: Entered): OrderInput => {
  // Neither stands there as it is entered: hours that the TAT gives, and what a scanner read.
  const { eta_hrs: _hours, label: _label, ...rest } = order
  return {
    ...rest,
    spocs: order.spocs.map(asTyped),
    destination: {
      ...order.destination,
      geofence_in_time: null,
      spocs: order.destination.spocs.map(asTyped),
    },
    dispatch_date: order.dispatch_date ?? undefined,
    dispatch_time: order.dispatch_time ?? undefined,
    tat: order.tat ?? undefined,
    value: typeof order.value === 'number' ? order.value : 'NA',
    Items: order.Items.map((item) => ({ ...item, remarks: [] })),
  }
}

/**
 * Coordinates are of the place before, where an edit makes one of these parts another: only it can
 * name those of the new place. What was not known of a place does not move it.
 */
const unplaced = <K extends string>(
  before: { readonly [part in K]: string | null },
  edit: { readonly [part in K]?: string | null | undefined } = {},
  ...parts: K[]
): { loc?: null } =>
  parts.some((part) => before[part] && edit[part] && before[part] !== edit[part])
    ? { loc: null }
    : {}

/** The order as it would have to be entered now, to be what the edit makes of it. */
export const editedInput = (order: Entered, edit: OrderEdit): OrderInput => {
  const before = inputFrom(order)
  const {
    driver,
    source,
    destination,
    ship_weight,
    eta_hrs,
    tat,
    ship_unit,
    no_of_units,
    extra_fields,
    profile,
    ...rest
  } = edit
  const hasTat = tat !== undefined || eta_hrs !== undefined
  return {
    ...before,
    ...named(rest),
    driver: { ...order.driver, ...named(driver) },
    source: { ...order.source, ...unplaced(order.source, source, 'name'), ...named(source) },
    destination: {
      ...before.destination,
      name: order.destination.name,
      ...unplaced(order.destination, destination, 'name', 'address', 'postal_code', 'city'),
      ...named(destination),
    },
    ...(hasTat ? { tat: tat ?? undefined, eta_hrs: eta_hrs ?? undefined } : {}),
    ...(ship_unit === undefined && no_of_units === undefined
      ? {}
      : { ship_unit: ship_unit ?? no_of_units ?? null }),
    ...(ship_weight === undefined
      ? {}
      : {
          ship_weight: ship_weight && {
            ...ship_weight,
            unit: ship_weight.unit ?? order.ship_weight?.unit ?? weightUnits[0],
          },
        }),
    extra_fields: { ...order.extra_fields, ...extra_fields },
    profile: { ...order.profile, ...profile },
  }
}

/**
 * Which parts of an order a field of an edit bears on, where that is not the part of its own name.
 */
const partsOf: Partial<Record<keyof OrderEdit, readonly (keyof Entered)[]>> = {
  dispatch_date: ['dispatch_date', 'dispatch_time'],
  dispatch_time: ['dispatch_date', 'dispatch_time'],
  eta_hrs: ['tat', 'tat_f', 'eta_hrs'],
  tat: ['tat', 'tat_f', 'eta_hrs'],
  no_of_units: ['ship_unit'],
}

/** The edit that gives an order these parts: what somebody would have had to enter. */
export const editMaking = (order: Order, fields: Partial<Entered>): OrderEdit => {
  const after = inputFrom({ ...order, ...fields })
  const has = (...parts: (keyof Entered)[]): boolean => parts.some((part) => part in fields)
  const { tat, dispatch_date, dispatch_time, ...rest } = after
  const named_parts = Object.keys(rest).filter((part) => part in fields)
  return {
    ...Object.fromEntries(named_parts.map((part) => [part, rest[part as keyof typeof rest]])),
    ...(has('tat', 'tat_f', 'eta_hrs') ? { tat: tat ?? null } : {}),
    ...(has('dispatch_date', 'dispatch_time') ? { dispatch_date, dispatch_time } : {}),
  }
}

/**
 * Receivers with a contact (EDIT-02). What the gateway reported of a receiver is kept where each of
 * the phones stays that it may be about.
 */
const spocsKept = (spocs: readonly Spoc[], before: readonly Spoc[]): Spoc[] =>
  spocs
    .filter(({ contact: { phone, email } }) => phone.length + email.length > 0)
    .map((spoc) => {
      const same = before.find(
        ({ contact: { phone, status } }) =>
          status.length > 0 && phone.every((one) => spoc.contact.phone.includes(one)),
      )
      return { ...spoc, contact: { ...spoc.contact, status: same?.contact.status ?? [] } }
    })

/**
 * The parts of the order that an edit changes, as they then are, converted as for adding (EDIT-02).
 * What was put on record stays: remarks on items, findings, delivery states.
 */
export const fieldsChanged = (order: Entered, edit: OrderEdit, clock: Clock): Partial<Entered> => {
  const entered = enteredFrom(editedInput(order, edit), clock)
  const after: Entered = {
    ...entered,
    spocs: spocsKept(entered.spocs, order.spocs),
    destination: {
      ...entered.destination,
      geofence_in_time: order.destination.geofence_in_time,
      spocs: spocsKept(entered.destination.spocs, order.destination.spocs),
    },
    Items: entered.Items.map((item) => ({
      ...item,
      remarks: order.Items.find(({ item_no }) => item_no === item.item_no)?.remarks ?? [],
    })),
    extra_fields: { ...entered.extra_fields, exception: order.extra_fields.exception },
  }
  const touched = Object.keys(named(edit)).flatMap(
    (field) => partsOf[field as keyof OrderEdit] ?? [field as keyof Entered],
  )
  return Object.fromEntries(
    [...new Set(touched)]
      .filter((part) => canonical(after[part]) !== canonical(order[part]))
      .map((part) => [part, after[part]]),
  )
}
