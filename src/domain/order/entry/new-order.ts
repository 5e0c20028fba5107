import { HOUR, instantOf, isDay, wallClock, type Clock, type Instant } from '../../time.ts'
import { tatFromHours, weightValue } from '../../units.ts'
import type { OrderInput } from './order-input.ts'
import type { Order, Spoc } from '../order.ts'

/** The part of an order that people enter; the rest begins empty. */
export type Entered = Pick<
  Order,
  | 'identifier'
  | 'invoice'
  | 'invoice_date'
  | 'client'
  | 'transporter'
  | 'secondary_vendor'
  | 'truck_number'
  | 'driver'
  | 'spocs'
  | 'source'
  | 'destination'
  | 'dispatch_date'
  | 'dispatch_time'
  | 'tat'
  | 'tat_f'
  | 'eta_hrs'
  | 'ship_unit'
  | 'ship_weight'
  | 'value'
  | 'quantity'
  | 'number_of_box'
  | 'lot'
  | 'Items'
  | 'extra_fields'
  | 'profile'
  | 'label'
>

const dayOf = (value: string, zone: string): string =>
  isDay(value) ? value : wallClock(value, zone).day

type SpocInput = NonNullable<OrderInput['spocs']>[number]
/** SPOC rows as stored; rows with neither a name nor a contact are left out. */
export const spocsFrom = (rows: readonly SpocInput[] = []): Spoc[] =>
  rows
    .map((row) => {
      const contact: { phone?: string[] | undefined; email?: string[] | undefined } =
        row.contact ?? {}
      return {
        name: row.name,
        contact: { phone: contact.phone ?? [], email: contact.email ?? [], status: [] },
      }
    })
    .filter(
      (row) => row.name !== '' || row.contact.phone.length > 0 || row.contact.email.length > 0,
    )

/**
 * Checked input as the order stores it: units, weight and time converted (ADD-09), blanks filled.
 */
export const enteredFrom = (input: OrderInput, clock: Clock): Entered => {
  // A time alone is today's.
  const given = input.dispatch_date ?? (input.dispatch_time === undefined ? undefined : clock.now)
  const day = given === undefined ? null : dayOf(given, clock.time_zone)
  const time = input.dispatch_time ?? (day === null ? null : '00:00')
  const dispatch_date: Instant | null =
    day === null || time === null ? null : instantOf(day, time, clock.time_zone)
  const tat = input.tat ?? (input.eta_hrs === undefined ? null : tatFromHours(input.eta_hrs))
  const hours = tat === null ? null : tat / HOUR
  const weight = input.ship_weight ?? null
  const { destination } = input
  return {
    identifier: input.identifier ?? '',
    invoice: input.invoice ?? null,
    invoice_date: input.invoice_date
      ? instantOf(dayOf(input.invoice_date, clock.time_zone), '00:00', clock.time_zone)
      : null,
    client: input.client ?? '',
    transporter: input.transporter ?? null,
    secondary_vendor: input.secondary_vendor ?? null,
    truck_number: input.truck_number ?? '',
    driver: { name: input.driver?.name ?? '', contact: input.driver?.contact ?? [] },
    spocs: spocsFrom(input.spocs),
    source: {
      name: input.source?.name ?? '',
      loc: input.source?.loc ?? null,
      city: input.source?.city ?? null,
    },
    destination: {
      name: destination?.name ?? '',
      loc: destination?.loc ?? null,
      address: destination?.address ?? null,
      postal_code: destination?.postal_code ?? null,
      city: destination?.city ?? null,
      state: destination?.state ?? null,
      geofence_in_time: null,
      spocs: spocsFrom(destination?.spocs),
    },
    dispatch_date,
    dispatch_time: time,
    tat,
    tat_f: hours,
    eta_hrs: hours,
    ship_unit: input.ship_unit ?? input.no_of_units ?? null,
    ship_weight: weight && {
      weight: weight.weight,
      unit: weight.unit,
      value: weightValue(weight.weight, weight.unit),
    },
    value: input.value ?? 'NA',
    quantity: input.quantity ?? null,
    number_of_box: input.number_of_box ?? null,
    lot: input.lot ?? null,
    Items: (input.Items ?? []).map((row) => ({
      item_no: row.item_no,
      product_description: row.product_description ?? null,
      product_quantity: row.product_quantity ?? null,
      sales_unit: row.sales_unit ?? null,
      number_of_box: row.number_of_box ?? null,
      remarks: [],
    })),
    // `exception` is a finding of the remarks (REM-05), so what a person sends for it is not taken
    // over.
    extra_fields: { ...input.extra_fields, exception: false },
    profile: input.profile ?? {},
  }
}

/** What an order keeps that its answer does not tell, before anything has happened to it. */
export const untouched = (): Pick<Order, 'challenge' | 'review' | 'trip_completed_at'> => ({
  trip_completed_at: null,
  review: null,
  challenge: { hash: null, contacts: [], expires_at: null, sent: [], tries: 0, locked_until: null },
})

/**
 * The order that stands before its first event has been applied: everything that `created` does not
 * set.
 */
export const blankOrder = (_id: string, user: string, entered: Entered): Order => ({
  ...entered,
  _id,
  user,
  rev: 0,
  delivery_time: null,
  ended: false,
  notification_details: [],
  approval_status: { review_history: [] },
  review_pending: false,
  reupdate_allowed: false,
  showRejectButton: true,
  disable_submit_epod: false,
  epod: {
    otp: { verified: false, verified_at: null, verified_through: null },
    remarks: [],
    photos: [],
    closer: null,
    reject: { rejected: false, rejected_At: null },
    client_rating: null,
    driverReach: [],
    missing: [],
    damaged: [],
    geo_tag: null,
    signature: null,
    version: { number: 1, since: null },
  },
  quantities: [],
  crates: [],
  claims: [],
  corrections: [],
  ...untouched(),
})
