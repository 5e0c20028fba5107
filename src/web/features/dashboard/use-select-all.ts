import { useEffect, useRef, useState } from 'react'
import { fieldsFor } from '../../../domain/columns/row-fields.ts'
import type { WireOrder } from '../../../domain/order/order.ts'
import { pageRequest, type HomeSearch } from '../../lib/location/home-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { notify } from '../../ui/notify.ts'
import { fetchPage } from './fetch-page.ts'

/** As many as people can be told of at once; a page fetches them fifty at a time. */
export const MOST_SELECTED = 1_000
const A_REQUEST = 50

/** How far the selection of all is; null where none is under way. */
export interface SelectingAll {
  readonly running: { readonly count: number; readonly of: number } | null
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Selects all orders that match, in their order and at most a thousand, by reading them page by
 * page; `onSelected` is told once they are here.
 */
export const useSelectAll = (
  search: HomeSearch,
  { policy, clock }: Asking,
  onSelected: (orders: readonly WireOrder[]) => void,
): SelectingAll => {
  const [running, setRunning] = useState<SelectingAll['running']>(null)
  const stopping = useRef<AbortController | null>(null)
  const body = {
    ...pageRequest({ ...search, page: undefined }, A_REQUEST, policy, clock),
    fields: fieldsFor([]),
  }
  useEffect(() => () => stopping.current?.abort(), [])

  const read = async (signal: AbortSignal): Promise<void> => {
    const found = new Map<string, WireOrder>()
    let total = 1
    for (let offset = 0; offset < Math.min(total, MOST_SELECTED); offset += A_REQUEST) {
      // How many there are is counted once.
      const page = await fetchPage({ ...body, offset }, signal, offset === 0 ? 'estimated' : 'none')
      if (page.orders.length === 0) break
      if (offset === 0) total = page.total
      for (const order of page.orders) found.set(order._id, order)
      setRunning({ count: found.size, of: Math.min(total, MOST_SELECTED) })
    }
    onSelected([...found.values()].slice(0, MOST_SELECTED))
  }
  const start = (): void => {
    const stop = new AbortController()
    stopping.current = stop
    setRunning({ count: 0, of: 0 })
    read(stop.signal)
      .catch((thrown: unknown) => {
        if (!stop.signal.aborted) notify.failure(thrown)
      })
      .finally(() => setRunning(null))
  }
  return { running, start, stop: () => stopping.current?.abort() }
}
