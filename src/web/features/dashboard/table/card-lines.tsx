import type { Column } from '../../../../domain/columns/column.ts'
import './card-lines.css'

/** Columns that have their own place on a card; of how an order stands, each card tells. */
const placed: ReadonlySet<string> = new Set([
  'source',
  'destination',
  'client',
  'vehicle',
  'remarks',
  'attachments',
  'dispatch_date',
  'due',
])
/** Lines that are read at a glance; what goes beyond them is unfolded. */
const MOST_LINES = 4

/**
 * What further columns say of an order on its card, a line each; what is not known yet has none.
 */
export const CardLines = ({
  columns,
  read,
}: {
  columns: readonly Column[]
  read: (column: Column) => string | null
}) => {
  const lines = columns.flatMap((column) => {
    const { id, label, cell } = column
    const text = placed.has(id) || cell === 'action' || cell === 'state' ? null : read(column)
    return text ? [{ id, label, text }] : []
  })
  const list = (some: typeof lines) => (
    <dl className="order-card-lines">
      {some.map(({ id, label, text }) => (
        <div key={id} data-column={id}>
          <dt>{label}:</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
  // One more line takes no more room than the fold does.
  const most = lines.length > MOST_LINES + 1 ? MOST_LINES : lines.length
  const folded = lines.slice(most)
  return (
    <>
      {most > 0 && list(lines.slice(0, most))}
      {folded.length > 0 && (
        <details className="order-card-fold">
          <summary className="ellipsis">{folded.map(({ label }) => label).join(', ')}</summary>
          {list(folded)}
        </details>
      )}
    </>
  )
}
