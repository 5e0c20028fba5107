import type { Policy } from '../policy/policy.ts'
import { columnNames } from '../words/columns.ts'
import { catalogue, type ColumnId } from './catalogue.ts'
import type { Column } from './column.ts'
import { fieldColumn } from './field-column.ts'

const proof: readonly ColumnId[] = ['otp', 'remarks', 'attachments']

const sets: Record<Policy['columns'], readonly ColumnId[]> = {
  default: [
    'lr',
    'vehicle',
    'client',
    'source',
    'destination',
    'dispatch_date',
    'delivery_time',
    ...proof,
    'edit',
    'view',
    'copy_link',
  ],
  vendor: [
    'lr',
    'vehicle',
    'driver_name',
    'driver_contact',
    'source',
    'destination',
    'delivery_time',
    'remarks',
    'view',
  ],
  distributor: ['invoice', 'source', 'dispatch_date', 'delivery_time', ...proof, 'view'],
  shipper: [
    'invoice',
    'invoice_date',
    'shippers_code',
    'shippers_name',
    'destination_address',
    'client_name',
    'billing_qty',
    'po_number',
    'sla',
    'depot_name',
    'depot_code',
    'zone',
    'delivery_time',
    ...proof,
    'edit',
    'view',
    'copy_link',
  ],
}

type Header = Policy['dashboard_customization']['custom_header_config']['add_header'][number]

const isColumnId = (value: string): value is ColumnId => Object.hasOwn(catalogue, value)
const ofHeader = ({ text, value }: Header): Column =>
  isColumnId(value) ? { ...catalogue[value], label: text } : fieldColumn(value.split('.'), text)
/** What policies call it, whatever language the page speaks. */
const nameOf = ({ id, label }: Column): string =>
  isColumnId(id) && label === catalogue[id].label ? columnNames[id] : label
const isAction = ({ cell }: Column): boolean => cell === 'action'

/**
 * The columns of an account, each once and in order; action columns always stand last (TABL-04 to
 * TABL-08).
 */
export const columnsFor = (policy: Policy): readonly Column[] => {
  const { add_header, header, remove_headers_with_labels, remove_actions_with_labels } =
    policy.dashboard_customization.custom_header_config
  const labelled = (id: ColumnId): Column => ({
    ...catalogue[id],
    label:
      policy.column_labels[id] ??
      (id === 'notification' ? policy.wording.notify : null) ??
      catalogue[id].label,
  })
  const set = sets[policy.columns].map(labelled)
  const all = [
    // What stands in `header` replaces what is shown of an order, not what can be done with it.
    ...(header === null ? set : [...header.map(ofHeader), ...set.filter(isAction)]),
    ...policy.add_columns.map(labelled),
    ...policy.dynamic_headers.map(({ text, value }) => fieldColumn(['extra_fields', value], text)),
    ...add_header.map(ofHeader),
  ]
  // A column named twice stands where it stood first, under its last label.
  const once = [...new Map(all.map((column) => [column.id, column])).values()]
  const kept = once.filter(
    (column) =>
      !(isAction(column) ? remove_actions_with_labels : remove_headers_with_labels).includes(
        nameOf(column),
      ),
  )
  return [...kept.filter((column) => !isAction(column)), ...kept.filter(isAction)]
}
