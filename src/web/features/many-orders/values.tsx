import { useInfiniteQuery } from '@tanstack/react-query'
import type { bulkChangeOrders } from '../../../contract/orders/bulk-changes.ts'
import { BULK_PAGE } from '../../../domain/order/entry/bulk-change.ts'
import { manyWords } from '../../../domain/words/many-orders.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { MoreLines } from '../../ui/more-lines.tsx'
import { Skeleton } from '../../ui/surface.tsx'

type Row = Output<typeof bulkChangeOrders>['result']['rows'][number]

/** The values of each order before and after a change, a page after the other (DESK-25). */
export const Values = ({ id }: { id: string }) => {
  const say = t(manyWords)
  const pages = useInfiniteQuery({
    queryKey: ['bulk_change', id, 'orders'],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      (
        await callApi<typeof bulkChangeOrders>('GET /bulk_changes/:id/orders', {
          params: { id },
          query: { after: pageParam },
          signal,
        })
      ).result.rows,
    getNextPageParam: (last) => (last.length < BULK_PAGE ? undefined : last.at(-1)?.place),
  })
  if (pages.isPending) return <Skeleton width="80%" />
  if (pages.isError && !pages.data) return <p role="alert">{messageOf(pages.error)}</p>
  const rows = pages.data.pages.flat().filter(({ values }) => values.length > 0)
  return (
    // It scrolls, by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="many-scroll" aria-label={say.values} tabIndex={0}>
      {rows.length === 0 && !pages.hasNextPage ? (
        <p className="many-hint">{say.noValues}</p>
      ) : (
        <table className="many-table">
          <thead>
            <tr>
              <th scope="col">{say.valuesOf.order}</th>
              <th scope="col">{say.valuesOf.before}</th>
              <th scope="col">{say.valuesOf.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={row.place} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <MoreLines of={pages} more={say.moreValues} />
    </section>
  )
}

const Line = ({ row: { identifier, values } }: { row: Row }) => {
  const say = t(manyWords)
  const fields = Object.entries(say.fields).flatMap(([field, label]) =>
    values.filter((value) => value.field === field).map((value) => ({ ...value, label })),
  )
  const side = (which: 'before' | 'after') =>
    fields.map((value) => (
      <span key={value.field} className="many-value">
        <span className="many-field">{value.label}</span> {shown(value[which]) || say.empty}
      </span>
    ))
  return (
    <tr>
      <th scope="row">{identifier}</th>
      <td>{side('before')}</td>
      <td>{side('after')}</td>
    </tr>
  )
}

/** A value as people read it: a driver is a name and phones. */
const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).filter(Boolean).join(', ')
  if (typeof value === 'object' && value !== null) return shown(Object.values(value))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
