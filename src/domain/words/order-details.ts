import type { Entered } from '../order/entry/new-order.ts'
import { spoken, type Translate } from './catalogue.ts'
import { formWords as form } from './order-form.ts'

/** What only the details of an order say, as they are viewed and edited. */
export const detailsWords = /* @__PURE__ */ spoken('detailsWords', {
  view: 'View Details',
  edit: 'Edit',
  submit: 'Submit',
  cancel: 'Cancel',
  kept: 'What you typed before is kept. Press Edit to go on with it.',
  discard: 'Discard it',
  contactChanged: (time: string) => `A receiver’s contact was changed after dispatch, on ${time}.`,
  withheld: {
    contacts: 'Receivers’ contacts are not shown to this account.',
    value: 'The value is not shown to this account.',
  },
  nothingChanged: 'Nothing has been changed yet',
  needs: {
    driver: 'Driver name and driver contact must be filled first',
    spoc_contact: 'The contact of the first SPOC must be filled first',
  },
  conflict: 'Somebody else changed this order meanwhile',
  notSaved: 'Nothing of yours is lost, and nothing has been saved yet.',
  chooseEach: 'Both of you changed these fields. Choose a value for each.',
  chooseFirst: 'Choose a value for each field that both of you changed first',
  taken: 'These fields, which you had not touched, now show the other’s value:',
  lookAgain: 'Look at it again, then submit.',
  takenUnseen: 'Changed as well, with no field of its own here:',
  mine: 'Keep yours',
  theirs: 'Take theirs',
  empty: 'empty',
  parts: {
    identifier: form.number.lr,
    invoice: form.invoice,
    invoice_date: form.invoiceDate,
    client: form.client,
    transporter: form.transporter,
    secondary_vendor: 'Secondary vendor',
    truck_number: form.truck,
    driver: 'Driver',
    spocs: form.receivers,
    source: form.source,
    destination: form.destination,
    dispatch_date: form.dispatchDate,
    dispatch_time: form.dispatchTime,
    tat: form.tat,
    tat_f: form.tat,
    eta_hrs: form.tat,
    ship_unit: form.units,
    ship_weight: form.weight,
    value: form.value,
    quantity: 'Quantity',
    number_of_box: form.boxes,
    lot: form.lot,
    label: 'GS1 label',
    Items: 'Items',
    extra_fields: 'Additional fields',
    profile: 'Own fields',
  } satisfies Record<keyof Entered, string> as Readonly<Record<string, string>>,
} as const)

/** The parts of an order that an edit changed, in words, each once. */
export const partsNamed = (fields: readonly string[], t: Translate): string => {
  const { parts } = t(detailsWords)
  return [...new Set(fields.map((field) => parts[field] ?? field))].join(', ')
}
