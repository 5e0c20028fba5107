import { draftOf, dropDraft, keepDraft } from '../../lib/draft.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { changesOf } from './edited-values.ts'

/**
 * The order as it stood in the form when typing began: what an edit is told from, and checked
 * against.
 */
export interface Base {
  readonly rev: number
  readonly values: FormValues
}

/** What was typed over which order, and has not been sent. */
export interface EditDraft {
  readonly base: Base
  readonly values: FormValues
}

const nameOf = (order_id: string): string => `edit:${order_id}`

/** What this account typed for the order and has not sent; null where there is nothing. */
export const editDraftOf = (order_id: string): EditDraft | null =>
  draftOf(nameOf(order_id)) as EditDraft | null

/** Keeps what stands in the form, where it differs from the order. */
export const keepEdit = (order_id: string, { base, values }: EditDraft): void =>
  Object.keys(changesOf(base.values, values)).length === 0
    ? dropDraft(nameOf(order_id))
    : keepDraft(nameOf(order_id), { base, values })

/** Forgets it: it was sent, or thrown away. */
export const dropEdit = (order_id: string): void => dropDraft(nameOf(order_id))
