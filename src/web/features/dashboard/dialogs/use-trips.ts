import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { editOrder } from '../../../../contract/orders.ts'
import {
  tripEdit,
  tripOf,
  tripProblems,
  type TypedTrip,
} from '../../../../domain/order/entry/trip-changes.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, failedOf, messageOf } from '../../../lib/api/failure.ts'
import { newKeptKey, type KeptKey } from '../../../lib/api/kept-key.ts'
import { said } from '../../../lib/language/said.ts'
import { onPage } from '../../../lib/order-on-page.ts'
import type { Asking } from '../../../lib/session/viewer.ts'

/** What became of one order; problems by field, '' for the order itself. */
export type RowOutcome =
  | { readonly is: 'done' }
  | {
      readonly is: 'wrong'
      readonly problems: ReadonlyMap<string, string>
      readonly typed: TypedTrip
    }

/** Requests under way at once: the desk's browser and its server have other work too. */
const AT_ONCE = 4

/** What the rules say of what was typed for an order, by field; nothing where it was left. */
const wrongIn = (
  order: WireOrder,
  typed: TypedTrip,
  { viewer, policy, clock }: Asking,
): ReadonlyMap<string, string> => {
  const edit = tripEdit(tripOf(order), typed)
  if (edit === null) return new Map()
  return new Map(
    tripProblems(onPage(order), edit, viewer, policy, clock).map((problem) => [
      problem.field,
      said(problem),
    ]),
  )
}

/** What to tell of an order's fields: what was refused, until something else is typed. */
export const toldOf = (
  outcome: RowOutcome | undefined,
  order: WireOrder,
  typed: TypedTrip,
  asking: Asking,
): ReadonlyMap<string, string> =>
  outcome?.is === 'wrong' && outcome.typed === typed
    ? outcome.problems
    : wrongIn(order, typed, asking)

/** What the server refused an edit with, by field. */
const refusedIn = (thrown: unknown): ReadonlyMap<string, string> => {
  const errors =
    thrown instanceof ApiFailure
      ? (thrown.answer as { errors?: { field: string; message: string }[] } | null)?.errors
      : undefined
  return errors && errors.length > 0
    ? new Map(errors.map(({ field, message }) => [field, message]))
    : new Map([['', messageOf(thrown)]])
}

/** Sends the trips that were changed, each an edit with a key of its own, however often tried. */
export const useTrips = (orders: readonly WireOrder[]) => {
  const queries = useQueryClient()
  const keys = useRef(new Map<string, KeptKey>())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map())
  const [isBusy, setBusy] = useState(false)

  const one = async (order: WireOrder, typed: TypedTrip, asking: Asking): Promise<RowOutcome> => {
    const edit = tripEdit(tripOf(order), typed)
    const problems = wrongIn(order, typed, asking)
    if (edit === null || problems.size > 0) return { is: 'wrong', problems, typed }
    const kept = keys.current.get(order._id) ?? newKeptKey()
    keys.current.set(order._id, kept)
    const { key, body } = kept.take(edit, () => ({ ...edit, _id: order._id, rev: order.rev }))
    try {
      await callApi<typeof editOrder>('POST /edit_epod', { body, key })
      kept.acknowledged()
      return { is: 'done' }
    } catch (thrown) {
      kept.failed(failedOf(thrown))
      return { is: 'wrong', problems: refusedIn(thrown), typed }
    }
  }
  /** Answers how many were updated now, and how many of those that were changed were not. */
  const send = async (
    trips: readonly TypedTrip[],
    asking: Asking,
  ): Promise<{ done: number; undone: number }> => {
    setBusy(true)
    const waiting = orders.flatMap((order, row) => {
      const typed = trips[row]
      const isOpen = outcomes.get(order._id)?.is !== 'done'
      return isOpen && typed && tripEdit(tripOf(order), typed) ? [{ order, typed }] : []
    })
    const seen = new Map(outcomes)
    const next = async (): Promise<void> => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        seen.set(job.order._id, await one(job.order, job.typed, asking))
        setOutcomes(new Map(seen))
      }
    }
    const sent = new Set(waiting.map(({ order }) => order._id))
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    for (const key of ['order', 'orders', 'filters'])
      void queries.invalidateQueries({ queryKey: [key] })
    setBusy(false)
    const undone = [...sent].filter((id) => seen.get(id)?.is === 'wrong').length
    return { done: sent.size - undone, undone }
  }
  return { outcomes, isBusy, send }
}
