import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { beginBulkChange } from '../../../../contract/orders/bulk-changes.ts'
import type { editOrder } from '../../../../contract/orders/orders.ts'
import { isLongChange } from '../../../../domain/order/entry/bulk-change.ts'
import {
  isSameTrip,
  sheetTripOf,
  tripEdit,
  tripProblems,
  type TypedTrip,
} from '../../../../domain/order/entry/trip-changes.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, failedOf, messageOf } from '../../../lib/api/failure.ts'
import { newKeptKey, type KeptKey } from '../../../lib/api/kept-key.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { said } from '../../../lib/language/said.ts'
import { onPage } from '../../../lib/order-on-page.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { notify } from '../../../ui/notify.ts'
import { changedMeanwhile, orderNow, typedAnew, type TripRebase } from './rebase.ts'

/** What became of one order: it is done with the others beside; problems by field, '' its own. */
export type RowOutcome =
  | { readonly is: 'done' | 'sent' }
  | {
      readonly is: 'wrong'
      readonly problems: ReadonlyMap<string, string>
      readonly typed: TypedTrip
    }

/** Requests under way at once: the desk's browser and its server have other work too. */
const AT_ONCE = 4

/** Is something still to be sent of an order? */
export const isOpenRow = (outcome: RowOutcome | undefined): boolean =>
  outcome === undefined || outcome.is === 'wrong'

/** What the rules say of what was typed for an order, by field; nothing where it was left. */
const wrongIn = (
  order: WireOrder,
  typed: TypedTrip,
  { viewer, policy, clock }: Asking,
): ReadonlyMap<string, string> => {
  const edit = tripEdit(sheetTripOf(order), typed)
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
  outcome?.is === 'wrong' && isSameTrip(outcome.typed, typed)
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

/** A trip that is to be sent. */
interface Job {
  readonly order: WireOrder
  readonly typed: TypedTrip
}

/**
 * Sends the trips that were changed, each an edit with a key of its own, however often tried; many
 * of them as one change that goes on beside (DESK-23). Where somebody else changed an order
 * meanwhile, `onRebase` is told of it, and `orders` has the order as it is now.
 */
export const useTrips = (
  picked: readonly WireOrder[],
  onRebase: (order_id: string, by: TripRebase) => void,
) => {
  const queries = useQueryClient()
  const keys = useRef(new Map<string, KeptKey>())
  const [sendMany] = useState(newSendOnce)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [latest, setLatest] = useState<ReadonlyMap<string, WireOrder>>(new Map())
  const orders = picked.map((order) => latest.get(order._id) ?? order)

  const one = async (order: WireOrder, typed: TypedTrip, asking: Asking): Promise<RowOutcome> => {
    const edit = tripEdit(sheetTripOf(order), typed)
    const problems = wrongIn(order, typed, asking)
    if (edit === null || problems.size > 0) return { is: 'wrong', problems, typed }
    const kept = keys.current.get(order._id) ?? newKeptKey()
    keys.current.set(order._id, kept)
    const { key, body } = kept.take(edit, () => ({ ...edit, _id: order._id, rev: order.rev }))
    try {
      await callApi<typeof editOrder>('POST /edit_epod', {
        body,
        key,
        as: asking.viewer.username ?? undefined,
      })
      kept.ended()
      return { is: 'done' }
    } catch (thrown) {
      kept.ended(failedOf(thrown))
      const now = orderNow(thrown)
      if (!(thrown instanceof ApiFailure) || now === null)
        return { is: 'wrong', problems: refusedIn(thrown), typed }
      const by = { before: order, now }
      setLatest((others) => new Map(others).set(order._id, now))
      onRebase(order._id, by)
      const told = changedMeanwhile(typed, by, thrown)
      return {
        is: 'wrong',
        problems: told.size > 0 ? told : refusedIn(thrown),
        typed: typedAnew(typed, by),
      }
    }
  }
  /** Has those that the rules let pass done beside; answers the change, null where it failed. */
  const beginBeside = async (
    jobs: readonly Job[],
    asking: Asking,
    seen: Map<string, RowOutcome>,
  ): Promise<string | null> => {
    const wanted = jobs.flatMap(({ order, typed }) => {
      const edit = tripEdit(sheetTripOf(order), typed)
      const problems = wrongIn(order, typed, asking)
      if (edit && problems.size === 0) return [{ _id: order._id, rev: order.rev, edit }]
      seen.set(order._id, { is: 'wrong', problems, typed })
      return []
    })
    if (wanted.length === 0) return null
    const body = { kind: 'edit', orders: wanted } as const
    try {
      const { result } = await sendMany(wanted, (key) =>
        callApi<typeof beginBulkChange>('POST /bulk_changes', { body, key }),
      )
      for (const { _id } of wanted) seen.set(_id, { is: 'sent' })
      return result.id
    } catch (thrown) {
      notify.failure(thrown)
      return null
    }
  }
  /**
   * Answers how many were updated now, how many of those that were changed were not, and the change
   * that goes on with the others beside.
   */
  const send = async (
    trips: readonly TypedTrip[],
    asking: Asking,
  ): Promise<{ done: number; undone: number; beside: string | null }> => {
    setBusy(true)
    const waiting = orders.flatMap((order, row): Job[] => {
      const typed = trips[row]
      const isOpen = isOpenRow(outcomes.get(order._id))
      return isOpen && typed && tripEdit(sheetTripOf(order), typed) ? [{ order, typed }] : []
    })
    const seen = new Map(outcomes)
    const sent = waiting.map(({ order }) => order._id)
    const isLong = isLongChange(waiting.length)
    const begun = isLong ? await beginBeside(waiting, asking, seen) : null
    const next = async (): Promise<void> => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        seen.set(job.order._id, await one(job.order, job.typed, asking))
        setOutcomes(new Map(seen))
      }
    }
    if (isLong) setOutcomes(seen)
    else await Promise.all(Array.from({ length: AT_ONCE }, next))
    for (const key of ['order', 'orders', 'filters', 'bell'])
      void queries.invalidateQueries({ queryKey: [key] })
    setBusy(false)
    const are = (is: RowOutcome['is']): number =>
      sent.filter((id) => seen.get(id)?.is === is).length
    return { done: are('done'), undone: are('wrong'), beside: begun }
  }
  return { orders, outcomes, isBusy, send }
}
