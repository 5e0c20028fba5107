import { spoken } from './catalogue.ts'

/** What only the form for a new order says. */
export const formWords = /* @__PURE__ */ spoken('formWords', {
  simple: 'Simple', full: 'Full', mode: 'Fields',
  number: { lr: 'LR number', invoice: 'Invoice number' },
  consignment: 'Consignment', route: 'Route', vehicle: 'Vehicle and driver', receivers: 'Receivers', load: 'Load',
  client: 'Client', source: 'Source', destination: 'Destination', transporter: 'Transporter', truck: 'Truck number',
  driverName: 'Driver name', driverContact: 'Driver contact', contactHint: 'Ten digits; several with commas',
  spocName: 'SPOC name', spocContact: 'SPOC contact', spocEmail: 'SPOC e-mail',
  nth: (label: string, index: number) => (index === 0 ? label : `${label} ${index + 1}`),
  addSpoc: 'Add SPOC', removeSpoc: (index: number) => `Remove SPOC ${index + 1}`, lastSpoc: 'At least one SPOC is needed',
  dispatchDate: 'Dispatch date', dispatchTime: 'Dispatch time', timeHint: '24 hours, HH:mm', dateHint: 'Today if empty', eta: 'ETA (hours)', tat: 'TAT',
  units: 'Units', weight: 'Shipment weight', weightUnit: 'Unit', value: 'Invoice value',
  invoice: 'Invoice', invoiceDate: 'Invoice date', sourceCity: 'Source city', address: 'Destination address',
  city: 'Destination city', postalCode: 'Postal code', state: 'State', boxes: 'Number of boxes', lot: 'Lot',
  known: 'Names in use',
  submit: 'Submit', cancel: 'Cancel', done: 'Done',
  added: (identifier: string) => `${identifier} has been added. What next?`,
  another: 'Add another', copyLink: { receiver: 'Copy receiver link', driver: 'Copy driver link', tracking: 'Copy tracking link' }, openOrder: 'Open order',
} as const)
