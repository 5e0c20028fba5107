import { useCallback, useState } from 'react'
import type { WireOrder } from '../../../../domain/order/order.ts'

/** A page of orders, with the rows of it that somebody types in. */
export interface EditedRows {
  /** As it came last; undefined while it loads. */
  readonly orders: readonly WireOrder[] | undefined
  readonly edited: ReadonlySet<string>
  /** What is drawn: the page, and rows that are edited though they are no longer on it. */
  readonly drawn: readonly WireOrder[] | undefined
}

/** No row is edited. */
export const noneEdited = (orders: EditedRows['orders']): EditedRows => ({
  orders,
  edited: new Set(),
  drawn: orders,
})

/** Another page came: a row that is edited and not on it stays where it was drawn. */
export const withPage = (
  { edited, drawn }: EditedRows,
  orders: EditedRows['orders'],
): EditedRows => {
  const there = new Set(orders?.map(({ _id }) => _id))
  const kept = [...(drawn ?? []).entries()].filter(
    ([, { _id }]) => edited.has(_id) && !there.has(_id),
  )
  if (kept.length === 0) return { orders, edited, drawn: orders }
  const all = [...(orders ?? [])]
  for (const [at, order] of kept) all.splice(at, 0, order)
  return { orders, edited, drawn: all }
}

/** A row is edited from now on, or no longer. */
export const withEdited = (rows: EditedRows, id: string, isEdited: boolean): EditedRows => {
  const edited = new Set(rows.edited)
  if (isEdited) edited.add(id)
  else edited.delete(id)
  return withPage({ ...rows, edited }, rows.orders)
}

/**
 * Keeps the rows that are edited in the list until they are closed, whatever live updates say of
 * the page: what is typed is not lost with a row (DESK-11).
 */
export const useEditedRows = (orders: EditedRows['orders']) => {
  const [rows, setRows] = useState(() => noneEdited(orders))
  if (rows.orders !== orders) setRows(withPage(rows, orders))
  const onEdit = useCallback(
    (id: string, isEdited: boolean): void => setRows((now) => withEdited(now, id, isEdited)),
    [],
  )
  return { drawn: rows.drawn, edited: rows.edited, onEdit }
}
