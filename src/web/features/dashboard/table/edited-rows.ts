import { useCallback, useState } from 'react'
import type { WireOrder } from '../../../../domain/order/order.ts'

/** A page of orders; undefined while it loads. */
type Page = readonly WireOrder[] | undefined

const none: ReadonlySet<string> = new Set()

/**
 * What is drawn of a page: its orders, and where they were drawn `before` those that somebody types
 * in though they are no longer on it.
 */
export const drawnWith = (before: Page, page: Page, edited: ReadonlySet<string>): Page => {
  const drawn = [...(page ?? [])]
  before?.forEach((order, at) => {
    if (edited.has(order._id) && !page?.some(({ _id }) => _id === order._id))
      drawn.splice(at, 0, order)
  })
  return drawn.length === (page?.length ?? 0) ? page : drawn
}

/**
 * Keeps the rows that are edited in the list until they are closed, whatever live updates say of
 * the page: what is typed is not lost with a row (DESK-11). Whoever asks for another page has none
 * of them there.
 */
export const useEditedRows = (page: Page) => {
  const [rows, setRows] = useState({ page, edited: none, drawn: page })
  const { edited, drawn } = rows
  if (rows.page !== page) {
    const kept = page ? edited : none
    setRows({ page, edited: kept, drawn: drawnWith(drawn, page, kept) })
  }
  const onEdit = useCallback(
    (id: string, isEdited: boolean): void =>
      setRows((now) => {
        const next = new Set([...now.edited].filter((one) => one !== id))
        if (isEdited) next.add(id)
        return { ...now, edited: next, drawn: drawnWith(now.drawn, now.page, next) }
      }),
    [],
  )
  return { drawn, edited, onEdit }
}
