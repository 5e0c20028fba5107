import type { Policy } from '../../policy/policy.ts'
import { remarkFields } from '../../policy/remark-form.ts'
import { statementOf, type Viewer } from '../../policy/viewer.ts'
import type { Format, SheetColumn } from '../column.ts'
import type { CellContent } from '../convert.ts'
import { formatFor, numberSynonyms } from '../formats.ts'

/** What the columns of a file of deliveries are, in their order. */
export const deliveryColumns = [
  'identifier',
  'outcome',
  'day',
  'time',
  'received_by',
  'remark',
  'category',
  'condition',
  'item',
  'accepted',
  'missing',
  'damaged',
  'rating',
  'photos',
] as const
/** One of them. */
export type DeliveryColumn = (typeof deliveryColumns)[number]

/** What people call them. */
export type DeliveryLabels = Readonly<Record<DeliveryColumn, string>>

/** Columns that are each row's own, where several rows make one delivery. */
const lineColumns: ReadonlySet<DeliveryColumn> = new Set(['item', 'accepted', 'missing', 'damaged'])

const kinds: Readonly<Partial<Record<DeliveryColumn, CellContent>>> = {
  day: 'date',
  time: 'time',
  accepted: 'number',
  missing: 'number',
  damaged: 'number',
  rating: 'number',
}

const needed: ReadonlySet<DeliveryColumn> = new Set(['identifier', 'outcome', 'day'])

/** What people also write over each. */
const synonyms: Readonly<Record<DeliveryColumn, readonly string[]>> = {
  identifier: numberSynonyms,
  outcome: ['Outcome', 'Status', 'Delivery Status', 'POD Status', 'Result'],
  day: [
    'Delivered on',
    'Delivery Date',
    'Date',
    'Delivered At',
    'POD Date',
    'Received On',
    'Delivery Date Time',
    'Date of Delivery',
    'Delivered',
  ],
  time: ['Time', 'Delivery Time', 'Time of Delivery', 'Delivered Time'],
  received_by: ['Received by', 'Receiver', 'Receiver Name', 'Signed by', 'Name of Receiver'],
  remark: ['Remark', 'Remarks', 'Reason', 'Comment', 'Comments', 'Note'],
  category: ['Category', 'Categories', 'Remark Category'],
  condition: ['Condition', 'Goods Condition', 'Condition of Goods'],
  item: ['Item', 'Item No', 'Material', 'Material Number', 'Line', 'Product'],
  accepted: ['Accepted', 'Accepted Qty', 'Delivered Qty', 'Received Qty', 'Qty', 'Quantity'],
  missing: ['Missing', 'Missing Qty', 'Short Qty', 'Shortage Qty', 'Short'],
  damaged: ['Damaged', 'Damaged Qty', 'Damage Qty'],
  rating: ['Rating', 'Stars', 'Client Rating'],
  photos: ['Photos', 'Photo', 'Files', 'File', 'File Name', 'POD', 'Image', 'Images'],
}

/** The account's own word for the number of an order, which its upload of orders has too. */
const ownNumber = (policy: Policy): string[] => {
  const { columns, derived } = formatFor(policy)
  const from = derived.find(({ path }) => path.join('.') === 'identifier')?.from.join('.')
  return ['identifier', from].flatMap((key) => {
    const label = columns.find((column) => column.key === key)?.label
    return label === undefined ? [] : [label]
  })
}

/** What the key of a column begins with that is a field of the client's own remark form. */
export const OWN_FIELD = 'own.'

const ownColumns = (policy: Policy): SheetColumn[] =>
  remarkFields(policy)
    .filter(({ disabled }) => !disabled)
    .map(({ key, label }) => ({
      key: `${OWN_FIELD}${key}`,
      path: ['custom_fields', key],
      label,
      synonyms: [key],
      kind: 'text',
      required: false,
    }))

/**
 * How a file of deliveries is read: under the account's own word for the number, and with the
 * columns of which this viewer may say anything.
 */
export const deliveryFormat = (labels: DeliveryLabels, viewer: Viewer, policy: Policy): Format => {
  const own = ownNumber(policy)
  // Whoever sends the goods declares, and neither delivers nor accepts them.
  const declares = statementOf(viewer, policy.config.accountType) === 'declared'
  const columns = deliveryColumns
    .filter((key) => key !== 'accepted' || !declares)
    .map((key): SheetColumn => ({
      key,
      path: lineColumns.has(key) ? ['item', key] : [key],
      label: key === 'identifier' ? (own[0] ?? labels[key]) : labels[key],
      synonyms: [labels[key], ...synonyms[key], ...(key === 'identifier' ? own : [])],
      kind: kinds[key] ?? 'text',
      required: needed.has(key),
    }))
  return {
    columns: [...columns, ...ownColumns(policy)],
    per: 'number',
    is_generic: false,
    fills_missing: false,
    summed: [],
    derived: [],
  }
}
