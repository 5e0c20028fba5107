import type { Policy } from '../policy/policy.ts'
import type { Translate } from '../words/catalogue.ts'
import { columnNames, columnWords } from '../words/columns.ts'
import { columnOf, isColumnId, type ColumnId } from './catalogue.ts'
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

const ofHeader = ({ text, value }: Header, t: Translate): Column =>
  isColumnId(value) ? { ...columnOf(value, t), label: text } : fieldColumn(value.split('.'), text)
/**
 * Columns that each account may choose beside its own (TABL-03), with the column that each stands
 * after.
 */
const further: Partial<Record<ColumnId, ColumnId>> = { due: 'dispatch_date' }

/** What policies call it, whatever language the page speaks. */
export const nameOf = ({ id, label }: Column, t: Translate): string =>
  isColumnId(id) && label === t(columnWords).labels[id] ? columnNames[id] : label
const isAction = ({ cell }: Column): boolean => cell === 'action'

/**
 * The columns of an account, each once and in order; action columns always stand last (TABL-04 to
 * TABL-08).
 */
export const columnsFor = (policy: Policy, t: Translate): readonly Column[] => {
  const { add_header, header, remove_headers_with_labels, remove_actions_with_labels } =
    policy.dashboard_customization.custom_header_config
  const labelled = (id: ColumnId): Column => {
    const column = columnOf(id, t)
    const label = policy.column_labels[id] ?? (id === 'notification' ? policy.wording.notify : null)
    return { ...column, label: label ?? column.label }
  }
  const headed = (one: Header): Column => ofHeader(one, t)
  const set = sets[policy.columns].map(labelled)
  const all = [
    // What stands in `header` replaces what is shown of an order, not what can be done with it.
    ...(header === null ? set : [...header.map(headed), ...set.filter(isAction)]),
    ...policy.add_columns.map(labelled),
    ...policy.dynamic_headers.map(({ text, value }) => fieldColumn(['extra_fields', value], text)),
    ...add_header.map(headed),
  ]
  // A column named twice stands where it stood first, under its last label.
  const once = [...new Map(all.map((column) => [column.id, column])).values()]
  const kept = once.filter(
    (column) =>
      !(isAction(column) ? remove_actions_with_labels : remove_headers_with_labels).includes(
        nameOf(column, t),
      ),
  )
  return [...kept.filter((column) => !isAction(column)), ...kept.filter(isAction)]
}

/**
 * All that a user of the account can choose from: its columns, and those beside them that its
 * configuration does not take away.
 */
export const choosableColumns = (policy: Policy, t: Translate): readonly Column[] => {
  const { header, remove_headers_with_labels } = policy.dashboard_customization.custom_header_config
  const own = columnsFor(policy, t)
  if (header !== null) return own
  return Object.entries(further).reduce<readonly Column[]>((all, [id, after]) => {
    if (!isColumnId(id) || all.some((column) => column.id === id)) return all
    const column = { ...columnOf(id, t), label: policy.column_labels[id] ?? columnOf(id, t).label }
    if (remove_headers_with_labels.includes(nameOf(column, t))) return all
    const before = all.findIndex((one) => one.id === after)
    const at = before === -1 ? all.filter((one) => !isAction(one)).length : before + 1
    return all.toSpliced(at, 0, column)
  }, own)
}
