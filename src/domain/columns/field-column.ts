import type { WireOrder } from '../order/order.ts'
import { formatTime } from '../time-format.ts'
import type { Column } from './column.ts'

const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(text)

/** What stands at the end of `path`; only what an object holds itself, never what it inherits. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : null,
    value,
  )

const said = (value: unknown, zone: string): string | number | null => {
  if (Array.isArray(value))
    return value
      .map((one) => said(one, zone))
      .filter((one) => one !== null)
      .join(', ')
  if (typeof value === 'string')
    return isInstant(value) ? formatTime(value, zone, 'DD-MM-YYYY HH:mm') : value
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'number' ? value : null
}

/**
 * A column of configuration's own for a field of the wire's order, known by its path; instants in
 * it are shown in the client's zone.
 */
export const fieldColumn = (path: readonly string[], label: string): Column => ({
  id: path.join('.'),
  label,
  cell: 'text',
  reads: path.slice(0, 1),
  value: (order: WireOrder, { clock }) => said(at(order, path), clock.time_zone),
})
