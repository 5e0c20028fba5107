import type { WireOrder } from '../order/order.ts'
import { roleIn } from '../order/proof/side.ts'
import { callWords } from '../words/calls.ts'
import type { Translate } from '../words/catalogue.ts'
import { momentOf, type ReportCell } from './cell.ts'

/** A sheet that has a row for each entry of a list of each order. */
export interface AdditionalSheet {
  readonly columns: readonly { readonly id: string; readonly label: string }[]
  readonly rows: (order: WireOrder) => readonly (readonly ReportCell[])[]
}

type Heading = Exclude<keyof typeof callWords.sheetLabels, 'identifier'>
const at = (instant: string | null): ReportCell => momentOf(instant, 'DD-MM-YYYY HH:mm')

const sheet = (
  ids: readonly Heading[],
  entries: (order: WireOrder) => readonly (readonly ReportCell[])[],
) => ({ ids: ['identifier' as const, ...ids], entries })
/** Each party's rows, with whose they are: added up, they would be the same goods twice. */
const goods = (key: 'missing' | 'damaged') =>
  sheet(['text', 'quantity', 'invoice', 'action_by'], ({ epod: { goods: lists = [] } }) =>
    lists.flatMap((list) =>
      list[key].map(({ text, qty, invoice }) => [text, qty, invoice ?? null, roleIn(list)]),
    ),
  )

const lists: Readonly<Record<string, ReturnType<typeof sheet>>> = {
  remarks: sheet(['name', 'text', 'categories', 'action_by', 'time'], ({ epod }) =>
    epod.remarks.map(({ name, text, categories, action_by, time }) => [
      name,
      text,
      categories.join(', '),
      action_by,
      at(time),
    ]),
  ),
  photos: sheet(['file_name', 'tag', 'action_by', 'time'], ({ epod }) =>
    epod.photos.map(({ file_name, tag, action_by, time }) => [file_name, tag, action_by, at(time)]),
  ),
  missing: goods('missing'),
  damaged: goods('damaged'),
  Items: sheet(['item_no', 'product', 'quantity', 'unit', 'boxes', 'remarks'], ({ Items }) =>
    Items.map((item) => [
      item.item_no,
      item.product_description,
      item.product_quantity,
      item.sales_unit,
      item.number_of_box,
      item.remarks.map(({ text, message }) => message ?? text).join('; '),
    ]),
  ),
  notification_details: sheet(['type', 'status', 'time'], ({ notification_details }) =>
    notification_details.map(({ notificationType, status, trigger_time }) => [
      notificationType,
      status,
      at(trigger_time),
    ]),
  ),
  review_history: sheet(['approved', 'time'], ({ approval_status }) =>
    approval_status.review_history.map(({ is_approved, review_on }) => [
      is_approved,
      at(review_on),
    ]),
  ),
}

/** The lists that every order has: keys of sheets beside those of the client's own fields. */
export const additionalSheetKeys: readonly string[] = Object.keys(lists)

const textOf = (value: unknown): ReportCell => {
  if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null
  )
    return value
  return Object.entries(value as object)
    .map(([key, inner]) => `${key}: ${String(inner)}`)
    .join(', ')
}

/**
 * The sheet that a policy names by `key`: a list that every order has, or one of the client's own
 * fields (REPT-01).
 */
export const additionalSheet = (key: string, t: Translate): AdditionalSheet => {
  const labels = t(callWords).sheetLabels
  const known = Object.hasOwn(lists, key) ? lists[key] : undefined
  const { ids, entries } =
    known ??
    sheet(['value'], ({ extra_fields }) => {
      const list: unknown = Object.hasOwn(extra_fields, key) ? extra_fields[key] : []
      return (Array.isArray(list) ? list : [list]).map((value) => [textOf(value)])
    })
  return {
    columns: ids.map((id) => ({ id, label: labels[id] })),
    rows: (order) => entries(order).map((cells) => [order.identifier, ...cells]),
  }
}
