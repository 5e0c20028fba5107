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

/** What is drawn of a list, and which of its rows somebody types in. */
interface EditedRows {
  readonly page: Page
  /** Which page it is of which list. */
  readonly place: string
  readonly edited: ReadonlySet<string>
  readonly drawn: Page
}

/** The rows once a page comes: those that are edited stay, unless it is of another place. */
export const afterPage = (
  { place: before, edited, drawn }: EditedRows,
  page: Page,
  place: string,
): EditedRows => {
  const kept = page && place === before ? edited : none
  return { page, place, edited: kept, drawn: drawnWith(drawn, page, kept) }
}

/**
 * Keeps the rows that are edited in the list until they are closed, whatever live updates say of
 * the page: what is typed is not lost with a row (DESK-11). Whoever asks for another page has none
 * of them there, also where that page is known already.
 */
export const useEditedRows = (page: Page, place: string) => {
  const [rows, setRows] = useState<EditedRows>({ page, place, edited: none, drawn: page })
  const { edited, drawn } = rows
  if (rows.page !== page || rows.place !== place) setRows(afterPage(rows, page, place))
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
