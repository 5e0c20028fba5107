import { numberOfInvoice } from '../order/entry/one-number.ts'
import type { Policy } from '../policy/policy.ts'
import type { SheetColumn, Format } from './column.ts'
import type { CellContent } from './convert.ts'
import { fieldOf } from './fields.ts'

type Options = { kind?: CellContent; or?: readonly string[] }
const make = (
  label: string,
  path: string,
  { kind = 'text', or = [] }: Options,
  required: boolean,
): SheetColumn => ({ key: path, label, path: path.split('.'), kind, synonyms: or, required })
const need = (label: string, path: string, options: Options = {}): SheetColumn =>
  make(label, path, options, true)
const may = (label: string, path: string, options: Options = {}): SheetColumn =>
  make(label, path, options, false)

/** What people also write over the column of an order's number. */
export const numberSynonyms: readonly string[] = [
  'LR',
  'LR No',
  'LR Number',
  'LRN',
  'Consignment No',
  'Docket No',
  'Order No',
  'Order Number',
  'Identifier',
  'GR No',
  'CN No',
]

/** What people also write over the columns of any format, by the field. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  identifier: numberSynonyms,
  invoice: ['Invoice', 'Invoice No', 'Invoice Number', 'Inv No', 'Bill No', 'Billing Document'],
  client: ['Client', 'Client Name', 'Customer', 'Customer Name', 'Consignee', 'Party'],
  transporter: ['Transporter', 'Transporter Name', 'Carrier', 'Vendor'],
  truck_number: [
    'Vehicle',
    'Vehicle No',
    'Vehicle Number',
    'Truck',
    'Truck No',
    'Truck Number',
    'Lorry No',
  ],
  'driver.name': ['Driver', 'Driver Name'],
  'driver.contact': [
    'Driver Contact',
    'Driver Number',
    'Driver Mobile',
    'Driver Phone',
    'Driver No',
    'Tel',
  ],
  'source.name': ['Source', 'From', 'Origin', 'Src Name', 'Source Name', 'Loading Point'],
  'destination.name': [
    'Destination',
    'To',
    'Dest',
    'Dest Name',
    'Destination Name',
    'Delivery Location',
  ],
  dispatch_date: ['Dispatch Date', 'Date of Dispatch', 'Despatch Date', 'Date'],
  dispatch_time: ['Dispatch Time', 'Despatch Time', 'Time'],
  tat: [
    'TAT',
    'TAT (h)',
    'ETA',
    'ETA (h)',
    'ETA Hours',
    'ETA (hours)',
    'TAT Hours',
    'Transit Time',
    'SLA',
  ],
  invoice_date: ['Invoice Date', 'Inv Date', 'Billing Date'],
  'spocs.0.name': ['Receiver', 'Receiver Name', 'SPOC', 'SPOC Name', 'Contact Person'],
  'spocs.0.contact.phone': [
    'Receiver Contact',
    'Receiver Mobile',
    'Receiver Phone',
    'SPOC Number',
    'SPOC Contact',
    'SPOC Mobile',
  ],
  label: [
    'Label',
    'Label Text',
    'GS1 Label',
    'Transport Label',
    'GS1 Transport Label',
    'Scan4Transport Label',
    'S4T Label',
  ],
  'spocs.0.contact.email': ['Receiver E-mail', 'Receiver Mail', 'SPOC Email', 'E-mail'],
}
const withSynonyms = (column: SheetColumn): SheetColumn => ({
  ...column,
  synonyms: [...column.synonyms, ...(synonyms[column.key] ?? [])],
})

const vehicle = [
  may('Transporter', 'transporter'),
  may('Vehicle No.', 'truck_number'),
  may('Driver Name', 'driver.name'),
  may('Driver Contact', 'driver.contact', { kind: 'phones' }),
  may('Dispatch Date', 'dispatch_date', { kind: 'date' }),
  may('Dispatch Time', 'dispatch_time', { kind: 'time' }),
  may('TAT', 'tat', { kind: 'tat' }),
]
const receiver = [
  may('Receiver', 'spocs.0.name'),
  may('Receiver Contact', 'spocs.0.contact.phone', { kind: 'phones' }),
  may('Receiver E-mail', 'spocs.0.contact.email', { kind: 'emails' }),
]

/** What a GS1 label of the goods tells is taken over with them (TRADE-07). */
const labelColumn: SheetColumn = { ...may('Label', 'label'), is_rare: true }

const agrochemical: Format = {
  per: 'number',
  is_generic: false,
  fills_missing: false,
  summed: ['bill_qty'],
  columns: [
    need('Invoice No.', 'invoice'),
    need('Invoice Date', 'invoice_date', { kind: 'date' }),
    need('Bill to Customer No.', 'bill_to_customer_no', {
      or: ['Bill to Party', 'Bill-to Customer'],
    }),
    may('Bill to Customer Name', 'bill_to_customer_name'),
    need('Ship to Customer No.', 'cust_code', {
      or: ['Ship to Party', 'Ship-to Customer', 'Customer Code'],
    }),
    may('Ship to Customer Name', 'cust_name', { or: ['Customer Name', 'Ship to Name'] }),
    need('city', 'destination.city', { or: ['Ship to City', 'Destination City'] }),
    need('material group', 'item.material_group'),
    need('material group description', 'item.material_group_description', {
      or: ['Material Group Desc'],
    }),
    need('material number', 'item.material_number', {
      or: ['Material', 'Material No', 'Material Code'],
    }),
    need('material description', 'item.material_description', { or: ['Material Desc'] }),
    need('Batch', 'item.material_batch', { or: ['Batch No', 'Batch Number'] }),
    need('Billing Qty.', 'item.bill_qty', {
      kind: 'number',
      or: ['Billing Quantity', 'Billed Qty', 'Qty', 'Quantity'],
    }),
    need('SDistt.', 'sales_district', { or: ['Sales District', 'SDist'] }),
    need('SOff.', 'sales_office', { or: ['Sales Office', 'SOffice'] }),
    need('SGrp.', 'sales_group', { or: ['Sales Group', 'SGroup'] }),
    need('Shipping Plnt.', 'shipping_plant', { or: ['Shipping Plant', 'Plant'] }),
    may('Sales Unit', 'item.sales_unit', { or: ['SU', 'Unit', 'UoM'] }),
    may('Boxes', 'item.number_of_box', { kind: 'number', or: ['No. of Boxes', 'Number of Boxes'] }),
    may('LR No.', 'lr', { or: ['LR', 'LR Number'] }),
    may('POD ID', 'POD_ID'),
    ...vehicle,
    ...receiver,
    labelColumn,
  ],
  derived: [
    numberOfInvoice,
    { path: ['bill_city'], from: ['destination', 'city'] },
    { path: ['source', 'name'], from: ['shipping_plant'] },
    { path: ['destination', 'name'], from: ['cust_name'] },
    { path: ['destination', 'name'], from: ['cust_code'] },
  ],
}

const items = [
  may('Material Number', 'item.material_number', {
    or: ['Item Code', 'Item No', 'SKU', 'Material'],
  }),
  may('Material Description', 'item.material_description', {
    or: ['Item', 'Item Description', 'Item Name', 'Product'],
  }),
  may('Sales Unit', 'item.sales_unit', { or: ['Unit', 'UoM'] }),
  may('Boxes', 'item.number_of_box', { kind: 'number', or: ['No. of Boxes', 'Number of Boxes'] }),
]

const foodDelivery: Format = {
  per: 'number',
  is_generic: false,
  fills_missing: true,
  summed: ['quantity'],
  columns: [
    need('Invoice No.', 'invoice'),
    may('POD ID', 'POD_ID', { or: ['POD', 'POD No'] }),
    may('Invoice Date', 'invoice_date', { kind: 'date' }),
    may('LR No.', 'lr', { or: ['LR', 'LR Number'] }),
    may('Customer Code', 'cust_code'),
    may('Customer Name', 'cust_name'),
    may('Source', 'source.name'),
    may('Destination', 'destination.name'),
    may('City', 'destination.city'),
    may('Quantity', 'item.quantity', { kind: 'number', or: ['Qty'] }),
    ...items,
    ...vehicle,
    ...receiver,
    labelColumn,
  ],
  derived: [numberOfInvoice, { path: ['client'], from: ['cust_name'] }],
}

const shipper: Format = {
  per: 'number',
  is_generic: false,
  fills_missing: true,
  summed: ['bill_qty'],
  columns: [
    need('Invoice No.', 'invoice'),
    may('Invoice Date', 'invoice_date', { kind: 'date' }),
    may('Shippers Code', 'cust_code', { or: ["Shipper's Code", 'Shipper Code'] }),
    may('Shippers Name', 'cust_name', { or: ["Shipper's Name", 'Shipper Name'] }),
    may('Client Name', 'client_client', { or: ['Client'] }),
    may('Destination', 'destination.name'),
    may('Destination Address', 'destination.address'),
    may('City', 'destination.city'),
    may('Billing Qty.', 'item.bill_qty', {
      kind: 'number',
      or: ['Billing Quantity', 'Qty', 'Quantity'],
    }),
    may('PO Number', 'po_number', { or: ['PO No', 'PO'] }),
    may('SLA', 'tat', { kind: 'tat' }),
    may('Depot Name', 'depot_name'),
    may('Depot Code', 'depot_code'),
    may('Zone', 'zone'),
    may('LR No.', 'lr', { or: ['LR', 'LR Number'] }),
    may('POD ID', 'POD_ID'),
    may('Source', 'source.name'),
    ...items,
    ...vehicle.filter(({ label }) => label !== 'TAT'),
    ...receiver,
    labelColumn,
  ],
  derived: [
    numberOfInvoice,
    { path: ['source', 'name'], from: ['depot_name'] },
    { path: ['client'], from: ['client_client'] },
    { path: ['sla'], from: ['tat'], as: 'hours' },
  ],
}

/** The columns of an account that has configured none. */
const usualHeaders: Policy['dashboard_customization']['bulk_upload_headers'] = [
  ['LR No.', 'identifier'],
  ['Invoice No.', 'invoice'],
  ['Client', 'client'],
  ['Transporter', 'transporter'],
  ['Vehicle', 'truck_number'],
  ['Driver Name', 'driver_name'],
  ['Driver Contact', 'tel'],
  ['Source', 'srcname'],
  ['Destination', 'destname'],
  ['Dispatch Date', 'dispatch_date'],
  ['Dispatch Time', 'dispatch_time'],
  ['TAT', 'tat'],
  ['Receiver', 'spoc_name'],
  ['Receiver Contact', 'spoc_number'],
  ['Receiver E-mail', 'spoc_email'],
].map(([text = '', value = '']) => ({ text, value, type: 'text' }))

const generic = (headers: typeof usualHeaders): Format => {
  const own = headers.map(({ text, value, type }) => {
    const field = fieldOf(value, type)
    const key = field.path.join('.')
    return { ...field, key, label: text, synonyms: [value], required: false }
  })
  return {
    per: 'row',
    is_generic: true,
    fills_missing: true,
    summed: [],
    derived: [],
    columns: own.some(({ key }) => key === labelColumn.key) ? own : [...own, labelColumn],
  }
}

const families = { agrochemical, food_delivery: foodDelivery, shipper }

/** How the files of an account become orders (BULK-04 to BULK-07). */
export const formatFor = ({
  bulk,
  dashboard_customization: { bulk_upload_headers },
}: Pick<Policy, 'bulk' | 'dashboard_customization'>): Format => {
  const format =
    bulk.format === 'generic'
      ? generic(bulk_upload_headers.length > 0 ? bulk_upload_headers : usualHeaders)
      : families[bulk.format]
  return { ...format, columns: format.columns.map(withSynonyms) }
}
